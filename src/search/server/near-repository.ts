import { sql } from 'kysely';
import type { MercatorPoint } from '../rules/mercator.ts';
import { conditionsOf, type SoughtFilters } from './search-conditions-repository.ts';
import type { SearchDb } from './search-repository.ts';

/** Offers around a place that are looked at, the nearest first, whether they can be taken or not. */
const MOST_LOOKED_AT = sql.raw('3000');

export type NearQuery = { filters: SoughtFilters; exclude: readonly number[]; limit: number };

/** Offers that pass the filters, those nearest to a place on the map first: of a home as many as it has. */
export async function findNearOffers(
  db: SearchDb,
  { x, y }: MercatorPoint,
  { filters, exclude, limit }: NearQuery,
): Promise<(MercatorPoint & { id: number })[]> {
  const { rows } = await sql<MercatorPoint & { id: number }>`
    select struttura_id as id, map_x as x, map_y as y from (
      select * from offers order by point(map_x, map_y) <-> point(${x}::float8, ${y}::float8) limit ${MOST_LOOKED_AT}
    ) as o
    where struttura_id <> all (${exclude}::int[]) and ${conditionsOf(filters)} limit ${limit}::int`.execute(db);
  return rows;
}
