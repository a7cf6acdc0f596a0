import { expect, test } from 'vitest';
import { readRetryAfter } from './read-answer.ts';

const NOW = new Date('2026-11-22T01:00:00Z');

test.each([
  ['120', 120],
  [' 0 ', 0],
  ['Sun, 22 Nov 2026 01:02:30 GMT', 150],
  ['Sun, 22 Nov 2026 00:00:00 GMT', 0],
  [undefined, null],
  ['', null],
  ['-5', null],
  ['1.5', null],
  ['2027', 2027],
  ['domani', null],
  ['2026-11-22', null],
  ['Sun, 99 Nov 2026 01:02:30 GMT', null],
  ['9999999999999', null],
])('readRetryAfter with `Retry-After: %s` returns %s', (header, seconds) =>
  expect(readRetryAfter(header, NOW)).toBe(seconds),
);
