import { expect, test } from 'vitest';
import { cinToCheck } from './cin-check.ts';

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
])('"runs live once 8 or more characters are typed; clears below that": %j', (typed, cin) => {
  expect(cinToCheck(typed)).toBe(cin);
});
