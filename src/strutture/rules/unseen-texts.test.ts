import { describe, expect, test } from 'vitest';
import type { Line } from './list-changes.ts';
import { unseenTexts } from './unseen-texts.ts';

const lines = (texts: Record<string, string>): Line[] =>
  Object.entries(texts).map(([key, testo]) => ({ key, campo: key, testo }));
const CASALE = lines({ nome: 'Casale', descrizione: 'Quieto.' });

describe('unseenTexts', () => {
  test.each([
    ['a changed text', null, { nome: 'Villa', descrizione: 'Quieto.' }, CASALE],
    ['an added text', null, { nome: 'Casale', descrizione: 'Quieto.', regole: 'Niente feste.' }, CASALE],
    ['a removed text', null, { nome: 'Casale' }, CASALE],
    ['no changed text', null, { nome: 'Casale', descrizione: 'Quieto.' }, null],
    ['the same texts in another order', null, { descrizione: 'Quieto.', nome: 'Casale' }, null],
    [
      'a text that is changed twice',
      { nome: 'Podere', descrizione: 'Quieto.' },
      { nome: 'Villa', descrizione: 'Quieto.' },
      lines({ nome: 'Podere', descrizione: 'Quieto.' }),
    ],
    ['restored texts', { nome: 'Villa', descrizione: 'Quieto.' }, { nome: 'Villa', descrizione: 'Quieto.' }, null],
  ])(
    "returns the texts last seen, or null if the owner's texts do not differ from them: %s",
    (_, seen, after, expected) => {
      const change = { before: CASALE, after: lines(after), by: 'owner' as const };
      expect(unseenTexts({ ...change, seen: seen && lines(seen) })).toEqual(expected);
    },
  );

  test("counts an administrator's own changes as seen and keeps listing the owner's changes", () => {
    const write = (seen: Record<string, string> | null, after: Record<string, string>) =>
      unseenTexts({ seen: seen && lines(seen), before: CASALE, after: lines(after), by: 'admin' });
    expect(write(null, { nome: 'Villa', descrizione: 'Quieto.' })).toBeNull();
    expect(write({ nome: 'Podere', descrizione: 'Quieto.' }, { nome: 'Villa', descrizione: 'Quieto.' })).toBeNull();
    expect(write({ nome: 'Podere', descrizione: 'Quieto.' }, { nome: 'Casale' })).toEqual(lines({ nome: 'Podere' }));
    expect(write({ nome: 'Podere' }, { nome: 'Casale', descrizione: 'Altro.' })).toEqual(
      lines({ nome: 'Podere', descrizione: 'Altro.' }),
    );
  });
});
