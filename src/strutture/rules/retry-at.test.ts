import { expect, test } from 'vitest';
import { retryAt } from './retry-at.ts';

const now = new Date('2026-11-28T08:00:00Z');

test.each([
  [0, 5],
  [1, 10],
  [3, 40],
  [9, 1440],
  [32_000, 1440],
])('after %i earlier failures, waits %i minutes before the retry', (attempts, minutes) => {
  expect((retryAt(attempts, now).getTime() - now.getTime()) / 60_000).toBe(minutes);
});
