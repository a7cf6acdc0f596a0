import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Nights } from './feed.ts';

export function parseNights({ start_date, end_date }: { start_date: string; end_date: string }): Nights {
  return { start: start_date as CalendarDate, end: end_date as CalendarDate };
}
