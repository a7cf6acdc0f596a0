import { type SqlBool, sql } from 'kysely';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { EventSource, ExportTarget, Nights } from '../rules/feed.ts';
import { OPENING_TIMEOUTS } from '../rules/host-circuit.ts';
import type { CalendarDb } from './repository.ts';

function nightsToCome(today: CalendarDate) {
  return sql<number>`upper(period) - greatest(lower(period), ${today}::date)`;
}

/**
 * Selects the addresses that a platform seems to import by mistake: the platform's feed shows nights from our export, but the
 * platform never read its own address.
 */
function wrongAddresses(today: CalendarDate) {
  return sql<ExportTarget[] | null>`(
    select json_agg(other.platform order by other.platform)
    from export_addresses other
    where other.unit_id = feeds.unit_id and other.platform <> feeds.platform and other.fetched_at is not null
      and exists (
        select from calendar_events echo
        where echo.feed_id = feeds.id and echo.is_echo and echo.held_since is null and upper(echo.period) > ${today}::date)
      and not exists (
        select from export_addresses own
        where own.unit_id = feeds.unit_id and own.platform = feeds.platform
          and (own.fetched_at is not null or own.served <> '{}')))`;
}

export function selectFeeds(db: CalendarDb, today: CalendarDate) {
  return db
    .selectFrom('feeds')
    .innerJoin('units', 'units.id', 'feeds.unit_id')
    .selectAll('feeds')
    .leftJoin('feed_hosts', 'feed_hosts.host', 'feeds.host')
    .select(['struttura_id', 'camera_id', 'feed_hosts.resting_until as host_resting_until'])
    .select(sql<boolean>`coalesce(timeouts >= ${OPENING_TIMEOUTS}, false)`.as('is_host_silent'))
    .select(wrongAddresses(today).as('wrong_addresses'))
    .select((query) =>
      query
        .selectFrom('calendar_events')
        .whereRef('feed_id', '=', 'feeds.id')
        .where('held_since', 'is not', null)
        .where(sql<SqlBool>`upper(period) > ${today}::date`)
        .select(sql<number>`coalesce(sum(${nightsToCome(today)}), 0)::integer`.as('nights'))
        .as('held_nights'),
    )
    .select((query) =>
      query
        .selectFrom('calendar_events')
        .whereRef('feed_id', '=', 'feeds.id')
        .where('held_since', 'is not', null)
        .where(sql<SqlBool>`upper(period) > ${today}::date`)
        .select(sql<number>`count(distinct uid_hash)::integer`.as('events'))
        .as('held_events'),
    )
    .$narrowType<{ held_nights: number; held_events: number }>();
}

export type FeedStatusRow = Awaited<ReturnType<ReturnType<typeof selectFeeds>['executeTakeFirstOrThrow']>>;

export function feedsOf(db: CalendarDb, strutturaId: number, today: CalendarDate): Promise<FeedStatusRow[]> {
  return selectFeeds(db, today)
    .where('struttura_id', '=', strutturaId)
    .orderBy(sql`camera_id nulls first`)
    .orderBy('platform')
    .execute();
}

export type ConflictRow = {
  camera_id: number | null;
  start: CalendarDate;
  end: CalendarDate;
  sources: [EventSource, EventSource];
  event_ids: [string, string];
  feed_ids: [number | null, number | null];
};

export async function conflictsOf(db: CalendarDb, strutturaId: number, today: CalendarDate): Promise<ConflictRow[]> {
  const { rows } = await sql<ConflictRow>`
    select coalesce(first_unit.camera_id, second_unit.camera_id) as camera_id,
      lower(conflicts.period) as start, upper(conflicts.period) as end,
      json_build_array(first.platform_source, second.platform_source) as sources,
      json_build_array(first.public_id, second.public_id) as event_ids,
      json_build_array(first.feed_id, second.feed_id) as feed_ids
    from conflicts
    join calendar_events first on first.id = first_event_id
    join calendar_events second on second.id = second_event_id
    join units first_unit on first_unit.id = first.unit_id
    join units second_unit on second_unit.id = second.unit_id
    where first_unit.struttura_id = ${strutturaId} and upper(conflicts.period) > ${today}::date
    order by conflicts.period, first.id, second.id`.execute(db);
  return rows;
}

/** `oldest` is the earliest of the feeds' last good polls, or `null` if a feed was never read. */
export type OldestReadings = { oldest: Date | null; misread: Nights[] };

const OLDEST_READINGS = sql`
  case when bool_and(succeeded_at is not null) then min(succeeded_at) end as oldest,
  (select coalesce(json_agg(json_build_object('start', lower(nights), 'end', upper(nights)) order by nights), '[]')
    from unnest(range_agg(misread_nights)) as nights) as misread`;

export async function oldestReadings(
  db: CalendarDb,
  strutturaIds: readonly number[],
): Promise<(OldestReadings & { struttura_id: number })[]> {
  if (strutturaIds.length === 0) return [];
  const { rows } = await sql<OldestReadings & { struttura_id: number }>`/* prepared */
    select struttura_id, ${OLDEST_READINGS}
    from units join feeds on unit_id = units.id
    where struttura_id = any(${strutturaIds}::integer[])
    group by struttura_id`.execute(db);
  return rows;
}

export async function oldestReadingsByUnit(
  db: CalendarDb,
  strutturaId: number,
): Promise<(OldestReadings & { camera_id: number | null })[]> {
  const { rows } = await sql<OldestReadings & { camera_id: number | null }>`/* prepared */
    select wanted.camera_id, ${OLDEST_READINGS}
    from units wanted join units other using (struttura_id) join feeds on unit_id = other.id
    where struttura_id = ${strutturaId}
      and (other.id = wanted.id or other.camera_id is null or wanted.camera_id is null)
    group by wanted.id, wanted.camera_id
    order by wanted.camera_id nulls first`.execute(db);
  return rows;
}
