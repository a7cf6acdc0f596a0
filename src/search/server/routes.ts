import { AppError } from '../../kernel/calls/app-error.ts';
import { type CallHandler, handle } from '../../kernel/calls/call.ts';
import { toEuros } from '../../kernel/money/cents.ts';
import { type Clock, today } from '../../kernel/dates/clock.ts';
import type { LocationsService } from '../../locations/contract.ts';
import type { StruttureService } from '../../strutture/contract.ts';
import {
  type HomeCount,
  type HomeStay,
  type SearchService,
  suggestCall,
  type PageCursor,
  type NearCriteria,
} from '../contract.ts';
import { facetsCall, listPublicCall, mapCall, nearCall } from '../list-contract.ts';
import { facetValue } from '../rules/facets.ts';
import { listLimit } from '../rules/cut-page.ts';
import type { SearchQueries } from './find-service.ts';
import { readSearch } from './read-search.ts';
import { visitorMessages } from '../messages/by-request.ts';

const NEIGHBOURS = 4;

type Services = {
  search: Pick<SearchService, 'homesNear'>;
  strutture: Pick<StruttureService, 'getPublic' | 'cardsOf'>;
};

const isBare = ({ immagini }: { immagini: readonly string[] }) => immagini.length === 0;

/** Returns the nearest available homes, or the nearest ones regardless of availability if none is available. */
async function findNeighbours(
  { search, strutture }: Services,
  id: number,
  { stay, guests }: Pick<NearCriteria, 'stay' | 'guests'>,
) {
  const { posizione } = await strutture.getPublic(id);
  const around = { lat: posizione.lat, lon: posizione.lon, exclude: [id], limit: NEIGHBOURS };
  const free = await search.homesNear({ ...around, stay, guests });
  const is_free = stay === null || free.length > 0;
  const near = is_free ? free : await search.homesNear({ ...around, stay: null, guests });
  const kmOf = new Map(near.map((one) => [one.id, one.km]));
  const cards = await strutture.cardsOf(near.map((one) => one.id));
  const data = cards.map((card) => ({ ...card, km: kmOf.get(card.id) ?? 0 }));
  // Homes without photos come last, as the page `/come-ordiniamo` states.
  return { data: data.toSorted((one, other) => Number(isBare(one)) - Number(isBare(other))), is_free };
}

type Dependencies = {
  search: SearchService & SearchQueries;
  strutture: Pick<StruttureService, 'listedOf' | 'getPublic' | 'cardsOf'>;
  locations: LocationsService;
  clock: Clock;
};

/** Returns the cursor of a call. Throws `DATI_NON_VALIDI` if the call has more than one of `dopo`, `prima` and `page`. */
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

function presentCount({ total, isAtLeast, isPartial = false }: HomeCount & { isPartial?: boolean }) {
  return { total, is_at_least: isAtLeast || isPartial };
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
      const { next, previous } = found;
      const data = await strutture.listedOf(found.ids);
      const pages = { page, limit, next, previous, successivo: next, corrected: found.corrected };
      const soggiorni = found.stays.map(presentStay);
      return { success: true as const, data, soggiorni, ...presentCount(found), totale: found.total, ...pages };
    }),
    handle(mapCall, async ({ query }) => {
      const criteria = await readSearch(query, today(clock), { locations, search });
      const { points, corrected, ...count } = await search.points(criteria);
      return { points, ...presentCount(count), corrected };
    }),
    handle(facetsCall, async ({ query }) => {
      const counts = await search.countFacets(await readSearch(query, today(clock), { locations, search }));
      return {
        ...presentCount(counts),
        corrected: counts.corrected,
        facets: counts.facets.map(({ facet, ...count }) => {
          return { name: facet.name, value: facetValue(facet), ...presentCount(count) };
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
