import { type CallHandler, handle } from '../../kernel/call.ts';
import type { LocationsService } from '../../locations/contract.ts';
import { getPublicCall, listPublicCall, type StruttureService } from '../contract.ts';

/**
 * The towns that a request means: one by id; by name every homonym, because the specification knows only names and
 * Italy has a Samone in two provinces.
 */
async function townsOf(
  query: { citta?: string | undefined; citta_id?: number | undefined },
  locations: LocationsService,
) {
  if (query.citta_id !== undefined) {
    const { citta } = await locations.findPlaceOfCitta(query.citta_id);
    return [citta];
  }
  return locations.findCittaByName(query.citta ?? '');
}

/** The public calls about strutture. */
export function struttureRoutes(strutture: StruttureService, locations: LocationsService): CallHandler[] {
  return [
    handle(listPublicCall, async ({ query }) => {
      const towns = await townsOf(query, locations);
      const ids = towns.map(({ id }) => id);
      const { data, total } = await strutture.listPublic(ids, query.page, query.limit);
      return { success: true as const, data, total, page: query.page, limit: query.limit };
    }),
    handle(getPublicCall, ({ params }) => strutture.getPublic(params.id)),
  ];
}
