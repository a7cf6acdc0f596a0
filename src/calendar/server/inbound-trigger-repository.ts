import { type RawBuilder, sql } from 'kysely';
import type { CalendarDb } from './repository.ts';

export type InboundTriggerToken = { token_hash: Buffer; sealed_token: Buffer };

export function findInboundTrigger(db: CalendarDb, strutturaId: number) {
  return db
    .selectFrom('doorbells')
    .where('struttura_id', '=', strutturaId)
    .select(['sealed_token', 'rang_at'])
    .executeTakeFirst();
}

export async function putInboundTrigger(
  db: CalendarDb,
  struttura_id: number,
  token: InboundTriggerToken,
): Promise<void> {
  await db
    .insertInto('doorbells')
    .values({ struttura_id, ...token })
    .onConflict((conflict) => conflict.column('struttura_id').doUpdateSet({ ...token, rang_at: null }))
    .execute();
}

/** Records a trigger. Returns the id of the struttura, or `undefined` if the token is unknown or the calendar is not open. */
export async function recordInboundTrigger(db: CalendarDb, tokenHash: Buffer, at: Date): Promise<number | undefined> {
  const { rows } = await sql<{ struttura_id: number }>`
    update doorbells set rang_at = ${at} from strutture
    where token_hash = ${tokenHash} and strutture.id = struttura_id and status in ('approvata', 'sospesa')
    returning struttura_id`.execute(db);
  return rows[0]?.struttura_id;
}

/** Minimum time between a poll of a feed and a poll that an email triggers (G16). */
export const FEED_PAUSE_MS = 60_000;

const pause = sql`make_interval(secs => ${FEED_PAUSE_MS / 1000})`;

/**
 * Schedules polls of a struttura's feeds for now, or for one minute after their last poll. Includes feeds of paused hosts,
 * because the email may report a change since that poll.
 */
export async function bringForward(db: CalendarDb, strutturaId: number, now: Date): Promise<void> {
  await sql`
    update feeds set next_poll_at = least(next_poll_at, greatest(${now}, attempted_at + ${pause})) from units
    where units.id = unit_id and struttura_id = ${strutturaId} and not paused and fault is distinct from 'troppe_richieste'`.execute(
    db,
  );
}

/** Returns the due time after a poll. It is earlier if a trigger arrived during the poll. */
export function dueAfterReading(next: RawBuilder<Date>): RawBuilder<Date> {
  return sql<Date>`least(${next}, (
    select feeds.attempted_at + ${pause} from doorbells join units using (struttura_id)
    where units.id = feeds.unit_id and rang_at >= feeds.attempted_at))`;
}
