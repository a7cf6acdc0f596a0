import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedForms, foldName, pickByName } from './fold-name.ts';

test.each([
  ['  ROMA ', 'roma'],
  ['Forlì'.normalize('NFD'), 'forli'],
  ["Forli'", 'forli'],
  ["Sant'Agata de' Goti", 'sant agata de goti'],
  ['Sant’Agata de’ Goti', 'sant agata de goti'],
  ['Pont-Canavese', 'pont canavese'],
  ['Jovençan', 'jovencan'],
  ['Eppan an der Weinstraße', 'eppan an der weinstrasse'],
  ['St. Ulrich', 'st ulrich'],
])('foldName normalises accents, apostrophes, hyphens, case and blanks: %s → %s', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

test('foldName returns only letters, digits and single blanks, and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const folded = foldName(name);
      expect(folded).toMatch(/^([a-z0-9]+( [a-z0-9]+)*)?$/);
      expect(foldName(folded)).toBe(folded);
    }),
  );
  expect(foldName("R%o_ma'--\u0000")).toBe('r o ma');
});

test.each([
  ['Bolzano/Bozen', ['bolzano bozen', 'bolzano', 'bozen']],
  ['Bolzano - Bozen', ['bolzano bozen', 'bolzano', 'bozen']],
  ['Tripi - Abakainon', ['tripi abakainon', 'tripi', 'abakainon']],
  ['Naz-Sciaves', ['naz sciaves']],
  ['Gais/Gais', ['gais gais', 'gais']],
  ['/', []],
  [`Roma${' '.repeat(196)}`, ['roma']],
  [`Roma${' '.repeat(197)}`, []],
])('foldedForms returns a name and the halves of a bilingual name: %s → %j', (name, forms) => {
  expect(foldedForms(name)).toEqual(forms);
});

const candidates = [
  { citta_id: 13130, nome_folded: 'livo', priority: 1 },
  { citta_id: 22106, nome_folded: 'livo', priority: 1 },
  { citta_id: 68015, nome_folded: 'corvara', priority: 1 },
  { citta_id: 21026, nome_folded: 'corvara', priority: 2 },
  { citta_id: 21026, nome_folded: 'corvara in badia corvara', priority: 2 },
  { citta_id: 22035, nome_folded: 'calliano', priority: 1 },
  { citta_id: 5014, nome_folded: 'calliano', priority: 3 },
  { citta_id: 68033, nome_folded: 'popoli', priority: 3 },
];

test.each([
  ['returns both homonyms', 'Livo', [13130, 22106]],
  ['prefers a current name to a name in the second language', 'Corvara', [68015]],
  ['prefers a whole bilingual name to its halves', 'Corvara in Badia/Corvara', [21026]],
  ['prefers a current name to a former one', 'Calliano', [22035]],
  ['finds a former name that is no longer in use', 'Popoli', [68033]],
  ['returns nothing for an unknown name', 'Atlantide', []],
])('pickByName %s', (_sentence, name, ids) => {
  expect(pickByName(foldedForms(name), candidates)).toEqual(ids);
});
