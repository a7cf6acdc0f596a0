import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { CalendarConflict, CalendarEvent } from '../../property-contract.ts';
import type { GridConflict, GridEvent } from './grid-event.ts';

/** The server writes dates as the kernel does. */
function readNights({ start_date, end_date }: { start_date: string; end_date: string }) {
  return { start: start_date as CalendarDate, end: end_date as CalendarDate };
}

/** The events in the answer of `eventsCall`. */
export function readEvents(answer: unknown): GridEvent[] {
  const { events } = answer as { events: CalendarEvent[] };
  return events.map(({ start_date, end_date, ...event }) => ({ ...event, ...readNights({ start_date, end_date }) }));
}

/** The conflicts of the sync status. */
export function readConflicts(conflicts: readonly CalendarConflict[]): GridConflict[] {
  return conflicts.map(({ start_date, end_date, ...rest }) => ({ ...rest, ...readNights({ start_date, end_date }) }));
}
