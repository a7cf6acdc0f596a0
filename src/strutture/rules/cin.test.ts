import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cin, decodeCin, parseCin, cinToCheck, type CinDescription, type CinFacts, describeCin } from './cin.ts';

describe('parseCin', () => {
  test.each([
    ['8 characters', 'ABCD1234', 'ITABCD1234'],
    ['17 characters', 'ABCDEFGH123456789', 'ITABCDEFGH123456789'],
    ['a real code of 18 characters with IT', 'IT052015C2ABCD1234', 'IT052015C2ABCD1234'],
    ['the same code without IT', '052015C2ABCD1234', 'IT052015C2ABCD1234'],
    ['lower case', 'it052015c2abcd1234', 'IT052015C2ABCD1234'],
    ['outer blanks', ' \n it052015c2abcd1234\t', 'IT052015C2ABCD1234'],
    ['inner blanks and dashes', 'IT 052015-C2–ABCD\u00a01234', 'IT052015C2ABCD1234'],
    ['a narrow no-break space and a long dash', 'IT\u202f052015\u2014C2ABCD1234', 'IT052015C2ABCD1234'],
    ['O and 0 as different characters', 'ABCDO000', 'ITABCDO000'],
    ['IT within the code', 'ABIT1234', 'ITABIT1234'],
    ['a second IT, which belongs to the code', 'ITIT123456', 'ITIT123456'],
  ])('accepts %s', (_, text, cin) => expect(parseCin(text)).toBe(cin));

  test.each([
    ['an empty string', ''],
    ['7 characters', 'ABCD123'],
    ['7 characters after IT', 'ITABCD123'],
    ['18 characters without IT instead of truncating them', 'ABCDEFGH1234567890'],
    ['18 characters after IT', 'ITABCDEFGH1234567890'],
    ['long s', 'ſBCD1234'],
    ['dotless i', 'ıBCD1234'],
    ['sharp s, which grows when upper-cased', 'ßBCD1234'],
    ['the Kelvin sign', '\u212aBCD1234'],
    ['Cyrillic letters', 'АВСD1234'],
    ['Arabic digits', 'ABCD123٤'],
    ['a zero-width space', 'ABCD\u200b1234'],
    ['an inner line break', 'ABCD\n1234'],
  ])('rejects %s', (_, text) => expect(parseCin(text)).toBeNull());

  test('leaves a normalised CIN unchanged', () => {
    const code = fc
      .stringMatching(/^[A-Za-z0-9]{8,17}$/)
      .map(parseCin)
      .filter((cin): cin is Cin => cin !== null);
    fc.assert(
      fc.property(code, (cin) => {
        expect(parseCin(cin)).toBe(cin);
      }),
    );
  });
});

test.each([
  ['IT052015C2DEMO000A', { citta_id: 52015, classe: 'C2' }],
  ['IT001272B4X', { citta_id: 1272, classe: 'B4' }],
  ['IT05201C2ABCD1234', null],
  ['IT052015CCABCD1234', null],
  ['IT052015C2', null],
  ['IT052015C2ABCD12345', null],
])('decodes the comune and class of the CIN %s as %j', (text, decoded) =>
  expect(decodeCin(text as Cin)).toEqual(decoded),
);

test.each([
  ['', null],
  ['ABCD123', null],
  ['ABCD1234', 'ITABCD1234'],
  ['IT052015', null],
  ['IT052015C2', 'IT052015C2'],
  ['it 052015 – c2', 'IT052015C2'],
  ['IT052015C2ABCD1234', 'IT052015C2ABCD1234'],
  ['IT052015C2ABCD12345XX', null],
  ['ABCD/1234', null],
  ['        ', null],
])('for the typed text %j, cinToCheck returns %j', (typed, cin) => {
  expect(cinToCheck(typed)).toBe(cin);
});

const facts: CinFacts = {
  cin: 'IT052015C2ABCD1234' as Cin,
  cinTown: { id: 52015, nome: 'Montepulciano' },
  citta_id: 52015,
  tipi: ['casa_vacanza'],
};
const fits: CinDescription = { comune: 'Montepulciano', classe: 'C2', notes: [] };

test.each([
  ['without a note if town and type match', {}, fits],
  ['without a note if no town is chosen', { citta_id: null }, fits],
  ['without a note if no type is chosen', { tipi: [] }, fits],
  ['with a note if the chosen town differs', { citta_id: 48017 }, { ...fits, notes: ['altroComune'] }],
  ['without a comune if the comune code is unknown', { cinTown: null }, { ...fits, comune: null }],
  [
    'with a note if the class does not match the chosen type',
    { tipi: ['agriturismo'] },
    { ...fits, notes: ['classeDiversa'] },
  ],
  ['without a note if one of the chosen types matches', { tipi: ['agriturismo', 'affittacamere'] }, fits],
  [
    'with two notes if both town and type differ',
    { citta_id: 48017, tipi: ['bb'] },
    { ...fits, notes: ['altroComune', 'classeDiversa'] },
  ],
  ['as null if the code is not in the national form', { cin: 'ITABCD1234' as Cin }, null],
] satisfies [string, Partial<CinFacts>, CinDescription | null][])('describes a CIN: %s', (_, change, expected) => {
  expect(describeCin({ ...facts, ...change })).toEqual(expected);
});
