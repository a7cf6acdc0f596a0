import {
  type CalendarDate,
  addDays,
  type CalendarMonth,
  addMonths,
  firstOfMonth,
} from '../../kernel/dates/calendar-date.ts';
import type { Nights } from './feed.ts';
import { OWNER_WEEK_START, lastShown } from '../../ui/rules/month-weeks.ts';

export const AGENDA_DAYS = 30;

/**
 * Groups events by start day. Events that began earlier are listed under the first day.
 * @example agenda([{ start: '2026-11-18', end: '2026-11-24' }], '2026-11-22')
 * // one day, the 22nd, with the stay that is in progress
 */
export function agenda<E extends Nights>(
  events: readonly E[],
  from: CalendarDate,
  days = AGENDA_DAYS,
): { day: CalendarDate; events: E[] }[] {
  const shown = events.filter(({ start, end }) => end > from && start < addDays(from, days));
  const byDay = Map.groupBy(
    shown.toSorted((one, other) => one.start.localeCompare(other.start) || one.end.localeCompare(other.end)),
    ({ start }) => (start > from ? start : from),
  );
  return [...byDay].map(([day, those]) => ({ day, events: those }));
}

const MARGIN_DAYS = 7;

/**
 * Returns the days to load, both ends included: the month and a week on either side, extended if the month grid or the list ends
 * later.
 * @example eventWindow('2027-01') // { start: '2026-12-25', end: '2027-02-07' }
 */
export function eventWindow(month: CalendarMonth, listFrom: CalendarDate = firstOfMonth(month)): Nights {
  const ends = [
    addDays(firstOfMonth(addMonths(month, 1)), MARGIN_DAYS - 1),
    lastShown(month, OWNER_WEEK_START),
    addDays(listFrom, AGENDA_DAYS - 1),
  ];
  return {
    start: addDays(firstOfMonth(month), -MARGIN_DAYS),
    end: ends.reduce((latest, day) => (day > latest ? day : latest)),
  };
}
