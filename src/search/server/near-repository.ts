import { sql } from 'kysely';
import type { MercatorPoint } from '../rules/mercator.ts';
import { conditionsOf, type SoughtFilters } from './search-conditions-repository.ts';
import type { KnownPlace } from '../../strutture/rules/shown-place.ts';
import type { SearchDb } from './tables.ts';

export type NearQuery = {
  /** In Mercator units (see `MercatorPoint`). */
  radius: number;
  filters: SoughtFilters;
  exclude: readonly number[];
  /** Number of nearest homes to examine, whether or not they pass the filters. */
  lookedAt: number;
  limit: number;
};

export type NearHomes = { homes: (MercatorPoint & { id: number })[]; isAll: boolean };

/** Returns the nearest matching homes. `isAll` is true if all homes within the radius were examined. */
export async function findNearHomes(
  db: SearchDb,
  { x, y }: MercatorPoint,
  { radius, filters, exclude, lookedAt, limit }: NearQuery,
): Promise<NearHomes> {
  // Avoids `<@ circle(…)`: the planner would misestimate its rows and sort all offers of a large town.
  const place = sql`point(${x}::float8, ${y}::float8)`;
  const { rows } = await sql<NearHomes>`/* prepared */
    with looked as materialized (
      select struttura_id, map_x, map_y, point(map_x, map_y) <-> ${place} as away from listed_homes
      order by point(map_x, map_y) <-> ${place} limit ${lookedAt}::int
    )
    select (select count(*) < ${lookedAt}::int or max(away) > ${radius}::float8 from looked) as "isAll", array(
      select jsonb_build_object('id', struttura_id, 'x', map_x, 'y', map_y) from looked
      where away <= ${radius}::float8 and struttura_id <> all (${exclude}::int[]) and exists (
        select from offers as o where o.struttura_id = looked.struttura_id and ${conditionsOf(filters)}
      )
      order by away / cosh(radians((map_y + ${y}::float8) / 2)), struttura_id
      limit ${limit}::int
    ) as homes`.execute(db);
  return rows[0] ?? { homes: [], isAll: true };
}

/** Returns the location of a home, regardless of the home's status. */
export function knownPlaceOf(db: SearchDb, id: number): Promise<(KnownPlace & { citta_id: number }) | undefined> {
  return db
    .selectFrom('strutture')
    .where('id', '=', id)
    .select(['id', 'lat', 'lon', 'has_own_point', 'posizione_approssimativa', 'citta_id'])
    .executeTakeFirst();
}
