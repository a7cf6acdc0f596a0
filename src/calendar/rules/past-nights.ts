import { addMonthsClamped, type CalendarDate } from '../../kernel/dates/calendar-date.ts';

/** Months between an event's departure date and its move to the past events. By then, the event no longer changes. */
const MONTHS = 12;

/**
 * Returns the departure date up to which events are in the yearly partitions of past events (ADR 0141).
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
