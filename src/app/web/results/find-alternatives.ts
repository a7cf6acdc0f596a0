import { formatCount } from '../../../kernel/format-count.ts';
import type { SearchResults } from '../../../search/contract.ts';
import { searchPageMessages } from '../../../search/page-messages.it.ts';
import { criteriaOf, NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import { readQuoted } from '../../../search/rules/split-words.ts';
import type { SearchCriteria } from '../../../search/rules/search-criteria.ts';
import type { OtherSearch } from '../../../search/web/results.ts';
import type { PageContext } from '../context.ts';
import { filtersOf } from './filters-of.ts';
import { hrefOf } from './href-of.ts';
import { viewedBase } from './map-of.ts';
import type { ResultsRequest } from './results-request.ts';
import { listBase } from './list-base.ts';
import { type WiderScope, worthOffering } from './wider-scopes.ts';
import * as t from './messages.it.ts';

type Search = PageContext['search'];
type AlternativeSearch = { label: string; href: string; criteria: SearchCriteria };
type CountedAlternative = AlternativeSearch & Pick<SearchResults, 'total' | 'isAtLeast'>;

function looserOf({ criteria, chosen, scope, base }: ResultsRequest): AlternativeSearch[] {
  return filtersOf(chosen).map(({ without, drop }) => ({
    label: searchPageMessages.senza(without),
    href: hrefOf(base, drop(chosen)),
    criteria: criteriaOf(drop(criteria), scope),
  }));
}

/** Whether `/cerca` looks for these words as they stand, in all Italy: it could take them for a place or a service. */
async function areBareWords(search: Search, testo: string): Promise<boolean> {
  if (testo === '') return true;
  const { criteria } = await search.parseText(testo);
  return criteria.scope.kind === 'italia' && criteria.testo === testo;
}

async function widerOf(
  search: Search,
  { criteria, chosen, scope, zone, wider, isMap }: ResultsRequest,
): Promise<AlternativeSearch[]> {
  // A town without any homes has a page of its own.
  if (scope.kind === 'citta' && !zone && filtersOf(chosen).length === 0) return [];
  const isMeant = await areBareWords(search, criteria.testo);
  const baseOf = ({ dove }: WiderScope) => viewedBase(dove === '' ? '/cerca' : listBase(dove), isMap);
  return wider
    .filter(({ dove }) => dove !== '' || isMeant)
    .map((around) => ({
      label: searchPageMessages.altrove(around.where),
      href: hrefOf(baseOf(around), chosen),
      criteria: criteriaOf(criteria, around.scope),
    }));
}

async function countAll(search: Search, others: readonly AlternativeSearch[]): Promise<(CountedAlternative | null)[]> {
  const counts = await search.countEach(others.map(({ criteria }) => criteria));
  return others.map((other, index) => {
    const count = counts[index] ?? null;
    return count && { ...other, ...count };
  });
}

function present({ label, href, total, isAtLeast }: CountedAlternative): OtherSearch {
  const homes = total === 1 ? '1 casa' : `${formatCount(total)} case`;
  return { label, href, count: isAtLeast ? t.piuDi(homes) : homes };
}

/** Searches beside one that found nothing, those with homes only: with one criteria less, and in wider places. */
export async function findAlternatives(
  search: Search,
  request: ResultsRequest,
): Promise<{ looser: OtherSearch[]; wider: OtherSearch[] }> {
  const looser = looserOf(request);
  const counted = await countAll(search, [...looser, ...(await widerOf(search, request))]);
  const known = (some: readonly (CountedAlternative | null)[]) => some.filter((other) => other !== null);
  return {
    looser: known(counted.slice(0, looser.length))
      .filter(({ total }) => total > 0)
      .map(present),
    wider: worthOffering(known(counted.slice(looser.length))).map(present),
  };
}

/** All homes of Italy that have the words which none of a place has; `null` where there are none, too. */
export async function findElsewhere(
  search: Search,
  { phrase, isMap }: ResultsRequest,
  droppedWords: string,
): Promise<OtherSearch | null> {
  if (droppedWords === '' || phrase === '') return null;
  const words = readQuoted(droppedWords) ?? droppedWords;
  // In quotes they mean nothing but themselves.
  const chosen = { ...NO_CRITERIA, testo: `"${words}"` };
  const other: AlternativeSearch = {
    label: searchPageMessages.inTuttaItalia(words),
    href: hrefOf(viewedBase('/cerca', isMap), chosen),
    criteria: criteriaOf(chosen, { kind: 'italia' }),
  };
  const [counted] = await countAll(search, [other]);
  return counted && counted.total > 0 ? present(counted) : null;
}

export const NO_ALTERNATIVES: Awaited<ReturnType<typeof findAlternatives>> = { looser: [], wider: [] };
