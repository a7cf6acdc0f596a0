import { type Insertable, sql } from 'kysely';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Platform } from '../rules/feed.ts';
import { isResting } from './feed-host-repository.ts';
import type { CalendarDb } from './repository.ts';
import { type FeedStatusRow, selectFeeds } from './status-repository.ts';
import type { CalendarTables } from './tables.ts';

export type FeedKey = { unit_id: number; platform: Platform };

export type FeedAddress = Pick<Insertable<CalendarTables['feeds']>, 'sealed_url' | 'shown_url' | 'host'>;

export type FeedSettings = { export_enabled: boolean; sync_interval_minutes?: number };

/** Returns the initial state of a feed. Clearing the claim invalidates a running poll of the old address. */
function fresh(now: Date) {
  const unfailed = { failures: 0, failing_since: null, fault: null, failure_mailed_at: null, paused: false };
  const unread = { etag: null, last_modified: null, content_hash: null, mass_drop: null };
  return { ...unfailed, ...unread, claimed_until: null, next_poll_at: now, changed_at: now, viewed_at: now };
}

type SavedFeed = FeedKey & FeedAddress & FeedSettings;

/** Adds a feed or replaces its address. The events of the old address stay until a successful poll of the new one. */
export async function putFeed(
  db: CalendarDb,
  feed: SavedFeed,
  { now, isSameAddress }: { now: Date; isSameAddress: boolean },
): Promise<number> {
  const { unit_id: _, platform: __, ...changed } = feed;
  const lastRead = isSameAddress ? {} : { succeeded_at: null };
  const { id } = await db
    .insertInto('feeds')
    .values({ ...feed, ...fresh(now) })
    .onConflict((conflict) =>
      conflict.columns(['unit_id', 'platform']).doUpdateSet({ ...changed, ...fresh(now), ...lastRead }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function awaitCamera(db: CalendarDb, id: number, now: Date): Promise<void> {
  const waiting = { paused: true, failures: 1, failing_since: now, fault: 'camera_da_scegliere' as const };
  await db.updateTable('feeds').set(waiting).where('id', '=', id).execute();
}

export function findFeed(db: CalendarDb, id: number, today: CalendarDate): Promise<FeedStatusRow | undefined> {
  return selectFeeds(db, today).where('feeds.id', '=', id).executeTakeFirst();
}

type StoredAddress = { id: number; sealed_url: Buffer; shown_url: string };

export function findFeedOf(db: CalendarDb, { unit_id, platform }: FeedKey): Promise<StoredAddress | undefined> {
  return db
    .selectFrom('feeds')
    .where('unit_id', '=', unit_id)
    .where('platform', '=', platform)
    .select(['id', 'sealed_url', 'shown_url'])
    .executeTakeFirst();
}

function feedsOn(db: CalendarDb, strutturaId: number, platform: Platform) {
  return db
    .selectFrom('feeds')
    .innerJoin('units', 'units.id', 'feeds.unit_id')
    .where('units.struttura_id', '=', strutturaId)
    .where('platform', '=', platform)
    .select(['feeds.id', 'sealed_url', 'shown_url']);
}

export async function isConnected(db: CalendarDb, strutturaId: number, platform: Platform): Promise<boolean> {
  return (await feedsOn(db, strutturaId, platform).executeTakeFirst()) !== undefined;
}

export function findWaiting(
  db: CalendarDb,
  strutturaId: number,
  platform: Platform,
): Promise<StoredAddress | undefined> {
  return feedsOn(db, strutturaId, platform).where('fault', '=', 'camera_da_scegliere').executeTakeFirst();
}

export async function isFedByCamera(db: CalendarDb, strutturaId: number, platform: Platform): Promise<boolean> {
  return (await feedsOn(db, strutturaId, platform).where('camera_id', 'is not', null).executeTakeFirst()) !== undefined;
}

export async function deleteFeed(db: CalendarDb, id: number): Promise<void> {
  await db.deleteFrom('feeds').where('id', '=', id).execute();
}

export async function makeDue(db: CalendarDb, ids: readonly number[], { now, since }: { now: Date; since: Date }) {
  await db
    .updateTable('feeds')
    .set({ next_poll_at: now })
    .where('id', 'in', ids)
    .where('paused', '=', false)
    .where('next_poll_at', '>', now)
    .where('fault', 'is distinct from', 'troppe_richieste')
    .where((query) => query.or([query('claimed_until', 'is', null), query('claimed_until', '<=', now)]))
    .where((query) => query.or([query('attempted_at', 'is', null), query('attempted_at', '<=', since)]))
    .execute();
}

const RECENTLY_VIEWED_MS = 3_600_000;

export async function noteViewed(db: CalendarDb, strutturaId: number, now: Date): Promise<void> {
  await sql`
    update feeds set viewed_at = ${now}
    where unit_id in (select id from units where struttura_id = ${strutturaId})
      and (viewed_at is null or viewed_at <= ${new Date(now.getTime() - RECENTLY_VIEWED_MS)})`.execute(db);
}

/**
 * Schedules immediate polls for feeds not polled since `before`, and returns their ids. A second call skips these feeds, because
 * they are already due.
 */
export async function makeOldFeedsDue(
  db: CalendarDb,
  {
    struttura_id,
    now,
    before,
    despiteBackOff,
  }: { struttura_id: number; now: Date; before: Date; despiteBackOff: boolean },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update feeds set next_poll_at = ${now}
    where unit_id in (
        select units.id from units join strutture on strutture.id = struttura_id
        where struttura_id = ${struttura_id} and status in ('approvata', 'sospesa'))
      and not paused and next_poll_at > ${now} and (claimed_until is null or claimed_until <= ${now})
      and (attempted_at is null or attempted_at <= ${before})
      and not ${isResting(sql.ref('feeds.host'), now)}
      and fault is distinct from 'troppe_richieste' and (failures = 0 or ${despiteBackOff}::boolean)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
