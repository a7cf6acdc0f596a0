import { type RawBuilder, sql } from 'kysely';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { FeedChange, FeedRow, IgnoredReason, Nights, Platform } from '../rules/feed.ts';
import type { FeedFault } from '../rules/feed-fault.ts';
import type { UnreadFeed } from '../rules/unread-calendars.ts';
import type { CalendarDb } from './repository.ts';

/** Until when a claim holds, at the latest: longer than any poll takes. */
const LEASE_MS = 2 * 60_000;
/** Rows that ended so many days ago are not looked at: no feed shows them, and nothing frees them. */
const HISTORY_DAYS = 2;
const isLookedAt = (today: CalendarDate) => sql<boolean>`upper(period) > ${today}::date - ${HISTORY_DAYS}::integer`;

/** A feed that this process polls now, as it was when it was claimed. */
export type ClaimedFeed = {
  id: number;
  unit_id: number;
  struttura_id: number;
  platform: Platform;
  sealed_url: Buffer;
  host: string;
  sync_interval_minutes: number;
  claimed_until: Date;
  succeeded_at: Date | null;
  failures: number;
  fault: FeedFault | null;
  failing_since: Date | null;
  failure_mailed_at: Date | null;
  etag: string | null;
  last_modified: string | null;
  content_hash: Buffer | null;
  mass_drop: NotedDrop | null;
  /** Some of its nights are held, or echoes: even an answer that says nothing new may change them. */
  is_unsettled: boolean;
  /** What the platform was last told of this unit, and when. */
  served: Nights[];
  served_at: Date | null;
};

/** Whether a feed's calendar is open at all. */
const isOpen = sql<boolean>`exists (
  select from strutture where strutture.id = units.struttura_id and status in ('approvata', 'sospesa'))`;

/** What a platform was told of a unit, as JSON; `export` is its address. */
const servedNights = sql<Nights[]>`(
  select coalesce(json_agg(json_build_object('start', lower(nights), 'end', upper(nights)) order by nights), '[]')
  from unnest(export.served) as nights)`;

/**
 * Claims a feed for one poll (G16): whoever else asks meanwhile gets nothing. `undefined` of a feed that is claimed, paused, not
 * due (unless that does not matter) or gone.
 */
export async function claimFeed(
  db: CalendarDb,
  id: number,
  { now, today, whenDue }: { now: Date; today: CalendarDate; whenDue: boolean },
): Promise<ClaimedFeed | undefined> {
  const { rows } = await sql<ClaimedFeed>`
    with claimed as (
      update feeds set claimed_until = ${new Date(now.getTime() + LEASE_MS)}, attempted_at = ${now}
      from units
      where feeds.id = ${id} and units.id = unit_id and not paused and (claimed_until is null or claimed_until <= ${now})
        and (next_poll_at <= ${now} or not ${whenDue}::boolean) and ${isOpen}
      returning feeds.*, struttura_id
    )
    select claimed.*, ${servedNights} as served, export.fetched_at as served_at,
      exists (
        select from calendar_events
        where feed_id = claimed.id and (held_since is not null or is_echo) and ${isLookedAt(today)}
      ) as is_unsettled
    from claimed left join export_addresses export using (unit_id, platform)`.execute(db);
  return rows[0];
}

/** What a platform was last told of a unit, and when. */
export async function servedTo(
  db: CalendarDb,
  { unit_id, platform }: { unit_id: number; platform: Platform },
): Promise<Pick<ClaimedFeed, 'served' | 'served_at'>> {
  const { rows } = await sql<Pick<ClaimedFeed, 'served' | 'served_at'>>`
    select ${servedNights} as served, fetched_at as served_at
    from export_addresses export where unit_id = ${unit_id} and platform = ${platform}`.execute(db);
  return rows[0] ?? { served: [], served_at: null };
}

/** Feeds that are due and that nobody polls, those that wait longest first. */
export async function dueFeeds(
  db: CalendarDb,
  { now, limit, among }: { now: Date; limit: number; among?: readonly number[] },
): Promise<{ id: number; host: string }[]> {
  return db
    .selectFrom('feeds')
    .innerJoin('units', 'units.id', 'unit_id')
    .where('paused', '=', false)
    .where('next_poll_at', '<=', now)
    .where((query) => query.or([query('claimed_until', 'is', null), query('claimed_until', '<=', now)]))
    .$if(among !== undefined, (query) => query.where('feeds.id', 'in', among ?? []))
    .where(isOpen)
    .select(['feeds.id', 'host'])
    .orderBy('next_poll_at')
    .limit(limit)
    .execute();
}

/** A feed that was not read lately. `may_be_asked`: its platform did not ask for peace. */
export type StaleFeed = UnreadFeed & { id: number; host: string; is_claimed: boolean; may_be_asked: boolean };

/** The feeds of units whose last good reading is older than `since`. */
export async function staleFeeds(
  db: CalendarDb,
  unitIds: readonly number[],
  { since, now }: { since: Date; now: Date },
): Promise<StaleFeed[]> {
  const { rows } = await sql<StaleFeed>`
    select id, host, platform, succeeded_at as last_read, created_at as added_at, coalesce(claimed_until > ${now}, false) as is_claimed,
      not paused and (fault is distinct from 'troppe_richieste' or next_poll_at <= ${now}) as may_be_asked
    from feeds where unit_id = any(${unitIds}::integer[]) and (succeeded_at is null or succeeded_at < ${since})
    order by id`.execute(db);
  return rows;
}

/** Whom a feed is asked of. */
export function feedPlace(db: CalendarDb, id: number): Promise<{ id: number; host: string } | undefined> {
  return db.selectFrom('feeds').where('id', '=', id).select(['id', 'host']).executeTakeFirst();
}

/** A feed that was just saved. */
export function acceptableFeed(db: CalendarDb, id: number) {
  return db
    .selectFrom('feeds')
    .innerJoin('units', 'units.id', 'unit_id')
    .where('feeds.id', '=', id)
    .select(['feeds.id', 'unit_id', 'struttura_id', 'platform', 'sync_interval_minutes', 'mass_drop', 'claimed_until'])
    .select(['failures', 'fault', 'failing_since', 'failure_mailed_at'])
    .executeTakeFirstOrThrow();
}

/** Locks a claimed feed until the transaction ends. `false`: the claim is over, or its owner gave another address meanwhile. */
export async function holdsClaim(db: CalendarDb, { id, claimed_until }: ClaimedFeed): Promise<boolean> {
  const held = await db
    .selectFrom('feeds')
    .where('id', '=', id)
    .where('claimed_until', '=', claimed_until)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** What every good poll leaves behind. */
type Success = { now: Date; next_poll_at: Date };

const SETTLED = { claimed_until: null, failures: 0, failing_since: null, fault: null, failure_mailed_at: null };

/** A good answer that changes no event: the times, and nothing else. `false`: the claim is over. */
export async function confirmAnswer(
  db: CalendarDb,
  feed: ClaimedFeed,
  { now, next_poll_at }: Success,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feeds')
    .set({ ...SETTLED, succeeded_at: now, next_poll_at })
    .where('id', '=', feed.id)
    .where('claimed_until', '=', feed.claimed_until)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What is kept of an answer beside its events. */
export type AnswerNotes = {
  etag: string | null;
  last_modified: string | null;
  content_hash: Buffer;
  event_count: number;
  ignored: Partial<Record<IgnoredReason, number>>;
};

/** A mass drop as it is noted: `at` is when, as ISO 8601 writes it. */
export type NotedDrop = { nights: number; of: number; at: string };

/** Notes a good answer whose events were merged. `notes`: `null` of one that only confirms the one before. */
export async function acceptAnswer(
  db: CalendarDb,
  feedId: number,
  { now, next_poll_at, notes, mass_drop }: Success & { notes: AnswerNotes | null; mass_drop: NotedDrop | null },
): Promise<void> {
  const kept = notes === null ? {} : { ...notes, ignored: JSON.stringify(notes.ignored) };
  const drop = mass_drop === null ? null : JSON.stringify(mass_drop);
  await db
    .updateTable('feeds')
    .set({ ...SETTLED, ...kept, attempted_at: now, succeeded_at: now, next_poll_at, mass_drop: drop })
    .where('id', '=', feedId)
    .execute();
}

/** A failure of a poll, to be noted. */
export type NotedFailure = {
  fault: FeedFault;
  failures: number;
  failing_since: Date;
  attempted_at: Date;
  next_poll_at: Date;
  paused: boolean;
  failure_mailed_at: Date | null;
};

/** Notes a failure; the events stay as they are (G4). `false`: the claim is over. A feed that was just saved has none. */
export async function noteFailure(
  db: CalendarDb,
  feed: { id: number; claimed_until: Date | null },
  failure: NotedFailure,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feeds')
    .set({ claimed_until: null, ...failure })
    .where('id', '=', feed.id)
    .where('claimed_until', 'is not distinct from', feed.claimed_until)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A feed's stored events, but those that were over long ago. */
export async function feedRows(db: CalendarDb, feedId: number, today: CalendarDate): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select id, lower(period) as start, upper(period) as end, encode(uid_hash, 'hex') as uid_hash, event_type, is_echo,
      (extract(epoch from held_since) * 1000)::bigint as held_since
    from calendar_events where feed_id = ${feedId} and ${isLookedAt(today)}
    order by id`.execute(db);
  return rows;
}

/** Whom a mail about a unit goes to, and what it names. */
export type MailSubject = { id: number; nome: string; nome_camera: string | null; proprietario_email: string | null };

export function mailSubject(db: CalendarDb, unitId: number): Promise<MailSubject | undefined> {
  return db
    .selectFrom('units')
    .innerJoin('strutture', 'strutture.id', 'units.struttura_id')
    .leftJoin('camere', 'camere.id', 'units.camera_id')
    .where('units.id', '=', unitId)
    .select(['strutture.id', 'nome', 'nome_camera', 'proprietario_email'])
    .executeTakeFirst();
}

/** Rows as one parameter, whatever their number: a table `given`. */
function records(rows: readonly Omit<FeedRow, 'id'>[]): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
    id bigint, start date, "end" date, uid_hash text, event_type text, is_echo boolean, held_since bigint)`;
}

const heldSince = sql`to_timestamp(given.held_since / 1000.0)`;

/** Writes what a poll changed of a feed's events: at most three statements. What is exported of an event dates it anew. */
export async function writeChange(
  db: CalendarDb,
  { id, unit_id, platform }: Pick<ClaimedFeed, 'id' | 'unit_id' | 'platform'>,
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
