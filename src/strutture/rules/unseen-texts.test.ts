import { describe, expect, test } from 'vitest';
import type { Line } from './list-changes.ts';
import { unseenTexts } from './unseen-texts.ts';

const lines = (texts: Record<string, string>): Line[] =>
  Object.entries(texts).map(([key, testo]) => ({ key, campo: key, testo }));
const CASALE = lines({ nome: 'Casale', descrizione: 'Quieto.' });

describe('unseenTexts', () => {
  test.each([
    ['an owner changes one', null, { nome: 'Villa', descrizione: 'Quieto.' }, CASALE],
    ['an owner adds one', null, { nome: 'Casale', descrizione: 'Quieto.', regole: 'Niente feste.' }, CASALE],
    ['an owner removes one', null, { nome: 'Casale' }, CASALE],
    ['an owner changes none', null, { nome: 'Casale', descrizione: 'Quieto.' }, null],
    ['the same texts are in a different order', null, { descrizione: 'Quieto.', nome: 'Casale' }, null],
    [
      'an owner makes another change',
      { nome: 'Podere', descrizione: 'Quieto.' },
      { nome: 'Villa', descrizione: 'Quieto.' },
      lines({ nome: 'Podere', descrizione: 'Quieto.' }),
    ],
    [
      'an owner restores the seen ones',
      { nome: 'Villa', descrizione: 'Quieto.' },
      { nome: 'Villa', descrizione: 'Quieto.' },
      null,
    ],
  ])('compares the texts with the texts that were last seen: %s', (_, seen, after, expected) => {
    const change = { before: CASALE, after: lines(after), by: 'owner' as const };
    expect(unseenTexts({ ...change, seen: seen && lines(seen) })).toEqual(expected);
  });

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
