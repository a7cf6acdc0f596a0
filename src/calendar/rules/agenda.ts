import { type CalendarDate, addDays } from '../../kernel/calendar-date.ts';
import type { Nights } from './feed.ts';

/** Nights that the list shows (PRODUCT.md § 9). */
export const AGENDA_DAYS = 30;

/**
 * The events of some nights by the day they begin, those under way under the first day.
 * @example agenda([{ start: '2026-11-18', end: '2026-11-24' }], '2026-11-22') // one day, the 22nd, with the stay under way
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
