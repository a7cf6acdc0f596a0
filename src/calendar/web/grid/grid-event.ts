import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import type { CalendarConflict, CalendarEvent } from '../../property-contract.ts';
import type { Nights } from '../../rules/feed.ts';
import { parseNights } from '../../rules/parse-nights.ts';

export type GridEvent = Omit<CalendarEvent, 'start_date' | 'end_date'> & Nights;

export type GridConflict = Omit<CalendarConflict, 'start_date' | 'end_date'> & Nights;

export function takes(event: Nights, day: CalendarDate): boolean {
  return event.start <= day && day < event.end;
}

export function readEvents({ events }: { events: readonly CalendarEvent[] }): GridEvent[] {
  return events.map(({ start_date, end_date, ...event }) => ({ ...event, ...parseNights({ start_date, end_date }) }));
}

export function readConflicts(conflicts: readonly CalendarConflict[]): GridConflict[] {
  return conflicts.map(({ start_date, end_date, ...rest }) => ({ ...rest, ...parseNights({ start_date, end_date }) }));
}
