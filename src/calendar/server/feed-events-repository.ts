import { type RawBuilder, sql } from 'kysely';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { FeedChange, FeedRow, Platform } from '../rules/feed.ts';
import type { CalendarDb } from './repository.ts';

/** Polls ignore rows that ended at least this many days ago, because polls change only current and future nights. */
const HISTORY_DAYS = 2;
export const isLookedAt = (today: CalendarDate) =>
  sql<boolean>`upper(period) > ${today}::date - ${HISTORY_DAYS}::integer`;

export async function feedRows(db: CalendarDb, feedId: number, today: CalendarDate): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select id, lower(period) as start, upper(period) as end, encode(uid_hash, 'hex') as uid_hash, event_type, is_echo,
      (extract(epoch from held_since) * 1000)::bigint as held_since
    from calendar_events where feed_id = ${feedId} and ${isLookedAt(today)}
    order by id`.execute(db);
  return rows;
}

export async function oldestHold(db: CalendarDb, feedId: number): Promise<number | null> {
  const { since } = await db
    .selectFrom('calendar_events')
    .where('feed_id', '=', feedId)
    .select((query) => query.fn.min('held_since').as('since'))
    .executeTakeFirstOrThrow();
  return since === null ? null : since.getTime();
}

function records(rows: readonly Omit<FeedRow, 'id'>[]): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
    id bigint, start date, "end" date, uid_hash text, event_type text, is_echo boolean, held_since bigint)`;
}

const heldSince = sql`to_timestamp(given.held_since / 1000.0)`;

export async function writeChange(
  db: CalendarDb,
  { id, unit_id, platform }: { id: number; unit_id: number; platform: Platform },
  { insert, update, remove, now }: Pick<FeedChange, 'insert' | 'update' | 'remove'> & { now: Date },
): Promise<void> {
  if (remove.length > 0) {
    await sql`delete from calendar_events where feed_id = ${id} and id = any(${remove}::bigint[])`.execute(db);
  }
  if (update.length > 0) {
    await sql`
      update calendar_events as event set period = daterange(given.start, given."end"), uid_hash = decode(given.uid_hash, 'hex'),
        event_type = given.event_type, is_echo = given.is_echo, held_since = ${heldSince},
        updated_at = case when event.period = daterange(given.start, given."end") and event.event_type = given.event_type
          then event.updated_at else ${now} end
      from ${records(update)} where event.id = given.id and event.feed_id = ${id}`.execute(db);
  }
  if (insert.length > 0) {
    await sql`
      insert into calendar_events
        (unit_id, feed_id, platform_source, period, uid_hash, event_type, is_echo, held_since, updated_at)
      select ${unit_id}, ${id}, ${platform}, daterange(given.start, given."end"), decode(given.uid_hash, 'hex'),
        given.event_type, given.is_echo, ${heldSince}, ${now}
      from ${records(insert)}`.execute(db);
  }
}
