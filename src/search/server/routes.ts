import { AppError } from '../../kernel/app-error.ts';
import { type CallHandler, handle } from '../../kernel/call.ts';
import { toEuros } from '../../kernel/cents.ts';
import { type Clock, today } from '../../kernel/clock.ts';
import type { LocationsService } from '../../locations/contract.ts';
import type { StruttureService } from '../../strutture/contract.ts';
import { type HomeStay, type SearchService, suggestCall, type PageCursor } from '../contract.ts';
import { facetsCall, listPublicCall, mapCall, nearCall } from '../list-contract.ts';
import { facetValue } from '../rules/facets.ts';
import { listLimit } from '../rules/list-limit.ts';
import type { SearchQueries } from './find-service.ts';
import { findNeighbours } from './find-neighbours.ts';
import { readSearch } from './read-search.ts';
import { visitorMessages } from '../messages/by-request.ts';

type Dependencies = {
  search: SearchService & SearchQueries;
  strutture: Pick<StruttureService, 'listedOf' | 'getPublic' | 'cardsOf'>;
  locations: LocationsService;
  clock: Clock;
};

/** A page goes on from one cursor, or is counted: anything of both is no page. */
function pageCursorOf({
  dopo,
  prima,
  page,
}: {
  dopo?: string | undefined;
  prima?: string | undefined;
  page: number;
}): PageCursor {
  if (dopo === undefined && prima === undefined) return null;
  const isOne = (dopo === undefined || prima === undefined) && page === 1;
  if (isOne && dopo !== undefined) return { dopo };
  if (isOne && prima !== undefined) return { prima };
  throw new AppError('DATI_NON_VALIDI', visitorMessages().searchFaults.segnoNonValido);
}

function presentStay({ id, check_in, check_out, camera_id, total_cents }: HomeStay) {
  return { id, check_in_date: check_in, check_out_date: check_out, camera_id, totale: toEuros(total_cents) };
}

export function searchRoutes({ search, strutture, locations, clock }: Dependencies): CallHandler[] {
  return [
    handle(listPublicCall, async ({ query }) => {
      const criteria = await readSearch(query, today(clock), { locations, search });
      const { page } = query;
      const limit = listLimit(query);
      const pageCursor = pageCursorOf(query);
      const found =
        pageCursor === null
          ? await search.findAfter(criteria, (page - 1) * limit, limit)
          : await search.find(criteria, pageCursor, limit);
      const { total, isAtLeast: is_at_least, next, previous } = found;
      const data = await strutture.listedOf(found.ids);
      const pages = { page, limit, next, previous, successivo: next, corrected: found.corrected };
      const soggiorni = found.stays.map(presentStay);
      return { success: true as const, data, soggiorni, total, totale: total, is_at_least, ...pages };
    }),
    handle(mapCall, async ({ query }) => {
      const criteria = await readSearch(query, today(clock), { locations, search });
      const { points, total, isAtLeast: is_at_least, corrected } = await search.points(criteria);
      return { points, total, is_at_least, corrected };
    }),
    handle(facetsCall, async ({ query }) => {
      const counts = await search.countFacets(await readSearch(query, today(clock), { locations, search }));
      return {
        total: counts.total,
        is_at_least: counts.isAtLeast,
        corrected: counts.corrected,
        facets: counts.facets.map(({ facet, total, isAtLeast }) => {
          return { name: facet.name, value: facetValue(facet), total, is_at_least: isAtLeast };
        }),
      };
    }),
    handle(nearCall, async ({ query }) => {
      const { stay, guests } = await readSearch(query, today(clock), { locations, search });
      return findNeighbours({ search, strutture }, query.struttura_id, { stay, guests });
    }),
    handle(suggestCall, ({ query }) => search.suggest(query.q)),
  ];
}
