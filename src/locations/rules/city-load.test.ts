import { expect, test } from 'vitest';
import { waitAfterAttempt } from './city-load.ts';

test.each([
  { attempt: 1, wait: 2000 },
  { attempt: 2, wait: 4000 },
  { attempt: 3, wait: null },
])('"up to 3 attempts, waiting 2 s then 4 s between attempts": after attempt $attempt, $wait', ({ attempt, wait }) => {
  expect(waitAfterAttempt(attempt)).toBe(wait);
});
