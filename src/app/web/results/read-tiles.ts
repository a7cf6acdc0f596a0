import { type ChosenCriteria, criteriaOf, NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import type { Scope } from '../../../search/rules/search-criteria.ts';
import type { ListStay } from '../../../stay/rules/stay-address.ts';
import { stayOnCard } from '../../../stay/web/visitor/stay-on-card.ts';
import { type TileStruttura, tileOf } from '../../../strutture/web/visitor/StrutturaTile.tsx';
import type { PageContext } from '../context.ts';
import { readNearTown } from './read-near.ts';
import { WIDE_SECONDS } from './read-results.ts';

type Services = Pick<PageContext, 'search' | 'strutture' | 'today' | 'cachePublicly'>;
type TilesRequest = { scope: Scope; limit: number; stay?: ListStay };

/** Reads a place's tiles and adds their cache tags to the page. A list that depends on nights is cached only briefly. */
export async function readTiles(
  { search, strutture, today, cachePublicly }: Services,
  { scope, limit, stay = NO_CRITERIA.stay }: TilesRequest,
): Promise<TileStruttura[]> {
  const chosen: ChosenCriteria = { ...NO_CRITERIA, stay };
  const { ids } = await search.find(criteriaOf(chosen, scope), null, limit);
  cachePublicly({
    tags: ids.map((id) => `s:${id}`),
    ...((stay.selection.kind === 'stay' || stay.flexible !== null) && { seconds: WIDE_SECONDS }),
  });
  return tilesOf({ strutture, today }, ids, stay);
}

async function tilesOf(
  { strutture, today }: Pick<Services, 'strutture' | 'today'>,
  ids: readonly number[],
  stay: ListStay,
): Promise<TileStruttura[]> {
  const cards = await strutture.cardsOf(ids);
  return cards.map((card) => tileOf(card, stayOnCard(card, stay, today)));
}

type AroundRequest = { cittaId: number; listed: readonly TileStruttura[]; row: number; stay: ListStay };

export function missingInRow(count: number, row: number): number {
  return count === 0 ? row : (row - (count % row)) % row;
}

/** Reads nearby homes to complete the last row, or none on failure, so that the page is still rendered. */
export async function readTilesAround(
  services: Services & Pick<PageContext, 'locations' | 'report'>,
  { cittaId, listed: own, row, stay }: AroundRequest,
): Promise<TileStruttura[]> {
  const limit = missingInRow(own.length, row);
  if (limit === 0 || stay.flexible !== null) return [];
  try {
    const exclude = own.map(({ id }) => id);
    const near = await readNearTown(services, cittaId, stay, { exclude, limit });
    return await tilesOf(services, [...near.keys()], stay);
  } catch (error) {
    services.report(error);
    return [];
  } finally {
    // The page's cache tags do not cover nearby homes, so the page is cached only briefly.
    services.cachePublicly({ tags: [], seconds: WIDE_SECONDS });
  }
}
