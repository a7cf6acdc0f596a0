import { type Selectable, sql } from 'kysely';
import type { CalendarTables } from './tables.ts';

/** Where events are read: those that nights are sold by, or every one. */
export const eventsFrom = (withPast: boolean) => sql.table(withPast ? 'every_calendar_event' : 'calendar_events');

/** The same as a table of a query, by the name that its conditions know. */
export const calendarEvents = (withPast: boolean) =>
  sql<Selectable<CalendarTables['calendar_events']>>`${eventsFrom(withPast)}`.as('calendar_events');
