import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { analyticsWindow } from './analytics-window.ts';

const day = (text: string) => text as CalendarDate;
const today = day('2026-11-30');

test.each([
  ['the last 30 days if no days are given', {}, ['2026-11-01', '2026-11-30', '2026-10-02']],
  ['a single given day', { dal: today, al: today }, ['2026-11-30', '2026-11-30', '2026-11-29']],
  ['the days from a given day until today', { dal: day('2026-11-24') }, ['2026-11-24', '2026-11-30', '2026-11-17']],
  ['the 30 days until a given day', { al: day('2026-03-30') }, ['2026-03-01', '2026-03-30', '2026-01-30']],
  ['a given year', { dal: day('2028-01-01'), al: day('2028-12-31') }, ['2028-01-01', '2028-12-31', '2026-12-31']],
] as const)('analyticsWindow returns %s', (_, query, [dal, al, before]) => {
  expect(analyticsWindow(query, today)).toEqual({ ok: true, value: { dal, al, before } });
});

test.each([
  [{ dal: day('2026-11-30'), al: day('2026-11-29') }, 'reversed'],
  [{ dal: day('2026-12-01') }, 'reversed'],
  [{ dal: day('2027-01-01'), al: day('2028-01-02') }, 'tooLong'],
  [{ dal: day('2000-01-01'), al: day('2099-12-31') }, 'tooLong'],
])('analyticsWindow rejects %j as %s', (query, fault) => {
  expect(analyticsWindow(query, today)).toEqual({ ok: false, fault });
});
