import type { ColumnType, Generated } from 'kysely';

type CalendarEvents = {
  id: ColumnType<number, never, never>;
  unit_id: number;
  /** PostgreSQL's text of a `daterange`: `[2026-08-14,2026-08-21)`. The last day is the departure. */
  period: string;
  event_type: 'booking' | 'blocked' | 'maintenance' | 'conflict';
  platform_source: 'airbnb' | 'booking' | 'ospitalia' | 'vrbo';
  sync_status: Generated<'ok' | 'conflict'>;
  summary: Generated<string>;
  guest_name: string | null;
  created_at: ColumnType<Date, never, never>;
};

/** The tables of the calendar room (`db/migrations/0004_calendar.sql`). */
export type CalendarTables = {
  /** Made by triggers: one for the whole struttura (`camera_id` null), one for each of its rooms. */
  units: { id: ColumnType<number, never, never>; struttura_id: number; camera_id: number | null };
  calendar_events: CalendarEvents;
};
