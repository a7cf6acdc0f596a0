import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import type { CalendarConflict, CalendarEvent } from '../../property-contract.ts';
import type { Nights } from '../../rules/feed.ts';

export type GridEvent = Omit<CalendarEvent, 'start_date' | 'end_date'> & Nights;

export type GridConflict = Omit<CalendarConflict, 'start_date' | 'end_date'> & Nights;

export function takes(event: Nights, day: CalendarDate): boolean {
  return event.start <= day && day < event.end;
}
