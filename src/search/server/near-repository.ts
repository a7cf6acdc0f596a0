import { sql } from 'kysely';
import type { MercatorPoint } from '../rules/mercator.ts';
import { conditionsOf, type SoughtFilters } from './search-conditions-repository.ts';
import type { SearchDb } from './search-repository.ts';

export type NearQuery = {
  /** In degrees of the equator; none beyond is found. */
  radius: number;
  filters: SoughtFilters;
  exclude: readonly number[];
  /** How many offers are looked at, the nearest first, whether they can be taken or not. */
  lookedAt: number;
  limit: number;
};

export type NearHomes = { homes: (MercatorPoint & { id: number })[]; isAll: boolean };

/**
 * Homes with an offer that passes the filters, those nearest to a place first, by the distances of `kmBetween`. `isAll`: no offer within
 * the radius was left unseen.
 */
export async function findNearHomes(
  db: SearchDb,
  { x, y }: MercatorPoint,
  { radius, filters, exclude, lookedAt, limit }: NearQuery,
): Promise<NearHomes> {
  // Not `<@ circle(…)`: it is taken for a thousandth of all offers, and those of a large town would be read and sorted.
  const place = sql`point(${x}::float8, ${y}::float8)`;
  const { rows } = await sql<NearHomes>`
    with looked as materialized (
      select *, point(map_x, map_y) <-> ${place} as away from offers
      order by point(map_x, map_y) <-> ${place} limit ${lookedAt}::int
    )
    select (select count(*) < ${lookedAt}::int or max(away) > ${radius}::float8 from looked) as "isAll", array(
      select jsonb_build_object('id', struttura_id, 'x', map_x, 'y', map_y) from (
        select distinct on (struttura_id) * from looked as o
        where away <= ${radius}::float8 and struttura_id <> all (${exclude}::int[]) and ${conditionsOf(filters)}
        order by struttura_id
      ) as home
      order by away / cosh(radians((map_y + ${y}::float8) / 2)), struttura_id
      limit ${limit}::int
    ) as homes`.execute(db);
  return rows[0] ?? { homes: [], isAll: true };
}
