import { parseNights } from '../../rules/parse-nights.ts';
import type { CalendarConflict, CalendarEvent } from '../../property-contract.ts';
import type { GridConflict, GridEvent } from './grid-event.ts';

export function readEvents({ events }: { events: readonly CalendarEvent[] }): GridEvent[] {
  return events.map(({ start_date, end_date, ...event }) => ({ ...event, ...parseNights({ start_date, end_date }) }));
}

export function readConflicts(conflicts: readonly CalendarConflict[]): GridConflict[] {
  return conflicts.map(({ start_date, end_date, ...rest }) => ({ ...rest, ...parseNights({ start_date, end_date }) }));
}
