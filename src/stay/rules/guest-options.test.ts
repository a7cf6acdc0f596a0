import { expect, test } from 'vitest';
import { guestOptions } from './guest-options.ts';

test.each([
  ['1 to posti_letto guests', 6, [1, 2, 3, 4, 5, 6]],
  ['one guest for a single bed', 1, [1]],
  ['1 to 4 guests if the number of beds is unknown', null, [1, 2, 3, 4]],
  ['1 to 4 guests if the number of beds is 0', 0, [1, 2, 3, 4]],
])('guestOptions offers %s', (_, posti_letto, expected) => {
  expect(guestOptions(posti_letto)).toEqual(expected);
});
