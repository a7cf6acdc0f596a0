import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type CalendarDate, dateInRome } from '../../kernel/dates/calendar-date.ts';
import type { IgnoredReason, Misread, Nights, Platform } from '../rules/feed.ts';
import type { DueFeed } from '../rules/feed-batches.ts';
import type { FeedFault } from '../rules/feed-fault.ts';
import { OPENING_TIMEOUTS, TRIAL_PAUSE_MS } from '../rules/host-circuit.ts';
import { READINGS_AN_HOUR } from '../rules/poll-capacity.ts';
import type { NotedMisread } from '../rules/note-misread.ts';
import { BOOKED_DAYS, VIEWED_MS } from '../rules/poll-interval.ts';
import type { AddressMemory } from '../rules/served-nights.ts';
import { dueAfterReading } from './inbound-trigger-repository.ts';
import { isLookedAt } from './feed-events-repository.ts';
import { isResting } from './feed-host-repository.ts';
import type { CalendarDb } from './repository.ts';
import type { CalendarTables } from './tables.ts';

/** Time after which a claim expires. It is longer than any poll takes. */
const LEASE_MS = 2 * 60_000;

export type ScheduledFeed = Pick<Selectable<CalendarTables['feeds']>, 'id' | 'sync_interval_minutes' | 'changed_at'> & {
  is_awaited: boolean;
};

export type ClaimedFeed = Selectable<CalendarTables['feeds']> & {
  struttura_id: number;
  is_awaited: boolean;
  unread_nights: Nights[];
  claimed_until: Date;
  is_host_known: boolean;
  /** Whether the feed has held nights or echoes. Their status can change even if the response is unchanged. */
  is_unsettled: boolean;
  addresses: AddressMemory[];
};

const isOpen = sql<boolean>`exists (
  select from strutture where strutture.id = units.struttura_id and status in ('approvata', 'sospesa'))`;

const milliseconds = (moment: string) => sql.raw(`(extract(epoch from ${moment}) * 1000)::bigint`);

function isAwaited(feed: string, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(coalesce(${sql.ref(`${feed}.viewed_at`)} > ${new Date(now.getTime() - VIEWED_MS)}, false) or exists (
    select from units join units as unit on unit.struttura_id = units.struttura_id join calendar_events on calendar_events.unit_id = unit.id
    where units.id = ${sql.ref(`${feed}.unit_id`)} and event_type = 'booking'
      and period && daterange(${dateInRome(now)}::date, ${dateInRome(now)}::date + ${BOOKED_DAYS}::integer)
      and lower(period) >= ${dateInRome(now)}::date))`;
}

const nightsIn = (column: string) => sql<Nights[]>`(
  select coalesce(json_agg(json_build_object('start', lower(nights), 'end', upper(nights)) order by nights), '[]')
  from unnest(${sql.ref(column)}) as nights)`;

function addressMemories(unit: string): RawBuilder<AddressMemory[]> {
  return sql<AddressMemory[]>`(
    select coalesce(json_agg(json_build_object('platform', platform, 'fetched_at', ${milliseconds('fetched_at')},
      'changed_at', ${milliseconds('changed_at')}, 'is_connected', exists (
        select from feeds where feeds.unit_id = export_addresses.unit_id and feeds.platform::text = export_addresses.platform::text
      ), 'served', ${nightsIn('served')}) order by platform), '[]')
    from export_addresses where export_addresses.unit_id = ${sql.ref(unit)})`;
}

/** Skips the wait for the WAL flush, because a crash only causes another poll. */
const UNFLUSHED = sql`(select set_config('synchronous_commit', 'off', true)) as unflushed`;

type Claiming = { now: Date; today: CalendarDate; whenDue: boolean };

function claiming(id: number, { now, today, whenDue }: Claiming, isOnTrial: boolean): RawBuilder<ClaimedFeed> {
  const mayBeClaimed = sql<boolean>`
    not paused and (claimed_until is null or claimed_until <= ${now}) and (next_poll_at <= ${now} or not ${whenDue}::boolean) and ${isOpen}`;
  const takesTrial = sql`trial as (
    update feed_hosts set resting_until = ${new Date(now.getTime() + TRIAL_PAUSE_MS)}
    from feeds join units on units.id = unit_id
    where feeds.id = ${id} and feed_hosts.host = feeds.host and timeouts >= ${OPENING_TIMEOUTS} and resting_until <= ${now}
      and ${mayBeClaimed}
    returning feed_hosts.host
  ),`;
  const isHostOpen = sql<boolean>`not exists (
    select from feed_hosts where feed_hosts.host = feeds.host and (timeouts >= ${OPENING_TIMEOUTS} or resting_until > ${now}))`;
  return sql<ClaimedFeed>`/* prepared */
    with ${isOnTrial ? takesTrial : sql``} claimed as (
      update feeds set claimed_until = ${new Date(now.getTime() + LEASE_MS)}, attempted_at = ${now}
      from units, ${UNFLUSHED}
      where feeds.id = ${id} and units.id = unit_id and ${mayBeClaimed}
        and ${isOnTrial ? sql`exists (select from trial)` : isHostOpen}
      returning feeds.*, struttura_id
    )
    select claimed.*, ${addressMemories('claimed.unit_id')} as addresses, ${isAwaited('claimed', now)} as is_awaited,
      ${nightsIn('claimed.misread_nights')} as unread_nights,
      exists (
        select from calendar_events
        where feed_id = claimed.id and (held_since is not null or is_echo) and ${isLookedAt(today)}
      ) as is_unsettled,
      exists (select from feed_hosts where feed_hosts.host = claimed.host) as is_host_known
    from claimed`;
}

/** Claims a feed (G16). While its host's circuit is half-open, only one of the host's feeds can be claimed, for the trial request. */
export async function claimFeed(db: CalendarDb, id: number, when: Claiming): Promise<ClaimedFeed | undefined> {
  const { rows } = await claiming(id, when, false).execute(db);
  if (rows[0] !== undefined) return rows[0];
  const onTrial = await claiming(id, when, true).execute(db);
  return onTrial.rows[0];
}

export async function addressesOfUnit(db: CalendarDb, unitId: number): Promise<AddressMemory[]> {
  const { rows } = await sql<{ addresses: AddressMemory[] }>`
    select ${addressMemories('units.id')} as addresses from units where id = ${unitId}`.execute(db);
  return rows[0]?.addresses ?? [];
}

export async function feedsOfUnit(
  db: CalendarDb,
  unitId: number,
): Promise<{ platform: Platform; read_at: number | null }[]> {
  const feeds = await db
    .selectFrom('feeds')
    .where('unit_id', '=', unitId)
    .select(['platform', 'succeeded_at'])
    .orderBy('platform')
    .execute();
  return feeds.map(({ platform, succeeded_at }) => ({ platform, read_at: succeeded_at?.getTime() ?? null }));
}

const HANDED_OUT = READINGS_AN_HOUR / 30;

/** Returns due feeds, alternating between hosts. For a host whose circuit is half-open, returns only one feed. */
export async function dueFeeds(db: CalendarDb, now: Date, among?: readonly number[]): Promise<DueFeed[]> {
  const isIncluded = among === undefined ? sql`true` : sql`feeds.id = any(${among}::integer[])`;
  // The statement for all feeds is not prepared, because its best plan depends on the number of due feeds.
  const { rows } = await sql<DueFeed>`${sql.raw(among === undefined ? '' : '/* prepared */')}
    select id, host, is_suspect from (
      select feeds.id, feeds.host, next_poll_at, coalesce(timeouts, 0) > 0 as is_suspect,
        coalesce(timeouts, 0) >= ${OPENING_TIMEOUTS} as is_on_trial,
        row_number() over (partition by feeds.host order by next_poll_at, feeds.id) as place
      from feeds join units on units.id = unit_id left join feed_hosts on feed_hosts.host = feeds.host
      where not paused and next_poll_at <= ${now} and (claimed_until is null or claimed_until <= ${now})
        and (resting_until is null or resting_until <= ${now}) and ${isIncluded} and ${isOpen}
    ) as due
    where place = 1 or not is_on_trial and place <= ${HANDED_OUT} *
      (select greatest(1, count(distinct sent_from)) from feed_host_turns)
    order by place, next_poll_at, id`.execute(db);
  return rows;
}

export function feedPlace(db: CalendarDb, id: number): Promise<{ id: number; host: string } | undefined> {
  return db.selectFrom('feeds').where('id', '=', id).select(['id', 'host']).executeTakeFirst();
}

export function acceptableFeed(db: CalendarDb, id: number, now: Date) {
  return db
    .selectFrom('feeds')
    .innerJoin('units', 'units.id', 'unit_id')
    .where('feeds.id', '=', id)
    .select(['feeds.id', 'unit_id', 'struttura_id', 'platform', 'sync_interval_minutes', 'mass_drop', 'claimed_until'])
    .select(['feeds.changed_at', isAwaited('feeds', now).as('is_awaited')])
    .select(['misread', 'misread_mailed_at', nightsIn('misread_nights').as('unread_nights')])
    .select(['failures', 'fault', 'failing_since', 'failure_mailed_at'])
    .executeTakeFirstOrThrow();
}

/** Locks a claimed feed. Returns `false` if the feed has been claimed again, or if the owner replaced the address. */
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

type Success = { now: Date; next_poll_at: Date };

const SETTLED = { claimed_until: null, failures: 0, failing_since: null, fault: null, failure_mailed_at: null };

export type Confirmation = Success & Pick<ClaimedFeed, 'id' | 'claimed_until'>;

/** Maximum number of feeds per statement. With more, PostgreSQL would scan the whole table. */
export const CONFIRMED_AT_ONCE = 10;

/**
 * Stores unchanged responses, and returns the feeds whose claim was valid. If `waits` is true, waits for locked rows; to avoid
 * deadlocks, use this only for a single feed.
 */
export async function confirmAnswers(
  db: CalendarDb,
  confirmed: readonly Confirmation[],
  { waits }: { waits: boolean },
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`/* prepared */
    with answer as (
      select feeds.id, given.now, given.next_poll_at from (
        select * from jsonb_to_recordset(${JSON.stringify(confirmed)}::jsonb)
          as given (id integer, claimed_until timestamptz, now timestamptz, next_poll_at timestamptz)
        limit ${sql.lit(CONFIRMED_AT_ONCE)}
      ) as given join feeds on feeds.id = given.id and feeds.claimed_until = given.claimed_until
      for update of feeds ${sql.raw(waits ? '' : 'skip locked')}
    )
    update feeds set claimed_until = null, failures = 0, failing_since = null, fault = null, failure_mailed_at = null,
      succeeded_at = answer.now, next_poll_at = ${dueAfterReading(sql`answer.next_poll_at`)}
    from answer, ${UNFLUSHED} where feeds.id = answer.id returning feeds.id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export type AnswerNotes = {
  etag: string | null;
  last_modified: string | null;
  content_hash: Buffer;
  event_count: number;
  ignored: Partial<Record<IgnoredReason, number>>;
  misread: Misread[];
};

export type StoredNotes = Omit<AnswerNotes, 'misread'> & {
  misread: NotedMisread[];
  misread_nights: Nights[];
  misread_mailed_at: Date | null;
};

export type NotedDrop = { nights: number; of: number; at: string };

function asMultirange(nights: readonly Nights[]): string {
  return `{${nights.map(({ start, end }) => `[${start},${end})`).join(',')}}`;
}

function columnsOf({ ignored, misread, misread_nights, ...notes }: StoredNotes) {
  return {
    ...notes,
    ignored: JSON.stringify(ignored),
    misread: JSON.stringify(misread),
    misread_nights: asMultirange(misread_nights),
  };
}

export async function acceptAnswer(
  db: CalendarDb,
  feedId: number,
  {
    now,
    next_poll_at,
    notes,
    mass_drop,
    changed_at,
  }: Success & { notes: StoredNotes | null; mass_drop: NotedDrop | null; changed_at: Date },
): Promise<void> {
  const drop = mass_drop === null ? null : JSON.stringify(mass_drop);
  await db
    .updateTable('feeds')
    .set({
      ...SETTLED,
      ...(notes !== null && columnsOf(notes)),
      attempted_at: now,
      succeeded_at: now,
      changed_at,
      next_poll_at: dueAfterReading(sql`${next_poll_at}`),
      mass_drop: drop,
    })
    .where('id', '=', feedId)
    .execute();
}

export type NotedFailure = {
  fault: FeedFault;
  failures: number;
  failing_since: Date;
  attempted_at: Date;
  next_poll_at: Date;
  paused: boolean;
  failure_mailed_at: Date | null;
};

export async function noteFailure(
  db: CalendarDb,
  feed: { id: number; claimed_until: Date | null },
  failure: NotedFailure,
): Promise<boolean> {
  const { next_poll_at, fault, paused } = failure;
  const isLeftAlone = paused || fault === 'troppe_richieste';
  const { numUpdatedRows } = await db
    .updateTable('feeds')
    .set({
      claimed_until: null,
      ...failure,
      next_poll_at: isLeftAlone ? next_poll_at : dueAfterReading(sql`${next_poll_at}`),
    })
    .where('id', '=', feed.id)
    .where('claimed_until', 'is not distinct from', feed.claimed_until)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function recordWaiting(
  db: CalendarDb,
  feedId: number,
  waiting: { fault: FeedFault; now: Date },
): Promise<void> {
  const { fault, now } = waiting;
  await db.updateTable('feeds').set({ fault, failing_since: now }).where('id', '=', feedId).execute();
}

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

/** `may_be_asked` means that neither the feed nor its host is paused, and that the feed is not rate limited. */
type StaleFeed = { id: number; host: string; is_claimed: boolean; may_be_asked: boolean };

export async function staleFeeds(
  db: CalendarDb,
  unitIds: readonly number[],
  { since, now }: { since: Date; now: Date },
): Promise<StaleFeed[]> {
  const { rows } = await sql<StaleFeed>`
    select id, host, coalesce(claimed_until > ${now}, false) as is_claimed,
      not paused and (fault is distinct from 'troppe_richieste' or next_poll_at <= ${now})
        and not ${isResting(sql.ref('feeds.host'), now)} as may_be_asked
    from feeds where unit_id = any(${unitIds}::integer[]) and (succeeded_at is null or succeeded_at < ${since})
    order by id`.execute(db);
  return rows;
}
