import { sql } from 'kysely';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { CalendarDb } from './repository.ts';

/** Makes the partitions that are not there yet, up to the year of a day. */
export async function makePastYears(db: CalendarDb, day: CalendarDate): Promise<void> {
  await sql`select make_past_years(extract(year from ${day}::date)::integer)`.execute(db);
}

/** What is looked at next: `size` events behind the id `after`; those with a departure until `until` are long over. */
export type PastBatch = { after: number; until: CalendarDate; size: number };

/** `last`: the id to go on behind; `null`: nothing was behind the one before. `units`: of what is long over. */
type EventsBehind = { last: number | null; units: number[] };

// Nothing that is held or in conflict moves: a poll or the clock has the last word on it.
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

/** Until the transaction ends no offer and no cached page follows: none has nights that are over, and none will show anything else. */
async function tellNobody(transaction: CalendarDb): Promise<void> {
  await sql`
    select set_config('ospitalia.search', 'later', true), set_config('ospitalia.pages', 'same', true)`.execute(
    transaction,
  );
}

/**
 * The units of these that nobody else has locked, and that nobody locks until the transaction ends. Whoever sells nights of a home locks
 * its units first: a home that is being booked is passed over.
 */
async function lockIdle(transaction: CalendarDb, units: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from units where id = any (${units}::integer[]) order by id for key share skip locked`.execute(
    transaction,
  );
  return rows.map(({ id }) => id);
}

type Moving = PastBatch & { last: number; units: readonly number[] };

/** An event that was moved before and was written once more by its booking takes the older one's place. */
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

/**
 * Moves what is long over of the next events, in one transaction; gives how many, and where to go on: `last` is `null` when there is no
 * more to look at.
 */
export async function moveBatch(db: CalendarDb, batch: PastBatch): Promise<{ last: number | null; moved: number }> {
  const { last, units } = await lookBehind(db, batch);
  if (last === null || units.length === 0) return { last, moved: 0 };
  const moved = await db.transaction().execute(async (transaction) => {
    await tellNobody(transaction);
    return move(transaction, { ...batch, last, units: await lockIdle(transaction, units) });
  });
  return { last, moved };
}

/** Forgets the nights of a booking that are long over: they are written anew, or are nobody's. */
export async function deletePastEvent(db: CalendarDb, bookingId: string): Promise<void> {
  await sql`delete from past_calendar_events where booking_id = ${bookingId}`.execute(db);
}
