import { type ChosenCriteria, criteriaOf, NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import type { Scope } from '../../../search/rules/search-criteria.ts';
import type { ListStay } from '../../../stay/rules/stay-address.ts';
import { stayOnCard } from '../../../stay/web/visitor/stay-on-card.ts';
import { type TileStruttura, tileOf } from '../../../strutture/web/visitor/StrutturaTile.tsx';
import type { PageContext } from '../context.ts';
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
  const cards = await strutture.cardsOf(ids);
  return cards.map((card) => tileOf(card, stayOnCard(card, stay, today)));
}
