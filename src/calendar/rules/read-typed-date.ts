import { type CalendarDate, parseCalendarDate } from '../../kernel/dates/calendar-date.ts';

const TYPED = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/;

/**
 * Parses a date entered as day, month and year, or in ISO format. Returns `null` if it is invalid.
 * @example readTypedDate('3/12/26') // '2026-12-03'
 */
export function readTypedDate(text: string): CalendarDate | null {
  const [, day, month, year] = TYPED.exec(text.trim()) ?? [];
  if (day === undefined || month === undefined || year === undefined) return parseCalendarDate(text.trim());
  return parseCalendarDate(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
