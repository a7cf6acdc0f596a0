import { sql } from 'kysely';
import type { Platform } from '../rules/feed.ts';
import type { FeedFault } from '../rules/feed-fault.ts';
import type { CalendarDb } from './repository.ts';

export type SealedFeed = { id: number; sealed_url: Buffer; paused: boolean; fault: FeedFault | null };

const PAGE = 1000;

/** Faults that the operator must fix. Once they are fixed, `wakeFeeds` polls the feeds without waiting for their backoff. */
export const OUR_FAULTS: readonly FeedFault[] = ['indirizzo_illeggibile', 'errore_interno'];

export async function* sealedFeeds(db: CalendarDb): AsyncGenerator<SealedFeed> {
  for (let after = 0; ; ) {
    const page: SealedFeed[] = await db
      .selectFrom('feeds')
      .where('id', '>', after)
      .select(['id', 'sealed_url', 'paused', 'fault'])
      .orderBy('id')
      .limit(PAGE)
      .execute();
    const last = page.at(-1);
    if (last === undefined) return;
    yield* page;
    after = last.id;
  }
}

export async function wakeFeeds(db: CalendarDb, ids: readonly number[], now: Date): Promise<number> {
  const unfailed = { failures: 0, failing_since: null, fault: null, failure_mailed_at: null };
  const { numUpdatedRows } = await db
    .updateTable('feeds')
    .set({ ...unfailed, paused: false, next_poll_at: now })
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    // Skips feeds that have recovered in the meantime, for example because the owner replaced the address.
    .where((query) => query.or([query('paused', '=', true), query('fault', 'in', OUR_FAULTS)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export type UnreadableFeed = { platform: Platform; nome: string; nome_camera: string | null; email: string };

const OWNERS = 100;

export async function takeUnreadable(
  db: CalendarDb,
  { since, now }: { since: Date; now: Date },
): Promise<UnreadableFeed[]> {
  const { rows } = await sql<UnreadableFeed>`
    with unmailed as (
      select feeds.id, platform, nome, nome_camera, proprietario_email as email, failing_since
      from feeds join units on units.id = unit_id join strutture on strutture.id = struttura_id
      left join camere on camere.id = camera_id
      where fault = 'indirizzo_illeggibile' and failure_mailed_at is null and status in ('approvata', 'sospesa')
    ), owners as (
      select distinct email from unmailed where failing_since <= ${since} and email is not null order by email limit ${OWNERS}
    ), mailed as (
      update feeds set failure_mailed_at = ${now}
      where id in (select id from unmailed where email in (select email from owners)) and failure_mailed_at is null
      returning id
    )
    select platform, nome, nome_camera, email from unmailed where id in (select id from mailed)
    order by email, nome, nome_camera, platform`.execute(db);
  return rows;
}
