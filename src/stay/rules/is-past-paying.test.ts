import { expect, test } from 'vitest';
import { isPastPaying } from './is-past-paying.ts';

const ENDS = new Date('2026-11-22T10:00:00Z');

test.each([
  ['a day after its end', ENDS, '2026-11-23T10:00:00Z', true],
  ['a moment before', ENDS, '2026-11-23T09:59:59Z', false],
  ['without an end', null, '2026-11-23T10:00:00Z', false],
] as const)('%s', (_, expires_at, now, expected) => {
  expect(isPastPaying(expires_at, new Date(now))).toBe(expected);
});
