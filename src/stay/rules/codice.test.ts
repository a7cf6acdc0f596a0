import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODICE_LENGTH, CODICE_ALPHABET, formatCodice, readCodice, riferimento } from './codice.ts';

test.each([
  ['a code in stored form', 'ABCDEFGHJKMNPQR0', 'ABCDEFGHJKMNPQR0'],
  ['groups in lower case with surrounding spaces', ' abcd-efgh jkmn-pqr0 ', 'ABCDEFGHJKMNPQR0'],
  ['letters that look like digits', 'OIL0-OIL0-OIL0-OIL0', '0110011001100110'],
  ['the letter U, which the alphabet omits', 'UBCDEFGHJKMNPQR0', null],
  ['a code that is too short', 'ABCDEFGHJKMNPQR', null],
  ['a code that is too long', 'ABCDEFGHJKMNPQR00', null],
  ['a letter that becomes valid only by upper-casing', 'ſBCDEFGHJKMNPQRK', null],
  ['an empty string', '', null],
])('readCodice returns $2 for %s', (_, typed, expected) => {
  expect(readCodice(typed)).toBe(expected);
});

test('formats a code in groups of four, parses it back and uses the first two groups as the reference', () => {
  const signs = fc.string({
    unit: fc.constantFrom(...CODICE_ALPHABET.split('')),
    minLength: CODICE_LENGTH,
    maxLength: CODICE_LENGTH,
  });
  fc.assert(
    fc.property(signs, (codice) => {
      expect(formatCodice(codice)).toMatch(/^.{4}-.{4}-.{4}-.{4}$/);
      expect(readCodice(formatCodice(codice))).toBe(codice);
      expect(riferimento(codice)).toBe(formatCodice(codice).slice(0, 9));
    }),
  );
});
