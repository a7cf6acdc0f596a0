import { expect, test } from 'vitest';
import { isDraftOver, isUploadGood } from './draft-life.ts';

const NOW = Date.UTC(2026, 10, 23, 9);
const HOURS = 3_600_000;

test.each([
  ['just now', NOW, false],
  ['29 days and 23 hours ago', NOW - (30 * 24 - 1) * HOURS, false],
  ['30 days ago', NOW - 30 * 24 * HOURS, true],
  ['last year', Date.UTC(2025, 10, 23), true],
  ['in the future because of a wrong clock', NOW + 24 * HOURS, false],
  ['at an invalid time', Number.NaN, true],
])('isDraftOver returns $2 for a draft saved %s', (_, saved_at, isOver) => {
  expect(isDraftOver({ saved_at, now: NOW })).toBe(isOver);
});

test.each([
  ['just now', NOW, true],
  ['11 hours ago', NOW - 11 * HOURS, true],
  ['12 hours ago', NOW - 12 * HOURS, false],
  ['at an invalid time', Number.NaN, false],
])('isUploadGood returns $2 for an upload stored %s', (_, stored_at, isGood) => {
  expect(isUploadGood({ stored_at, now: NOW })).toBe(isGood);
});
