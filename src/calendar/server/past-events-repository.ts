import { sql } from 'kysely';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { CalendarDb } from './repository.ts';

export async function makePastYears(db: CalendarDb, day: CalendarDate): Promise<void> {
  await sql`select make_past_years(extract(year from ${day}::date)::integer)`.execute(db);
}

export type PastBatch = { after: number; until: CalendarDate; size: number };

type EventsBehind = { last: number | null; units: number[] };

// Holds and conflicting events are not moved until their status has changed.
const IS_DONE = sql<boolean>`sync_status = 'ok' and not is_hold`;

async function lookBehind(db: CalendarDb, { after, until, size }: PastBatch): Promise<EventsBehind> {
  const { rows } = await sql<EventsBehind>`
    select max(id) as last, coalesce(array_agg(distinct unit_id) filter (where upper(period) <= ${until}::date and ${IS_DONE}), '{}') as units
    from (
      select id, unit_id, period, sync_status, is_hold from calendar_events
      where id > ${after} order by id limit ${size}
    ) as looked`.execute(db);
  return rows[0] ?? { last: null, units: [] };
}

/** Suppresses updates of offers and the invalidation of cached pages in this transaction, because past nights affect neither. */
async function suppressUpdates(transaction: CalendarDb): Promise<void> {
  await sql`
    select set_config('ospitalia.search', 'later', true), set_config('ospitalia.pages', 'same', true)`.execute(
    transaction,
  );
}

/** Locks and returns the units that no other transaction has locked, so homes that are being booked are skipped. */
async function lockIdle(transaction: CalendarDb, units: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from units where id = any (${units}::integer[]) order by id for key share skip locked`.execute(
    transaction,
  );
  return rows.map(({ id }) => id);
}

type Moving = PastBatch & { last: number; units: readonly number[] };

/**
 * Moves past events to the yearly partitions, and returns their number. If a booking wrote its event again after a move, the new
 * row replaces the old one.
 */
async function move(transaction: CalendarDb, { after, last, until, units }: Moving): Promise<number> {
  const columns = sql.raw(
    'id, unit_id, period, event_type, platform_source, summary, guest_name, created_at, public_id, feed_id, is_echo, booking_id',
  );
  const { numAffectedRows } = await sql`
    with moved as (
      delete from calendar_events
      where id > ${after} and id <= ${last} and unit_id = any (${units}::integer[])
        and upper(period) <= ${until}::date and ${IS_DONE}
      returning ${columns}
    )
    insert into past_calendar_events (last_night, ${columns})
    select upper(period) - 1, ${columns} from moved
    on conflict (booking_id, last_night) where booking_id is not null do update set
      unit_id = excluded.unit_id, event_type = excluded.event_type, summary = excluded.summary, guest_name = excluded.guest_name`.execute(
    transaction,
  );
  return Number(numAffectedRows ?? 0n);
}

export async function moveBatch(db: CalendarDb, batch: PastBatch): Promise<{ last: number | null; moved: number }> {
  const { last, units } = await lookBehind(db, batch);
  if (last === null || units.length === 0) return { last, moved: 0 };
  const moved = await db.transaction().execute(async (transaction) => {
    await suppressUpdates(transaction);
    return move(transaction, { ...batch, last, units: await lockIdle(transaction, units) });
  });
  return { last, moved };
}

export async function deletePastEvent(db: CalendarDb, bookingId: string): Promise<void> {
  await sql`delete from past_calendar_events where booking_id = ${bookingId}`.execute(db);
}
