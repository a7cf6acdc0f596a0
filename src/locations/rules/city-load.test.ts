import { expect, test } from 'vitest';
import { waitAfterAttempt } from './city-load.ts';

test('waitAfterAttempt: "up to 3 attempts, waiting 2 s then 4 s between attempts"', () => {
  expect([1, 2, 3].map(waitAfterAttempt)).toEqual([2000, 4000, null]);
});
