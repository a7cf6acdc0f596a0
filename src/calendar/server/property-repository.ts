import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CalendarDb } from './repository.ts';

export function findProperty(db: CalendarDb, id: number) {
  return db
    .selectFrom('strutture')
    .where('strutture.id', '=', id)
    .where('strutture.status', '<>', 'eliminata')
    .select(['strutture.id', 'nome', 'cin', 'tipo_prenotazione', 'strutture.status', 'proprietario_email'])
    .select((query) =>
      jsonArrayFrom(
        query
          .selectFrom('units')
          .leftJoin('camere', 'camere.id', 'units.camera_id')
          .whereRef('units.struttura_id', '=', 'strutture.id')
          .select(['units.id as unit_id', 'units.camera_id', 'nome_camera'])
          .orderBy(sql`units.camera_id nulls first`),
      ).as('units'),
    )
    .executeTakeFirst();
}

export type Property = NonNullable<Awaited<ReturnType<typeof findProperty>>>;
export type Unit = Property['units'][number];

/** Locks the units of a struttura until the transaction ends, in the order of their ids to avoid deadlocks. */
export async function lockUnits(db: CalendarDb, strutturaId: number): Promise<void> {
  await db.selectFrom('units').select('id').where('struttura_id', '=', strutturaId).orderBy('id').forUpdate().execute();
}
