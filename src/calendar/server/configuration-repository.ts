import type { Insertable } from 'kysely';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Platform } from '../rules/feed.ts';
import type { CalendarDb } from './repository.ts';
import { type FeedStatusRow, selectFeeds } from './status-repository.ts';
import type { CalendarTables } from './tables.ts';

/** A platform's feed of a unit. */
export type FeedKey = { unit_id: number; platform: Platform };

/** What is kept of a feed's address: sealed, and with its secret hidden. */
export type FeedAddress = Pick<Insertable<CalendarTables['feeds']>, 'sealed_url' | 'shown_url' | 'host'>;

export type FeedSettings = { export_enabled: boolean; sync_interval_minutes?: number };

/** A feed that nothing is known of yet, due at once. Who polls its old address has lost the claim. */
function fresh(now: Date) {
  const unfailed = { failures: 0, failing_since: null, fault: null, failure_mailed_at: null, paused: false };
  const unread = { etag: null, last_modified: null, content_hash: null, mass_drop: null };
  return { ...unfailed, ...unread, claimed_until: null, next_poll_at: now };
}

/** Saves a feed, in the place of the one of the same platform and unit. Its events stay: the next answer decides about them. */
export async function putFeed(db: CalendarDb, feed: FeedKey & FeedAddress & FeedSettings, now: Date): Promise<number> {
  const { unit_id: _, platform: __, ...changed } = feed;
  const { id } = await db
    .insertInto('feeds')
    .values({ ...feed, ...fresh(now) })
    .onConflict((conflict) => conflict.columns(['unit_id', 'platform']).doUpdateSet({ ...changed, ...fresh(now) }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps a feed from being polled until its owner says of which camera it is. */
export async function awaitCamera(db: CalendarDb, id: number, now: Date): Promise<void> {
  const waiting = { paused: true, failures: 1, failing_since: now, fault: 'camera_da_scegliere' as const };
  await db.updateTable('feeds').set(waiting).where('id', '=', id).execute();
}

/** A feed with the struttura that it is of; as its principal sees it. */
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

/** A platform's feeds of a struttura, of the whole house and of its rooms. */
function feedsOn(db: CalendarDb, strutturaId: number, platform: Platform) {
  return db
    .selectFrom('feeds')
    .innerJoin('units', 'units.id', 'feeds.unit_id')
    .where('units.struttura_id', '=', strutturaId)
    .where('platform', '=', platform)
    .select(['feeds.id', 'sealed_url', 'shown_url']);
}

/** Whether a platform's calendar is read for a struttura, the whole house or one of its rooms. */
export async function isConnected(db: CalendarDb, strutturaId: number, platform: Platform): Promise<boolean> {
  return (await feedsOn(db, strutturaId, platform).executeTakeFirst()) !== undefined;
}

/** A platform's feed of a struttura that waits for its owner to say of which camera it is. */
export function findWaiting(
  db: CalendarDb,
  strutturaId: number,
  platform: Platform,
): Promise<StoredAddress | undefined> {
  return feedsOn(db, strutturaId, platform).where('fault', '=', 'camera_da_scegliere').executeTakeFirst();
}

/** Whether one of the camere of a struttura has a feed of a platform. */
export async function isFedByCamera(db: CalendarDb, strutturaId: number, platform: Platform): Promise<boolean> {
  return (await feedsOn(db, strutturaId, platform).where('camera_id', 'is not', null).executeTakeFirst()) !== undefined;
}

/** Deletes a feed; its events go with it. */
export async function deleteFeed(db: CalendarDb, id: number): Promise<void> {
  await db.deleteFrom('feeds').where('id', '=', id).execute();
}

/** Makes feeds due, but those that were tried after `since`, are being read, are paused, or whose platform asked for peace. */
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
