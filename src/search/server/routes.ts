import { AppError } from '../../kernel/app-error.ts';
import { type CallHandler, handle } from '../../kernel/call.ts';
import { type Clock, today } from '../../kernel/clock.ts';
import type { LocationsService } from '../../locations/contract.ts';
import type { StruttureService } from '../../strutture/contract.ts';
import { searchCallMessages } from '../call-messages.it.ts';
import { type SearchService, suggestCall, type Turn } from '../contract.ts';
import { listPublicCall, mapCall } from '../list-contract.ts';
import { listLimit } from '../rules/list-limit.ts';
import type { Finding } from './find-service.ts';
import { readSearch } from './read-search.ts';

type Parts = {
  search: SearchService & Finding;
  strutture: Pick<StruttureService, 'wholeOf'>;
  locations: LocationsService;
  clock: Clock;
};

/** A page goes on from one cursor, or is counted: anything of both is no page. */
function turnOf({ dopo, prima, page }: { dopo?: string | undefined; prima?: string | undefined; page: number }): Turn {
  if (dopo === undefined && prima === undefined) return null;
  const isOne = (dopo === undefined || prima === undefined) && page === 1;
  if (isOne && dopo !== undefined) return { dopo };
  if (isOne && prima !== undefined) return { prima };
  throw new AppError('DATI_NON_VALIDI', searchCallMessages.segnoNonValido);
}

/** The public calls of the search. */
export function searchRoutes({ search, strutture, locations, clock }: Parts): CallHandler[] {
  return [
    handle(listPublicCall, async ({ query }) => {
      const wish = await readSearch(query, today(clock), locations);
      const { page } = query;
      const limit = listLimit(query);
      const turn = turnOf(query);
      const found =
        turn === null ? await search.findAfter(wish, (page - 1) * limit, limit) : await search.find(wish, turn, limit);
      const { total, isAtLeast: is_at_least, next, previous } = found;
      const data = await strutture.wholeOf(found.ids);
      const pages = { page, limit, next, previous, successivo: next };
      return { success: true as const, data, total, totale: total, is_at_least, ...pages };
    }),
    handle(mapCall, async ({ query }) => {
      const wish = await readSearch(query, today(clock), locations);
      const { points, total, isAtLeast: is_at_least } = await search.points(wish);
      return { points, total, is_at_least };
    }),
    handle(suggestCall, ({ query }) => search.suggest(query.q)),
  ];
}
