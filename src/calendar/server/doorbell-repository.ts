import { type RawBuilder, sql } from 'kysely';
import type { CalendarDb } from './repository.ts';

export type DoorbellToken = { token_hash: Buffer; sealed_token: Buffer };

export function doorbellOf(db: CalendarDb, strutturaId: number) {
  return db
    .selectFrom('doorbells')
    .where('struttura_id', '=', strutturaId)
    .select(['sealed_token', 'rang_at'])
    .executeTakeFirst();
}

export async function putDoorbell(db: CalendarDb, struttura_id: number, token: DoorbellToken): Promise<void> {
  await db
    .insertInto('doorbells')
    .values({ struttura_id, ...token })
    .onConflict((conflict) => conflict.column('struttura_id').doUpdateSet({ ...token, rang_at: null }))
    .execute();
}

/** Writes down that a doorbell rang; gives the struttura, or `undefined` where there is no such bell, or no open calendar. */
export async function noteRing(db: CalendarDb, tokenHash: Buffer, at: Date): Promise<number | undefined> {
  const { rows } = await sql<{ struttura_id: number }>`
    update doorbells set rang_at = ${at} from strutture
    where token_hash = ${tokenHash} and strutture.id = struttura_id and status in ('approvata', 'sospesa')
    returning struttura_id`.execute(db);
  return rows[0]?.struttura_id;
}

/** A feed is asked once a minute at most, whoever wants it (G16). */
export const FEED_PAUSE_MS = 60_000;

const pause = sql`make_interval(secs => ${FEED_PAUSE_MS / 1000})`;

/** Whatever their hosts do: what a mail tells of may be newer than the last reading. Left alone: paused, or asked for peace. */
export async function bringForward(db: CalendarDb, strutturaId: number, now: Date): Promise<void> {
  await sql`
    update feeds set next_poll_at = least(next_poll_at, greatest(${now}, attempted_at + ${pause})) from units
    where units.id = unit_id and struttura_id = ${strutturaId} and not paused and fault is distinct from 'troppe_richieste'`.execute(
    db,
  );
}

/** When a feed is due after a reading: sooner where its bell rang since that was begun, for the reading may be older than the mail. */
export function dueAfterReading(next: RawBuilder<Date>): RawBuilder<Date> {
  return sql<Date>`least(${next}, (
    select feeds.attempted_at + ${pause} from doorbells join units using (struttura_id)
    where units.id = feeds.unit_id and rang_at >= feeds.attempted_at))`;
}
