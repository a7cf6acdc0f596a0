import { addMonthsClamped, type CalendarDate } from '../../kernel/dates/calendar-date.ts';

/** Number of months after departure for which an event stays in the table used for availability. Events do not change after that time. */
const MONTHS = 12;

/**
 * Returns the departure date up to which events count as past. Past events are stored in partitions by year (ADR 0141). A window
 * of nights that begins on this day or later contains none of them.
 * @example pastUntil('2026-11-27') // '2025-11-27'
 */
export function pastUntil(today: CalendarDate): CalendarDate {
  return addMonthsClamped(today, -MONTHS);
}

/** @example isLongOver('2025-11-27', '2026-11-27') // true */
export function isLongOver(end: CalendarDate, today: CalendarDate): boolean {
  return end <= pastUntil(today);
}

/** @example reachesPast('2025-11-26', '2026-11-27') // true */
export function reachesPast(start: CalendarDate, today: CalendarDate): boolean {
  return start < pastUntil(today);
}
