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

/**
 * The first homes of a place in the order of the day, free for the stay where one is chosen. The page that shows them is dropped when
 * one of them changes, and soon where nights decide.
 */
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

type AroundRequest = { cittaId: number; own: readonly TileStruttura[]; row: number; stay: ListStay };

/**
 * How many homes the last row lacks; a place without homes has one row.
 * @example missingInRow(4, 3) // 2
 */
export function missingInRow(own: number, row: number): number {
  return own === 0 ? row : (row - (own % row)) % row;
}

/**
 * What fills a row that a province's own homes leave open: those nearest to its capital. None has to be free on flexible dates. Nothing
 * where that fails: it takes nothing from the page.
 */
export async function readTilesAround(
  services: Services & Pick<PageContext, 'locations' | 'report'>,
  { cittaId, own, row, stay }: AroundRequest,
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
    // Any home that opens near by may be nearer than these.
    services.cachePublicly({ tags: [], seconds: WIDE_SECONDS });
  }
}
