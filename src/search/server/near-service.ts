import { today } from '../../kernel/dates/clock.ts';
import type { NearCriteria, NearHome, SearchService } from '../contract.ts';
import { kmBetween, mercatorRadius, toMercator } from '../rules/mercator.ts';
import { areDatesPossible } from '../rules/possible-stay.ts';
import { NO_FILTERS } from '../rules/search-criteria.ts';
import type { FindDependencies } from './find-service.ts';
import { findStays } from './find-stays.ts';
import { findNearHomes } from './near-repository.ts';
import { soughtFilters } from './search-conditions-repository.ts';
import { createSearchLimiter } from './search-limiter.ts';

const MOST_KM = 60;
/** Numbers of homes that the two queries examine. The second runs only if the first finds too few. */
const LOOKED_AT = { first: 300, most: 3000 };

export type NearDependencies = Pick<FindDependencies, 'db' | 'clock' | 'limiter'> & { lookedAt?: typeof LOOKED_AT };

export function createNearService(parts: NearDependencies): Pick<SearchService, 'homesNear'> {
  const { db, clock, limiter = createSearchLimiter(), lookedAt = LOOKED_AT } = parts;

  async function findAround({
    lat,
    lon,
    stay,
    flexible = null,
    guests,
    exclude,
    limit,
  }: NearCriteria): Promise<NearHome[]> {
    const middle = toMercator({ lat, lon });
    const filters = soughtFilters({ ...NO_FILTERS, stay, flexible, guests });
    const sought = { radius: mercatorRadius(middle, MOST_KM), filters, exclude, limit };
    const first = await findNearHomes(db, middle, { ...sought, lookedAt: lookedAt.first });
    const { homes } =
      first.isAll || first.homes.length >= limit
        ? first
        : await limiter.run(() => findNearHomes(db, middle, { ...sought, lookedAt: lookedAt.most }));
    const near = homes
      .map(({ id, ...place }) => ({ id, km: kmBetween(middle, place) }))
      .filter(({ km }) => km <= MOST_KM);
    if (flexible === null) return near;
    const ids = near.map(({ id }) => id);
    const stays = new Map((await findStays(db, ids, { flexible, guests })).map((found) => [found.id, found]));
    return near.flatMap((home) => {
      const found = stays.get(home.id);
      return found ? [{ ...home, stay: found }] : [];
    });
  }

  return {
    async homesNear(criteria) {
      const { stay, flexible = null } = criteria;
      return areDatesPossible({ stay, flexible }, today(clock)) ? findAround(criteria) : [];
    },
  };
}
