import { type CalendarDate, type CalendarMonth, addDays, addMonths, firstOfMonth } from '../../kernel/calendar-date.ts';
import { KEEPER_WEEK_START, lastShown } from '../../ui/rules/month-weeks.ts';
import { AGENDA_DAYS } from './agenda.ts';
import type { Nights } from './feed.ts';

/** Days asked for before and after a month (PRODUCT.md § 7). */
const MARGIN_DAYS = 7;

/**
 * The days whose events are asked for, both included: a month with seven days on either side, further where its grid or a
 * list that begins at `listFrom` shows more.
 * @example eventWindow('2027-01') // { start: '2026-12-25', end: '2027-02-07' }
 */
export function eventWindow(month: CalendarMonth, listFrom: CalendarDate = firstOfMonth(month)): Nights {
  const ends = [
    addDays(firstOfMonth(addMonths(month, 1)), MARGIN_DAYS - 1),
    lastShown(month, KEEPER_WEEK_START),
    addDays(listFrom, AGENDA_DAYS - 1),
  ];
  return {
    start: addDays(firstOfMonth(month), -MARGIN_DAYS),
    end: ends.reduce((latest, day) => (day > latest ? day : latest)),
  };
}
