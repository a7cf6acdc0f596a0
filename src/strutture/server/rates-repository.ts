import { type RawBuilder, sql } from 'kysely';
import type { Rate } from '../rules/rate.ts';

export function ratesIn(): RawBuilder<Rate[]> {
  return sql<Rate[]>`(
    select coalesce(jsonb_agg(to_jsonb(rate)), '[]') from (
      select camera_id, nome, lower(period) as dal, upper(period) - 1 as al, prezzo_notte_cents, prezzo_weekend_cents,
        soggiorno_minimo, ospiti_inclusi, supplemento_ospite_cents
      from tariffe where tariffe.struttura_id = strutture.id order by tariffe.id
    ) as rate
  )`;
}
