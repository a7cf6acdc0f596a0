import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODICE_LENGTH, CODICE_SIGNS, formatCodice, readCodice, riferimento } from './codice.ts';

test.each([
  ['as it is kept', 'ABCDEFGHJKMNPQR0', 'ABCDEFGHJKMNPQR0'],
  ['in groups, in small letters, with blanks around', ' abcd-efgh jkmn-pqr0 ', 'ABCDEFGHJKMNPQR0'],
  ['letters that look like digits', 'OIL0-OIL0-OIL0-OIL0', '0110011001100110'],
  ['U is no sign', 'UBCDEFGHJKMNPQR0', null],
  ['too short', 'ABCDEFGHJKMNPQR', null],
  ['too long', 'ABCDEFGHJKMNPQR00', null],
  ['letters that only upper-casing makes ours', 'ſBCDEFGHJKMNPQRK', null],
  ['nothing', '', null],
])('%s', (_, typed, expected) => {
  expect(readCodice(typed)).toBe(expected);
});

test('a code is read back from the groups of four that it is shown in', () => {
  const signs = fc.string({
    unit: fc.constantFrom(...CODICE_SIGNS.split('')),
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
