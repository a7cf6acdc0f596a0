import { parseNights } from '../../rules/parse-nights.ts';
import type { CalendarConflict, CalendarEvent } from '../../property-contract.ts';
import type { GridConflict, GridEvent } from './grid-event.ts';

/** The events of an answer. */
export function readEvents({ events }: { events: readonly CalendarEvent[] }): GridEvent[] {
  return events.map(({ start_date, end_date, ...event }) => ({ ...event, ...parseNights({ start_date, end_date }) }));
}

/** The conflicts of the sync status. */
export function readConflicts(conflicts: readonly CalendarConflict[]): GridConflict[] {
  return conflicts.map(({ start_date, end_date, ...rest }) => ({ ...rest, ...parseNights({ start_date, end_date }) }));
}
