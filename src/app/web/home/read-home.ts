import { paths } from '../../../kernel/pages/paths.ts';
import { regionArt } from '../../../locations/web/region-art.ts';
import { regionCards } from '../../../locations/web/region-cards.ts';
import { criteriaOf, NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import { mergeCriteria } from '../../../search/rules/merge-criteria.ts';
import type { PageContext } from '../context.ts';
import dogUrl from './art/con-il-cane.svg?url';
import * as messages from '../../messages/visitor.ts';

/** `orizzonte` is the vertical position, in percent from the top, that stays visible in a wide crop. */
type Picture = { src: string; orizzonte: number };

function poster(codice: (typeof regionCards)[number]['codice']): Picture {
  const orizzonte = regionCards.find((card) => card.codice === codice)?.orizzonte ?? 50;
  return { src: regionArt(codice), orizzonte };
}

const THEMES = [
  { title: messages.trulliLink, testo: messages.trulliSearchTerm, picture: poster('PUG') },
  { title: messages.seaLink, testo: messages.seaSearchTerm, picture: poster('SAR') },
  { title: messages.lakeLink, testo: messages.lakeSearchTerm, picture: poster('LOM') },
  { title: messages.mountainsLink, testo: messages.mountainsSearchTerm, picture: poster('TAA') },
  { title: messages.dogLink, testo: messages.dogSearchTerm, picture: { src: dogUrl, orizzonte: 50 } },
];

export type Theme = { title: string; path: string; picture: Picture; count: number; isAtLeast: boolean };

/** Counts the homes of each theme; `isWhole` is false if a theme could not be counted. */
export async function readThemes(search: PageContext['search']): Promise<{ themes: Theme[]; isWhole: boolean }> {
  const read = await Promise.all(THEMES.map(({ testo }) => search.parseText(testo)));
  const counts = await search.countEach(
    read.map(({ criteria }) => criteriaOf(mergeCriteria(NO_CRITERIA, criteria), criteria.scope)),
  );
  const themes = THEMES.flatMap(({ title, testo, picture }, index) => {
    const { total: count = 0, isAtLeast = false } = counts[index] ?? {};
    return count === 0
      ? []
      : [{ title, path: `${paths.cerca}?testo=${encodeURIComponent(testo)}`, picture, count, isAtLeast }];
  });
  return { themes, isWhole: counts.every((count) => count !== null) };
}
