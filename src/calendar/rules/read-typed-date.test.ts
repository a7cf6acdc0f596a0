import { expect, test } from 'vitest';
import { readTypedDate } from './read-typed-date.ts';

test.each([
  ['30/11/2026', '2026-11-30'],
  ['3/2/2027', '2027-02-03'],
  [' 03.12.2026 ', '2026-12-03'],
  ['3-12-26', '2026-12-03'],
  ['3 12 2026', '2026-12-03'],
  ['2026-12-03', '2026-12-03'],
  ['31/02/2027', null],
  ['12/2026', null],
  ['domani', null],
  ['', null],
])('readTypedDate parses %j as %s', (text, date) => {
  expect(readTypedDate(text)).toBe(date);
});
