import { sql } from 'kysely';
import type { StruttureDb } from './repository.ts';
import type { StruttureTables } from './tables.ts';

export type RemovedHome = StruttureTables['removed_homes'];

export async function recordRemoved(transaction: StruttureDb, home: RemovedHome): Promise<void> {
  await transaction
    .insertInto('removed_homes')
    .values(home)
    // The row already exists if the home was restored from an archive and deleted again.
    .onConflict((conflict) => conflict.column('struttura_id').doUpdateSet(home))
    .execute();
}

export async function ownersToNotify(db: StruttureDb, quietSince: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('removed_homes')
    .select('proprietario_email')
    .groupBy('proprietario_email')
    .having(sql<boolean>`max(removed_at) <= ${quietSince}`)
    .orderBy('proprietario_email')
    .execute();
  return rows.map(({ proprietario_email }) => proprietario_email);
}

/** Deletes and returns the homes in one statement, so that only one transaction emails the owner. */
export async function deleteRemovedOf(transaction: StruttureDb, email: string): Promise<RemovedHome[]> {
  const { rows } = await sql<RemovedHome>`
    with taken as (delete from removed_homes where proprietario_email = ${email} returning *)
    select * from taken order by nome, struttura_id`.execute(transaction);
  return rows;
}
