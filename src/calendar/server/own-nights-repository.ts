import { sql } from 'kysely';
import type { Nights } from '../rules/feed.ts';
import type { CalendarDb } from './repository.ts';

const selectBlocking = (unitId: number) => sql<{ id: number }>`
  select other.id from units wanted join units other using (struttura_id)
  where wanted.id = ${unitId} and (other.id = wanted.id or other.camera_id is null or wanted.camera_id is null)
  order by other.id`;

/** Units of a struttura whose taken nights take them from a unit, too: itself, the house of a room, the rooms of the house. */
export async function blockingUnits(db: CalendarDb, unitId: number): Promise<number[]> {
  const { rows } = await selectBlocking(unitId).execute(db);
  return rows.map(({ id }) => id);
}

/** The unit of a struttura that is one of its rooms, or the whole house (`cameraId` null). */
export async function findUnit(
  db: CalendarDb,
  { strutturaId, cameraId }: { strutturaId: number; cameraId: number | null },
): Promise<number | null> {
  const unit = await db
    .selectFrom('units')
    .where('struttura_id', '=', strutturaId)
    .where('camera_id', 'is not distinct from', cameraId)
    .select('id')
    .executeTakeFirst();
  return unit?.id ?? null;
}

/** Events that take nights of a unit, whoever sold or blocked them; `but`: the booking whose own do not count. */
export async function nightsTaken(
  db: CalendarDb,
  { unitId, start, end, but }: Nights & { unitId: number; but: string | null },
): Promise<Nights[]> {
  const { rows } = await sql<Nights>`
    select lower(period) as start, upper(period) as end from calendar_events
    where unit_id = any (array(${selectBlocking(unitId)}))
      and period && daterange(${start}::date, ${end}::date)
      and (${but}::uuid is null or booking_id is distinct from ${but}::uuid)
    order by period`.execute(db);
  return rows;
}

/** A booking's nights as its event has them. */
export type OwnEvent = Nights & {
  booking_id: string;
  unit_id: number;
  event_type: 'booking' | 'blocked';
  is_hold: boolean;
  summary: string;
  guest_name: string | null;
};

/** Writes a booking's event, or makes the one that it has say what it is now. */
export async function putOwnEvent(db: CalendarDb, { start, end, ...event }: OwnEvent, now: Date): Promise<void> {
  const values = { ...event, period: `[${start},${end})`, platform_source: 'ospitalia' as const, updated_at: now };
  await db
    .insertInto('calendar_events')
    .values(values)
    .onConflict((conflict) => conflict.column('booking_id').where('booking_id', 'is not', null).doUpdateSet(values))
    .execute();
}

export async function deleteOwnEvent(db: CalendarDb, bookingId: string): Promise<void> {
  await db.deleteFrom('calendar_events').where('booking_id', '=', bookingId).execute();
}
