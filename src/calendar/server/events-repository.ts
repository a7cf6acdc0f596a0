import { sql } from 'kysely';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Nights } from '../rules/feed.ts';
import { calendarEvents, type CalendarDb } from './repository.ts';

function selectEvents(db: CalendarDb, withPast = false) {
  return db
    .selectFrom(calendarEvents(withPast))
    .innerJoin('units', 'units.id', 'calendar_events.unit_id')
    .select(['calendar_events.id', 'public_id', 'struttura_id', 'camera_id', 'event_type', 'platform_source'])
    .select(['sync_status', 'summary', 'guest_name', 'is_echo', 'held_since', 'booking_id', 'is_hold'])
    .select([sql<CalendarDate>`lower(period)`.as('start_date'), sql<CalendarDate>`upper(period)`.as('end_date')]);
}

export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['executeTakeFirstOrThrow']>>;

export type EventWindow = { start: CalendarDate; end: CalendarDate; unitIds: readonly number[]; withPast: boolean };

export function eventsIn(db: CalendarDb, { start, end, unitIds, withPast }: EventWindow): Promise<EventRow[]> {
  return (
    selectEvents(db, withPast)
      .where('unit_id', 'in', unitIds)
      .where('period', '&&', sql<string>`daterange(${start}::date, ${end}::date, '[]')`)
      // Lets PostgreSQL skip the partitions of earlier years.
      .$if(withPast, (query) => query.where(sql<boolean>`last_night >= ${start}::date`))
      .orderBy('period')
      .orderBy('calendar_events.id')
      .execute()
  );
}

export function findEvent(db: CalendarDb, publicId: string): Promise<EventRow | undefined> {
  return selectEvents(db).where('public_id', '=', publicId).executeTakeFirst();
}

export async function countOwnerEvents(db: CalendarDb, strutturaId: number, today: CalendarDate): Promise<number> {
  const { count } = await db
    .selectFrom('calendar_events')
    .innerJoin('units', 'units.id', 'unit_id')
    .where('struttura_id', '=', strutturaId)
    .where('platform_source', '=', 'ospitalia')
    .where('booking_id', 'is', null)
    .where(sql<boolean>`upper(period) > ${today}::date`)
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function isBookedHere(
  db: CalendarDb,
  unitIds: readonly number[],
  { start, end }: Nights,
): Promise<boolean> {
  const booked = await db
    .selectFrom('calendar_events')
    .where('unit_id', 'in', unitIds)
    .where('platform_source', '=', 'ospitalia')
    .where((where) => where.or([where('event_type', '=', 'booking'), where('booking_id', 'is not', null)]))
    .where('period', '&&', sql<string>`daterange(${start}::date, ${end}::date)`)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return booked !== undefined;
}

export type NewEvent = Nights & { unit_id: number; event_type: 'blocked' | 'maintenance'; summary: string };

export async function insertEvent(db: CalendarDb, { start, end, ...event }: NewEvent, now: Date): Promise<string> {
  const values = { ...event, period: `[${start},${end})`, platform_source: 'ospitalia' as const, updated_at: now };
  const inserted = await db
    .insertInto('calendar_events')
    .values(values)
    .returning('public_id')
    .executeTakeFirstOrThrow();
  return inserted.public_id;
}

export async function deleteEvent(db: CalendarDb, id: number): Promise<void> {
  await db.deleteFrom('calendar_events').where('id', '=', id).execute();
}
