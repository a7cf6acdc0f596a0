import { sql } from 'kysely';
import type { KnownPlace } from '../../strutture/rules/shown-place.ts';
import type { MapBox } from '../rules/search-criteria.ts';
import type { SearchDb } from './tables.ts';

type HomesThere = { there: number; all: number };

/**
 * Counts homes in the map section and in Italy. The section's count is an estimate: it includes all homes of comuni whose centre
 * is in the section.
 */
export async function countInBox(db: SearchDb, { west, south, east, north }: MapBox): Promise<HomesThere> {
  const { rows } = await sql<HomesThere>`/* prepared */
    select coalesce(sum(strutture_count) filter (
        where lon between ${west} and ${east} and lat between ${south} and ${north}
      ), 0)::int as there, coalesce(sum(strutture_count), 0)::int as all
    from citta join strutture_per_citta on citta_id = citta.id`.execute(db);
  return rows[0] ?? { there: 0, all: 0 };
}

export async function countInTowns(db: SearchDb, citta_ids: readonly number[]): Promise<HomesThere> {
  const { rows } = await sql<HomesThere>`/* prepared */
    select coalesce(sum(strutture_count) filter (where citta_id = any (${citta_ids}::int[])), 0)::int as there,
      coalesce(sum(strutture_count), 0)::int as all from strutture_per_citta`.execute(db);
  return rows[0] ?? { there: 0, all: 0 };
}

/** Returns the true locations, in the order of `ids`. Omits homes that are not approved. */
export async function placesOf(db: SearchDb, ids: readonly number[]) {
  const { rows } = await sql<KnownPlace & { nome: string; prezzo_notte_cents: number; is_from: boolean }>`/* prepared */
    select id, nome, lat, lon, has_own_point, posizione_approssimativa, prezzo_notte_cents, tipo_prenotazione = 'bnb' as is_from
    from strutture
    where id = any (${ids}::int[]) and status = 'approvata' order by array_position(${ids}::int[], id)`.execute(db);
  return rows;
}
