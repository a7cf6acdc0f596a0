import { paths } from '../../../kernel/pages/paths.ts';
import type { SearchResults } from '../../../search/contract.ts';
import { criteriaOf, NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import { readQuoted } from '../../../search/rules/split-words.ts';
import type { Scope, SearchCriteria } from '../../../search/rules/search-criteria.ts';
import type { FilterLink, OtherSearch } from '../../../search/web/results.ts';
import type { PageContext } from '../context.ts';
import { filtersOf } from './filters-of.ts';
import { hrefOf, listBase } from './href-of.ts';
import { viewedBase } from './map-of.ts';
import type { ResultsRequest } from './results-request.ts';
import { type WiderScope, worthOffering } from './wider-scopes.ts';
import * as searchMessages from '../../../search/messages/visitor.ts';
import * as locationsMessages from '../../../locations/messages/visitor.ts';
import * as messages from '../../messages/visitor.ts';

type Search = PageContext['search'];
type AlternativeSearch = { label: string; href: string; criteria: SearchCriteria };
type WiderSearch = AlternativeSearch & Place;
type CountedSearch<Other> = Other & Pick<SearchResults, 'total' | 'isAtLeast'>;

const MOST_LOOSER = 4;

type Place = { scope: Scope; base: string };

function looserOf({ criteria, chosen }: ResultsRequest, { scope, base }: Place): AlternativeSearch[] {
  return filtersOf(chosen).map(({ without, drop }) => ({
    label: searchMessages.withoutFilter(without),
    href: hrefOf(base, drop(chosen)),
    criteria: criteriaOf(drop(criteria), scope),
  }));
}

function looserAround(request: ResultsRequest, around: readonly (WiderSearch & { total: number })[]) {
  const barren = around.findLast(({ total }) => total === 0);
  if (barren === undefined) return [];
  return looserOf(request, barren)
    .slice(-MOST_LOOSER)
    .map((other) => ({ ...other, label: searchMessages.elsewhereWithoutFilter(barren.label, other.label) }));
}

/** Returns whether `/cerca` would search for these words literally, not as a place or a service. */
async function areBareWords(search: Search, testo: string): Promise<boolean> {
  if (testo === '') return true;
  const { criteria } = await search.parseText(testo);
  return criteria.scope.kind === 'italia' && criteria.testo === testo;
}

async function widerOf(
  search: Search,
  { criteria, chosen, scope, zone, wider, isMap }: ResultsRequest,
): Promise<WiderSearch[]> {
  // A town without homes has a separate page, so it needs no alternatives here.
  if (scope.kind === 'citta' && !zone && filtersOf(chosen).length === 0) return [];
  const isMeant = await areBareWords(search, criteria.testo);
  const baseOf = ({ dove }: WiderScope) => viewedBase(dove === '' ? paths.cerca : listBase(dove), isMap);
  return wider
    .filter(({ dove }) => dove !== '' || isMeant)
    .map((around) => ({
      label: searchMessages.elsewhereTitle(around.where),
      href: hrefOf(baseOf(around), chosen),
      criteria: criteriaOf(criteria, around.scope),
      scope: around.scope,
      base: baseOf(around),
    }));
}

async function countAll<Other extends AlternativeSearch>(
  search: Search,
  others: readonly Other[],
): Promise<CountedSearch<Other>[]> {
  const counts = await search.countEach(others.map(({ criteria }) => criteria));
  return others.flatMap((other, index) => {
    const count = counts[index];
    return count ? [{ ...other, ...count }] : [];
  });
}

function present({ label, href, total, isAtLeast }: CountedSearch<AlternativeSearch>): OtherSearch {
  const homes = locationsMessages.homeCount(total);
  return { label, href, count: isAtLeast ? messages.moreThan(homes) : homes };
}

/**
 * Returns other searches that find homes. `looser` searches omit one filter, and cover a wider place only if none finds homes in
 * the current one. `wider` searches keep all filters.
 */
export async function findAlternatives(
  search: Search,
  request: ResultsRequest,
): Promise<{ looser: OtherSearch[]; wider: OtherSearch[] }> {
  const here = await countAll(search, looserOf(request, request));
  const around = await countAll(search, await widerOf(search, request));
  const helps = ({ total }: { total: number }) => total > 0;
  const looser = here.some(helps) ? here : await countAll(search, looserAround(request, around));
  return {
    looser: looser.filter(helps).slice(0, MOST_LOOSER).map(present),
    wider: worthOffering(around).map(present),
  };
}

/** Searches for the dropped words in all of Italy. Returns `null` if they match no home there either. */
export async function findElsewhere(
  search: Search,
  { phrase, isMap }: ResultsRequest,
  droppedWords: string,
): Promise<OtherSearch | null> {
  if (droppedWords === '' || phrase === '') return null;
  const words = readQuoted(droppedWords) ?? droppedWords;
  // Quotes the words, because quoted words are searched literally.
  const chosen = { ...NO_CRITERIA, testo: `"${words}"` };
  const other: AlternativeSearch = {
    label: searchMessages.wordsInAllItaly(words),
    href: hrefOf(viewedBase(paths.cerca, isMap), chosen),
    criteria: criteriaOf(chosen, { kind: 'italia' }),
  };
  const [counted] = await countAll(search, [other]);
  return counted && counted.total > 0 ? present(counted) : null;
}

/**
 * Returns a link to homes with an unknown number of steps, because a list of homes without steps never contains them. Returns
 * `null` if there are none.
 */
export async function findUnstated(
  search: Search,
  { criteria, chosen, scope, base }: ResultsRequest,
): Promise<FilterLink | null> {
  if (criteria.gradini !== 'nessuno') return null;
  const [count] = await search.countEach([criteriaOf({ ...criteria, gradini: 'non-detti' }, scope)]);
  if (!count || count.total === 0) return null;
  const { total, isAtLeast } = count;
  return {
    label: searchMessages.stepsNotStatedCount(total, isAtLeast),
    href: hrefOf(base, { ...chosen, gradini: 'non-detti' }),
  };
}

export const NO_ALTERNATIVES: Awaited<ReturnType<typeof findAlternatives>> = { looser: [], wider: [] };
