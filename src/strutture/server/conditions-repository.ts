import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Rate } from '../rules/rate.ts';
import type { CheckedConditions } from '../rules/read-conditions.ts';
import { ratesIn } from './rates-repository.ts';
import type { StruttureDb } from './repository.ts';

function selectConditions(db: StruttureDb) {
  return db
    .selectFrom('strutture')
    .where('status', '<>', 'eliminata')
    .select(['id', 'nome', 'tipo_prenotazione', 'posti_letto', 'prezzo_notte_cents'])
    .select(['servizio_pulizie', 'prezzo_pulizie_cents', 'accettazione', 'ora_limite_oggi', 'politica_cancellazione'])
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

export type ConditionsRow = Awaited<ReturnType<ReturnType<typeof selectConditions>['executeTakeFirstOrThrow']>>;

export function findConditions(
  db: StruttureDb,
  { id, email }: { id: number; email: string },
): Promise<ConditionsRow | undefined> {
  return selectConditions(db).where('id', '=', id).where('proprietario_email', '=', email).executeTakeFirst();
}

/** Replaces all rates of a struttura, whose row must be locked. */
async function replaceRates(db: StruttureDb, struttura_id: number, rates: readonly Rate[]): Promise<void> {
  await db.deleteFrom('tariffe').where('struttura_id', '=', struttura_id).execute();
  if (rates.length === 0) return;
  const rows = rates.map(({ dal, al, ...rate }) => ({
    ...rate,
    struttura_id,
    period: dal === null || al === null ? null : `[${dal},${al}]`,
  }));
  await db.insertInto('tariffe').values(rows).execute();
}

export async function saveConditions(
  db: StruttureDb,
  id: number,
  { tariffe, ...conditions }: CheckedConditions,
): Promise<void> {
  await db.updateTable('strutture').set(conditions).where('id', '=', id).execute();
  await replaceRates(db, id, tariffe);
}
