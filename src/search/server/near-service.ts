import { type Clock, today } from '../../kernel/clock.ts';
import type { NearHome, SearchService } from '../contract.ts';
import { kmBetween, toMercator } from '../rules/mercator.ts';
import { isStayPossible } from '../rules/possible-stay.ts';
import { NO_FILTERS } from '../rules/search-criteria.ts';
import { findNearOffers } from './near-repository.ts';
import { soughtFilters } from './search-conditions-repository.ts';
import type { SearchDb } from './search-repository.ts';

/** What is further away is not near by. */
const MOST_KM = 60;
/** Rooms that a bnb has at most beside those of its neighbours, as a rule. */
const OFFERS_OF_HOME = 8;

/** Finds homes around a place, the nearest first, of those that can be taken for a stay if there is one. */
export function createNearService(db: SearchDb, clock: Clock): Pick<SearchService, 'homesNear'> {
  return {
    async homesNear({ lat, lon, stay, guests, exclude, limit }) {
      if (!isStayPossible(stay, today(clock))) return [];
      const middle = toMercator({ lat, lon });
      const filters = soughtFilters({ ...NO_FILTERS, stay, flexible: null, guests });
      const offers = await findNearOffers(db, middle, { filters, exclude, limit: limit * OFFERS_OF_HOME });
      const byId = new Map<number, NearHome>();
      for (const { id, ...place } of offers) if (!byId.has(id)) byId.set(id, { id, km: kmBetween(middle, place) });
      return [...byId.values()]
        .filter(({ km }) => km <= MOST_KM)
        .toSorted((one, other) => one.km - other.km || one.id - other.id)
        .slice(0, limit);
    },
  };
}
