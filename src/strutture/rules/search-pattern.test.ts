import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchPattern } from './search-pattern.ts';

test.each([
  ['podere', '%podere%'],
  ['  Le Querce ', '%Le Querce%'],
  ['Le  Querce', '%Le Querce%'],
  ['100%', String.raw`%100\%%`],
  ['a_b', String.raw`%a\_b%`],
  ['a\\b', String.raw`%a\\b%`],
  ["dell'orto", '%dell_orto%'],
  ['dell’orto', '%dell_orto%'],
])('for «%s», returns the name pattern %j', (typed, name) => {
  expect(searchPattern(typed)).toMatchObject({ name });
});

test.each([
  ['IT052015', 'IT052015%'],
  ['it 052015-c2', 'IT052015C2%'],
  ['052015', 'IT052015%'],
  ['it', null],
  ['dell’orto', null],
  ['%', null],
  ['052015_', null],
])('for «%s», returns the CIN pattern %j', (typed, cin) => {
  expect(searchPattern(typed)).toMatchObject({ cin });
});

test.each([
  ['anna@example.it', '%anna@example.it%'],
  ['mario_rossi@', String.raw`%mario\_rossi@%`],
  ['gmail', '%gmail%'],
  ['@example.it', '%@example.it%'],
  ['Anna Rossi <anna@example.it>', '%anna@example.it%'],
  ['mailto:anna@example.it', '%anna@example.it%'],
  ['anna@example.it, ', '%anna@example.it%'],
  ['e-mail: anna.rossi@', '%anna.rossi@%'],
  ["o'neil@example.it", '%o_neil@example.it%'],
  ['it', null],
  ['Le Querce', null],
])('for «%s», returns the email pattern %j', (typed, email) => {
  expect(searchPattern(typed)).toMatchObject({ email });
});

test.each([
  ['0578 757012', '%578757012%'],
  ['+39 0578 / 75 70 12', '%578757012%'],
  ['0039 0578-757012', '%578757012%'],
  ['tel:+390578757012', '%578757012%'],
  ['333 123', '%333123%'],
  ['393331234567', '%3331234567%'],
  ['3331234567', '%3331234567%'],
  ['393 123 4567', '%3931234567%'],
  ['+49 (0)171 2345678', '%491712345678%'],
  ['0171 2345678', '%1712345678%'],
  ['0578', '%0578%'],
  ['123', null],
  ['+39', null],
  ['Via 1234', null],
  ['IT052015', null],
])('for «%s», returns the phone pattern %j', (typed, phone) => {
  expect(searchPattern(typed)).toMatchObject({ phone });
});

test("returns null for blank input and 'nothing' for text that no name can contain", () => {
  for (const typed of ['', '   ', '\u200b']) expect(searchPattern(typed)).toBeNull();
  for (const typed of ['a\0b', '\ud800']) expect(searchPattern(typed)).toBe('nothing');
});

test('escapes wildcards in any search text', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const search = searchPattern(typed);
      if (search === null || search === 'nothing') return;
      const inner = search.name.slice(1, -1).replace(/\\[\\%_]/g, '');
      expect(inner).not.toMatch(/[\\%]/);
    }),
  );
});
