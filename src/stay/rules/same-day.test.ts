import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { answerDeadline, needsSameDayConfirmation, sameDayTerms, secondsToNextHour } from './same-day.ts';

const d = (text: string) => text as CalendarDate;
const at = (instant: string) => new Date(instant);

describe('sameDayTerms and needsSameDayConfirmation', () => {
  test.each([
    ['one second before the cut-off hour', 18, '2026-11-28T16:59:59Z', false],
    ['at the cut-off hour', 18, '2026-11-28T17:00:00Z', true],
    ['later on the evening of the same day', 18, '2026-11-28T21:30:00Z', true],
    ['the last second of the day', 18, '2026-11-28T22:59:59Z', true],
    ['midnight, when a new day begins', 18, '2026-11-28T23:00:00Z', false],
    ['at the cut-off hour in summer time, an hour earlier in UTC', 18, '2026-07-28T16:00:00Z', true],
    ['at midnight with the cut-off hour 0', 0, '2026-11-28T23:00:00Z', true],
    ['in the last second of the day with the cut-off hour 24', 24, '2026-11-28T22:59:59Z', false],
    ['at 23:00 with the cut-off hour 23', 23, '2026-11-28T22:00:00Z', true],
    ['spring: 03:00 after the skipped 02:00', 2, '2027-03-28T01:00:00Z', true],
    ['spring: 01:59, before the skipped 02:00', 2, '2027-03-28T00:59:59Z', false],
    ['autumn: the second 02:30, before 03:00', 3, '2026-10-25T01:30:00Z', false],
    ['autumn: 03:00, after the second 02:59', 3, '2026-10-25T02:00:00Z', true],
    ['autumn: 18:00 on the day of the change', 18, '2026-10-25T17:00:00Z', true],
    ['spring: 18:00 on the day of the change', 18, '2027-03-28T16:00:00Z', true],
  ])('sameDayTerms sets is_past to $3: %s', (_, ora_limite_oggi, now, is_past) => {
    expect(sameDayTerms(ora_limite_oggi, at(now))).toEqual({ ora_limite_oggi, is_past });
  });

  const evening = { ora_limite_oggi: 18, is_past: true };
  test.each([
    ['arrival today, after the cut-off hour', '2026-11-28', evening, true],
    ['arrival today, before the cut-off hour', '2026-11-28', { ...evening, is_past: false }, false],
    ['arrival tomorrow, after the cut-off hour', '2026-11-29', evening, false],
    ['no arrival selected', null, evening, false],
  ])('needsSameDayConfirmation returns $3: %s', (_, check_in, terms, isRequest) => {
    expect(needsSameDayConfirmation(check_in === null ? null : d(check_in), d('2026-11-28'), terms)).toBe(isRequest);
  });
});

test.each([
  ['arrival in a week', '2026-12-05', '2026-11-28T18:00:00Z', '2026-11-29T18:00:00.000Z'],
  ['arrival tomorrow', '2026-11-29', '2026-11-28T18:00:00Z', '2026-11-29T18:00:00.000Z'],
  ['arrival today', '2026-11-28', '2026-11-28T18:00:00Z', '2026-11-28T22:59:59.000Z'],
  ['requested just after midnight for today', '2026-11-28', '2026-11-27T23:00:00Z', '2026-11-28T22:59:59.000Z'],
  ['autumn: a day of 25 hours', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T22:00:00.000Z'],
  ['spring: a day of 23 hours', '2027-03-28', '2027-03-27T23:00:00Z', '2027-03-28T21:59:59.000Z'],
  ['authorised after the day of arrival', '2026-11-28', '2026-11-28T23:05:00Z', '2026-11-28T22:59:59.000Z'],
])(
  'answerDeadline returns the time 24 hours later or, if earlier, the end of the day of arrival: %s',
  (_, check_in, now, deadline) => {
    expect(answerDeadline(d(check_in), at(now)).toISOString()).toBe(deadline);
  },
);

test.each([
  ['2026-11-28T16:59:30Z', 30],
  ['2026-11-28T17:00:00Z', 3600],
  ['2026-11-28T17:00:00.900Z', 3599],
  ['2026-11-28T17:59:59.999Z', 0],
])('secondsToNextHour at %s returns %i', (now, seconds) => {
  expect(secondsToNextHour(at(now))).toBe(seconds);
});
