import { expect, test } from 'vitest';
import { dueReminders } from './due-reminders.ts';

const EXPIRES = new Date('2026-11-23T10:00:00Z');

test.each([
  ['right after the request', '2026-11-22T10:00:00.000Z', 0],
  ['just under 3 hours after the request', '2026-11-22T12:59:59.999Z', 0],
  ['3 hours after the request', '2026-11-22T13:00:00.000Z', 1],
  ['just under 12 hours after the request', '2026-11-22T21:59:59.999Z', 1],
  ['12 hours after the request', '2026-11-22T22:00:00.000Z', 2],
  ['after an outage of 13 hours', '2026-11-22T23:00:00.000Z', 2],
  ['after the clock was set back', '2026-11-22T09:00:00.000Z', 0],
])('%s, the number of due reminders is %s', (_, now, due) => {
  expect(dueReminders(EXPIRES, new Date(now))).toBe(due);
});
