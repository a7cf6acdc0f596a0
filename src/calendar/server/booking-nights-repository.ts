import { sql } from 'kysely';
import type { Nights } from '../rules/feed.ts';
import type { DoubtfulFeed } from '../rules/unread-calendars.ts';
import type { CalendarDb } from './repository.ts';

/**
 * `blocking` contains the units whose events block this unit, including the unit itself. `feeds` contains their feeds that are
 * outdated or have misread events on the requested nights.
 */
type LookedAt = { unit_id: number; blocking: number[]; taken: Nights[]; feeds: DoubtfulFeed[] };

type Look = Nights & { strutturaId: number; cameraId: number | null; but: string | null; unreadBefore: Date };

const milliseconds = (column: 'succeeded_at' | 'changed_at') =>
  sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

export async function lookAtUnit(
  db: CalendarDb,
  { strutturaId, cameraId, start, end, but, unreadBefore }: Look,
): Promise<LookedAt | null> {
  // A stay that ends before it begins is treated as empty.
  const wanted = sql`daterange(${start}::date, greatest(${start}::date, ${end}::date))`;
  const { rows } = await sql<LookedAt>`/* prepared */
    select wanted.id as unit_id, blocking, (
      select coalesce(json_agg(json_build_object('start', lower(period), 'end', upper(period)) order by period), '[]')
      from calendar_events
      where unit_id = any (blocking) and period && ${wanted}
        and (${but}::uuid is null or booking_id is distinct from ${but}::uuid)
    ) as taken, (
      select coalesce(json_agg(json_build_object('platform', platform,
        'last_read', ${milliseconds('succeeded_at')}, 'added_at', ${milliseconds('changed_at')},
        'misread', case when misread_nights && ${wanted} then misread end) order by feeds.id), '[]')
      from feeds
      where unit_id = any (blocking)
        and (misread_nights && ${wanted} or succeeded_at is null or succeeded_at < ${unreadBefore})
    ) as feeds
    from units wanted cross join lateral (
      select array_agg(other.id order by other.id) as blocking from units other
      where other.struttura_id = wanted.struttura_id
        and (other.id = wanted.id or other.camera_id is null or wanted.camera_id is null)
    ) around
    where wanted.struttura_id = ${strutturaId} and wanted.camera_id is not distinct from ${cameraId}::integer`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function freeRooms(
  db: CalendarDb,
  { strutturaId, start, end }: Nights & { strutturaId: number },
): Promise<number[]> {
  const { rows } = await sql<{ camera_id: number }>`
    select wanted.camera_id from units wanted
    where wanted.struttura_id = ${strutturaId} and wanted.camera_id is not null and not exists (
      select from units other join calendar_events on unit_id = other.id
      where other.struttura_id = wanted.struttura_id and (other.id = wanted.id or other.camera_id is null)
        and period && daterange(${start}::date, ${end}::date)
    )`.execute(db);
  return rows.map(({ camera_id }) => camera_id);
}

export type BookingEvent = Nights & {
  booking_id: string;
  unit_id: number;
  event_type: 'booking' | 'blocked';
  is_hold: boolean;
  summary: string;
  guest_name: string | null;
};

export async function putBookingEvent(
  db: CalendarDb,
  { start, end, ...event }: BookingEvent,
  now: Date,
): Promise<void> {
  const values = { ...event, period: `[${start},${end})`, platform_source: 'ospitalia' as const, updated_at: now };
  await db
    .insertInto('calendar_events')
    .values(values)
    .onConflict((conflict) => conflict.column('booking_id').where('booking_id', 'is not', null).doUpdateSet(values))
    .execute();
}

/** Deletes a booking's current event. Returns `false` if there is none, for example because it was moved to the past events. */
export async function deleteBookingEvent(db: CalendarDb, bookingId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_events')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
