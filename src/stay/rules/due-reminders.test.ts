import { expect, test } from 'vitest';
import { dueReminders } from './due-reminders.ts';

const EXPIRES = new Date('2026-11-23T10:00:00Z');

test.each([
  ['at once', '2026-11-22T10:00:00.000Z', 0],
  ['a moment before 3 hours', '2026-11-22T12:59:59.999Z', 0],
  ['after 3 hours', '2026-11-22T13:00:00.000Z', 1],
  ['a moment before 12 hours', '2026-11-22T21:59:59.999Z', 1],
  ['after 12 hours', '2026-11-22T22:00:00.000Z', 2],
  ['after an outage of 13 hours', '2026-11-22T23:00:00.000Z', 2],
  ['by a clock that was set back', '2026-11-22T09:00:00.000Z', 0],
])('%s: %s', (_, now, due) => {
  expect(dueReminders(EXPIRES, new Date(now))).toBe(due);
});
