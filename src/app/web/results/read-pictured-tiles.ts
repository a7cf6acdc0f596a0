import { criteriaOf, NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import type { PageCursor } from '../../../search/contract.ts';
import type { Scope } from '../../../search/rules/search-criteria.ts';
import { stayOnCard } from '../../../stay/web/visitor/stay-on-card.ts';
import type { StrutturaCard } from '../../../strutture/contract.ts';
import { type TileStruttura, tileOf } from '../../../strutture/web/visitor/StrutturaTile.tsx';
import type { PageContext } from '../context.ts';

const MOST_PAGES = 3;

type Services = Pick<PageContext, 'search' | 'strutture' | 'today' | 'cachePublicly'>;

export async function readPicturedTiles(
  { search, strutture, today, cachePublicly }: Services,
  { scope, limit }: { scope: Scope; limit: number },
): Promise<TileStruttura[]> {
  const criteria = criteriaOf(NO_CRITERIA, scope);
  const pictured: StrutturaCard[] = [];
  let cursor: PageCursor = null;
  for (let page = 0; page < MOST_PAGES && pictured.length < limit; page += 1) {
    const { ids, next } = await search.find(criteria, cursor, 2 * limit);
    const cards = await strutture.cardsOf(ids);
    pictured.push(...cards.filter(({ immagini }) => immagini.length > 0));
    if (next === null) break;
    cursor = { dopo: next };
  }
  const shown = pictured.slice(0, limit);
  cachePublicly({ tags: shown.map(({ id }) => `s:${id}`) });
  return shown.map((card) => tileOf(card, stayOnCard(card, NO_CRITERIA.stay, today)));
}
