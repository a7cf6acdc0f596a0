import { type RawBuilder, sql } from 'kysely';
import type { FeedFault } from '../rules/feed-fault.ts';
import { type HostCircuit, OPENING_TIMEOUTS, TRIAL_PAUSE_MS } from '../rules/host-circuit.ts';
import type { CalendarDb } from './repository.ts';

export function isResting(host: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (select from feed_hosts where feed_hosts.host = ${host} and resting_until > ${now})`;
}

/** An advisory lock is used, because an unknown host has no row to lock. */
export async function lockHost(db: CalendarDb, host: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${host}, 0))`.execute(db);
}

export async function findHost(db: CalendarDb, host: string): Promise<HostCircuit | undefined> {
  const row = await db
    .selectFrom('feed_hosts')
    .where('host', '=', host)
    .select(['timeouts', 'resting_until'])
    .executeTakeFirst();
  return row && { timeouts: row.timeouts, resting_until: row.resting_until?.getTime() ?? null };
}

export async function saveHost(db: CalendarDb, host: string, { timeouts, resting_until }: HostCircuit): Promise<void> {
  const circuit = { timeouts, resting_until: resting_until === null ? null : new Date(resting_until) };
  await db
    .insertInto('feed_hosts')
    .values({ host, ...circuit })
    .onConflict((conflict) => conflict.column('host').doUpdateSet(circuit))
    .execute();
}

export async function forgetHost(db: CalendarDb, host: string): Promise<void> {
  await db.deleteFrom('feed_hosts').where('host', '=', host).execute();
}

export async function takeTrial(db: CalendarDb, host: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feed_hosts')
    .set({ resting_until: new Date(now.getTime() + TRIAL_PAUSE_MS) })
    .where('host', '=', host)
    .where('resting_until', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function wakeTimedOut(db: CalendarDb, host: string, now: Date): Promise<void> {
  await db
    .updateTable('feeds')
    .set({ next_poll_at: now })
    .where('host', '=', host)
    .where('fault', '=', 'tempo_scaduto')
    .where('paused', '=', false)
    .where('next_poll_at', '>', now)
    .execute();
}

/**
 * Returns a condition that is true while a host's circuit is open or half-open. `timeouts` is checked too, because each pause
 * ends shortly before the trial request.
 */
function isLeftAlone(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(resting_until > ${now} or timeouts >= ${OPENING_TIMEOUTS})`;
}

export type WaitingFeed = { unit_id: number; platform: 'airbnb' | 'booking' | 'vrbo'; fault: FeedFault };

const MAILED_AT_ONCE = 200;

/** Marks due feeds of paused hosts as waiting. This does not count as a failure, and feeds that already have a fault are left unchanged. */
export async function noteWaiting(db: CalendarDb, now: Date): Promise<void> {
  await sql`
    update feeds set failing_since = ${now},
      fault = case when timeouts >= ${OPENING_TIMEOUTS} then 'tempo_scaduto' else 'troppe_richieste' end
    from feed_hosts
    where feed_hosts.host = feeds.host and ${isLeftAlone(now)}
      and fault is null and not paused and next_poll_at <= ${now}
      and (claimed_until is null or claimed_until <= ${now})`.execute(db);
}

export async function takeWaiting(db: CalendarDb, { since, now }: { since: Date; now: Date }): Promise<WaitingFeed[]> {
  const { rows } = await sql<WaitingFeed>`
    update feeds set failure_mailed_at = ${now}
    where failure_mailed_at is null and id in (
      select feeds.id from feeds
      join feed_hosts on feed_hosts.host = feeds.host
      join units on units.id = unit_id join strutture on strutture.id = struttura_id
      where ${isLeftAlone(now)} and failing_since <= ${since} and failure_mailed_at is null
        and not paused and next_poll_at <= ${now} and fault <> 'indirizzo_illeggibile'
        and status in ('approvata', 'sospesa')
      order by failing_since, feeds.id limit ${MAILED_AT_ONCE} for update of feeds skip locked)
    returning unit_id, platform, fault`.execute(db);
  return rows;
}
