import { addMonthsClamped, type CalendarDate } from '../../kernel/dates/calendar-date.ts';

/** So long after its departure an event stays among those by which nights are sold: nobody writes into it any more. */
const MONTHS = 12;

/**
 * The first departure of those that are not long over. Events that ended on an earlier day, or on it, lie by year, out of the way of
 * what can be sold (ADR 0141); a window of nights that begins on it or later touches none of them.
 * @example pastUntil('2026-11-27') // '2025-11-27'
 */
export function pastUntil(today: CalendarDate): CalendarDate {
  return addMonthsClamped(today, -MONTHS);
}

/**
 * Whether nights with this departure are long over.
 * @example isLongOver('2025-11-27', '2026-11-27') // true
 */
export function isLongOver(end: CalendarDate, today: CalendarDate): boolean {
  return end <= pastUntil(today);
}

/**
 * Whether a window of nights may hold some that are long over.
 * @example reachesPast('2025-11-26', '2026-11-27') // true
 */
export function reachesPast(start: CalendarDate, today: CalendarDate): boolean {
  return start < pastUntil(today);
}
