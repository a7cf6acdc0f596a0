import { type CalendarDate, daysBetween } from '../../kernel/dates/calendar-date.ts';
import { MAX_NIGHTS } from '../../stay/rules/booking.ts';
import { calendarHorizon } from '../../stay/rules/calendar-horizon.ts';
import { arrivalsOf, type FlexibleStay, MAX_WINDOW_DAYS } from '../../stay/rules/flexible-stay.ts';
import type { SearchCriteria, StayCriteria } from './search-criteria.ts';

/**
 * Returns whether the dates of a stay can be booked. `null` means any dates, which is always possible.
 * @example isStayPossible({ check_in: '2026-11-20', check_out: '2026-11-22' }, '2026-11-21') // false
 */
export function isStayPossible(stay: StayCriteria | null, today: CalendarDate): boolean {
  if (stay === null) return true;
  const nights = daysBetween(stay.check_in, stay.check_out);
  return stay.check_in >= today && stay.check_out <= calendarHorizon(today) && nights >= 1 && nights <= MAX_NIGHTS;
}

/** @example isFlexiblePossible({ from: '2026-11-01', until: '2026-11-05', nights: 2, weekend: false }, '2026-11-21') // false */
export function isFlexiblePossible(flexible: FlexibleStay | null, today: CalendarDate): boolean {
  if (flexible === null) return true;
  const { from, until } = flexible;
  const isInCalendar = from >= today && until <= calendarHorizon(today);
  return isInCalendar && daysBetween(from, until) <= MAX_WINDOW_DAYS && arrivalsOf(flexible).length > 0;
}

/** @example areDatesPossible({ stay: null, flexible: null }, '2026-11-21') // true */
export function areDatesPossible(
  { stay, flexible }: Pick<SearchCriteria, 'stay' | 'flexible'>,
  today: CalendarDate,
): boolean {
  return isStayPossible(stay, today) && isFlexiblePossible(flexible, today);
}
