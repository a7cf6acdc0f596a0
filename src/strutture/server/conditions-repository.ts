import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CheckedConditions } from '../rules/read-conditions.ts';
import { ratesIn, replaceRates } from './rates-repository.ts';
import type { StruttureDb } from './repository.ts';

function selectConditions(db: StruttureDb) {
  return db
    .selectFrom('strutture')
    .where('status', '<>', 'eliminata')
    .select(['id', 'nome', 'tipo_prenotazione', 'posti_letto', 'prezzo_notte_cents'])
    .select(['servizio_pulizie', 'prezzo_pulizie_cents', 'accettazione', 'politica_cancellazione'])
    .select((query) => [
      ratesIn().as('tariffe'),
      jsonArrayFrom(
        query
          .selectFrom('camere')
          .whereRef('camere.struttura_id', '=', 'strutture.id')
          .select(['camere.id', 'nome_camera', 'camere.prezzo_notte_cents', 'camere.posti_letto'])
          .orderBy('camere.id'),
      ).as('camere'),
    ]);
}

/** How a struttura is sold, with the rooms that it is about. */
export type ConditionsRow = Awaited<ReturnType<ReturnType<typeof selectConditions>['executeTakeFirstOrThrow']>>;

/** A struttura's conditions, if it is of the owner with this address. */
export function findConditions(
  db: StruttureDb,
  { id, email }: { id: number; email: string },
): Promise<ConditionsRow | undefined> {
  return selectConditions(db).where('id', '=', id).where('proprietario_email', '=', email).executeTakeFirst();
}

/** Puts these conditions in the place of a struttura's, whose row is locked. */
export async function saveConditions(
  db: StruttureDb,
  id: number,
  { tariffe, ...conditions }: CheckedConditions,
): Promise<void> {
  await db.updateTable('strutture').set(conditions).where('id', '=', id).execute();
  await replaceRates(db, id, tariffe);
}
