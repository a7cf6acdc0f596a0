import { type RawBuilder, sql } from 'kysely';
import type { Rate } from '../rules/rate.ts';
import type { StruttureDb } from './repository.ts';

/** The tariffe of the struttura that a query reads, in the order in which they were saved. */
export function ratesIn(): RawBuilder<Rate[]> {
  return sql<Rate[]>`(
    select coalesce(jsonb_agg(to_jsonb(rate)), '[]') from (
      select camera_id, nome, lower(period) as dal, upper(period) - 1 as al, prezzo_notte_cents, prezzo_weekend_cents,
        soggiorno_minimo, ospiti_inclusi, supplemento_ospite_cents
      from tariffe where tariffe.struttura_id = strutture.id order by tariffe.id
    ) as rate
  )`;
}

/** Puts these tariffe in the place of a struttura's. Its row is locked. */
export async function replaceRates(db: StruttureDb, struttura_id: number, rates: readonly Rate[]): Promise<void> {
  await db.deleteFrom('tariffe').where('struttura_id', '=', struttura_id).execute();
  if (rates.length === 0) return;
  const rows = rates.map(({ dal, al, ...rate }) => ({
    ...rate,
    struttura_id,
    period: dal === null || al === null ? null : `[${dal},${al}]`,
  }));
  await db.insertInto('tariffe').values(rows).execute();
}
