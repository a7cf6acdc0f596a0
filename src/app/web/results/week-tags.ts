import { addDays, type CalendarDate, dayNumber } from '../../../kernel/dates/calendar-date.ts';
import type { ListStay } from '../../../stay/rules/stay-address.ts';

const DAYS = 7;
/** Day number of the first Monday of 1970. `tags_of_nights` in `db/schema/pages.sql` counts weeks from the same day. */
const FIRST_MONDAY = 4;

function weekOf(night: CalendarDate): number {
  return Math.floor((dayNumber(night) - FIRST_MONDAY) / DAYS);
}

function nightsOf({ selection, flexible }: ListStay): { first: CalendarDate; last: CalendarDate } | null {
  if (selection.kind === 'stay') return { first: selection.check_in, last: addDays(selection.check_out, -1) };
  return flexible && { first: flexible.from, last: addDays(flexible.until, -1) };
}

/**
 * Returns one tag per week of the stay. A change to nights in that week evicts the list.
 * @example weekTags(52015, { ...NO_STAY, selection: { kind: 'stay', check_in: '2027-08-01', check_out: '2027-08-03' } }) // ['week:52015:3003', 'week:52015:3004'], a Sunday and a Monday
 */
export function weekTags(cittaId: number, stay: ListStay): string[] {
  const nights = nightsOf(stay);
  if (nights === null) return [];
  const first = weekOf(nights.first);
  const count = weekOf(nights.last) - first + 1;
  return Array.from({ length: count }, (_, week) => `week:${cittaId}:${first + week}`);
}
