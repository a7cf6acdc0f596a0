import { sql } from 'kysely';
import type { Waiting } from '../moderation-contract.ts';
import type { StruttureDb } from './repository.ts';

/** New strutture whose owner proved the address, and changes of published ones, in the order in which they were sent. */
export function waitingRows(db: StruttureDb): Promise<Waiting[]> {
  return db
    .selectFrom('strutture')
    .innerJoin('citta', 'citta.id', 'strutture.citta_id')
    .leftJoin('struttura_edits as edit', 'edit.struttura_id', 'strutture.id')
    .where(({ eb, and, or }) =>
      or([
        and([eb('strutture.status', '=', 'in_attesa'), eb('email_confirmed_at', 'is not', null)]),
        and([eb('strutture.status', 'in', ['approvata', 'sospesa']), eb('edit.status', '=', 'in_attesa')]),
      ]),
    )
    .select([
      'strutture.id',
      'strutture.nome',
      'citta.nome as citta',
      sql<string | null>`coalesce(edit.form ->> 'cin', cin)`.as('cin'),
      sql<Waiting['kind']>`case when strutture.status = 'in_attesa' then 'nuova' else 'modifica' end`.as('kind'),
    ])
    .orderBy(sql`coalesce(edit.submitted_at, strutture.submitted_at)`)
    .orderBy('strutture.id')
    .execute();
}

/** Approves a struttura that waits; gives whether it did. */
export async function approveWaiting(db: StruttureDb, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('strutture')
    .set({ status: 'approvata', approved_at: now, motivo_rifiuto: null })
    .where('id', '=', id)
    .where('status', '=', 'in_attesa')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Refuses a struttura that waits; gives whether it did. */
export async function rejectWaiting(db: StruttureDb, id: number, motivo: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('strutture')
    .set({ status: 'rifiutata', motivo_rifiuto: motivo })
    .where('id', '=', id)
    .where('status', '=', 'in_attesa')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Refuses a change that waits; gives whether it did. */
export async function rejectEdit(db: StruttureDb, id: number, motivo: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('struttura_edits')
    .set({ status: 'rifiutata', motivo_rifiuto: motivo })
    .where('struttura_id', '=', id)
    .where('status', '=', 'in_attesa')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
