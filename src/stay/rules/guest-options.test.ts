import { expect, test } from 'vitest';
import { guestOptions } from './guest-options.ts';

test.each([
  ["1 up to the accommodation's posti_letto", 6, [1, 2, 3, 4, 5, 6]],
  ['a single bed', 1, [1]],
  ['defaulting to 4 when unknown', null, [1, 2, 3, 4]],
  ['no beds is not known either', 0, [1, 2, 3, 4]],
])('%s', (_, posti_letto, expected) => {
  expect(guestOptions(posti_letto)).toEqual(expected);
});
