import { sql } from 'kysely';
import type { CalendarDb } from './repository.ts';

export type DoorbellToken = { token_hash: Buffer; sealed_token: Buffer };

/** The doorbell of a struttura. */
export function doorbellOf(db: CalendarDb, strutturaId: number) {
  return db
    .selectFrom('doorbells')
    .where('struttura_id', '=', strutturaId)
    .select(['sealed_token', 'rang_at'])
    .executeTakeFirst();
}

/** Gives a struttura a doorbell, or the one that is there another address, which has never rung. */
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

/**
 * Has the feeds of a struttura that were tried after a moment read again as soon as they may be asked, `pauseMs` later: what a mail
 * tells of may be newer than that reading. Left alone: what is paused, and a platform that asked for peace.
 */
export async function bringForward(
  db: CalendarDb,
  strutturaId: number,
  { after, pauseMs }: { after: Date; pauseMs: number },
): Promise<void> {
  await sql`
    update feeds set next_poll_at = least(next_poll_at, attempted_at + make_interval(secs => ${pauseMs / 1000}))
    from units where units.id = unit_id and struttura_id = ${strutturaId} and not paused
      and attempted_at > ${after} and fault is distinct from 'troppe_richieste'`.execute(db);
}
