import { expect, test } from 'vitest';
import { isDraftOver, isUploadGood } from './draft-life.ts';

const NOW = Date.UTC(2026, 10, 23, 9);
const HOURS = 3_600_000;

test.each([
  ['just written', NOW, false],
  ['of 29 days and 23 hours', NOW - (30 * 24 - 1) * HOURS, false],
  ['of 30 days', NOW - 30 * 24 * HOURS, true],
  ['of last year', Date.UTC(2025, 10, 23), true],
  ['of tomorrow, by a clock that was wrong', NOW + 24 * HOURS, false],
  ['of no moment', Number.NaN, true],
])('determines the expiry of a draft that was saved %s', (_, saved_at, isOver) => {
  expect(isDraftOver({ saved_at, now: NOW })).toBe(isOver);
});

test.each([
  ['just now', NOW, true],
  ['11 hours ago', NOW - 11 * HOURS, true],
  ['12 hours ago', NOW - 12 * HOURS, false],
  ['at no moment', Number.NaN, false],
])('determines whether an upload can still be sent, if it was uploaded %s', (_, stored_at, isGood) => {
  expect(isUploadGood({ stored_at, now: NOW })).toBe(isGood);
});
