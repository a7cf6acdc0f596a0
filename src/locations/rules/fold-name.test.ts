import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldedForms, foldName } from './fold-name.ts';

describe('accents, apostrophes, hyphens, case and blanks make no difference', () => {
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
  ])('%s → %s', (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });
});

test('no name acts as a pattern: only letters, digits and single blanks are left, and folding again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const folded = foldName(name);
      expect(folded).toMatch(/^([a-z0-9]+( [a-z0-9]+)*)?$/);
      expect(foldName(folded)).toBe(folded);
    }),
  );
  expect(foldName("R%o_ma'--\u0000")).toBe('r o ma');
});

describe('either half of a bilingual name finds its place', () => {
  test.each([
    ['Bolzano/Bozen', ['bolzano bozen', 'bolzano', 'bozen']],
    ['Bolzano - Bozen', ['bolzano bozen', 'bolzano', 'bozen']],
    ['Tripi - Abakainon', ['tripi abakainon', 'tripi', 'abakainon']],
    ['Naz-Sciaves', ['naz sciaves']],
    ['Gais/Gais', ['gais gais', 'gais']],
    ['/', []],
    [`Roma${' '.repeat(196)}`, ['roma']],
    [`Roma${' '.repeat(197)}`, []],
  ])('%s → %j', (name, forms) => {
    expect(foldedForms(name)).toEqual(forms);
  });
});
