import { expect, test } from 'vitest';
import { waitAfterAttempt } from './city-load.ts';

test('waitAfterAttempt returns 2 s after the first attempt, 4 s after the second and null after the third', () => {
  expect([1, 2, 3].map(waitAfterAttempt)).toEqual([2000, 4000, null]);
});
