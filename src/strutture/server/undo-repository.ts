import type { Insertable, Selectable, Updateable } from 'kysely';
import type { StruttureDb } from './repository.ts';
import type { StruttureTables } from './tables.ts';

type Table = StruttureTables['undoable_decisions'];

export async function saveUndoable(db: StruttureDb, decision: Insertable<Table>): Promise<void> {
  await db
    .insertInto('undoable_decisions')
    .values(decision)
    .onConflict((conflict) => conflict.column('struttura_id').doUpdateSet(decision))
    .execute();
}

export function findUndoable(db: StruttureDb, id: number): Promise<Selectable<Table> | undefined> {
  return db.selectFrom('undoable_decisions').selectAll().where('struttura_id', '=', id).executeTakeFirst();
}

export async function forgetUndoable(db: StruttureDb, id: number): Promise<void> {
  await db.deleteFrom('undoable_decisions').where('struttura_id', '=', id).execute();
}

export async function sweepUndoable(db: StruttureDb, before: Date): Promise<void> {
  await db.deleteFrom('undoable_decisions').where('decided_at', '<', before).execute();
}

export async function restoreColumns(
  db: StruttureDb,
  id: number,
  columns: Updateable<StruttureTables['strutture']>,
): Promise<void> {
  await db.updateTable('strutture').set(columns).where('id', '=', id).execute();
}
