import { expect, test } from 'vitest';
import { guestOptions } from './guest-options.ts';

test.each([
  ['1 up to posti_letto', 6, [1, 2, 3, 4, 5, 6]],
  ['a single bed', 1, [1]],
  ['4 if the number of beds is unknown', null, [1, 2, 3, 4]],
  ['4 if the number of beds is 0', 0, [1, 2, 3, 4]],
])('offers %s', (_, posti_letto, expected) => {
  expect(guestOptions(posti_letto)).toEqual(expected);
});
