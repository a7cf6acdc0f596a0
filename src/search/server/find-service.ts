import { AppError, isAppError } from '../../kernel/calls/app-error.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { asCents, toEuros } from '../../kernel/money/cents.ts';
import { type Clock, today } from '../../kernel/dates/clock.ts';
import type { LocationsService } from '../../locations/contract.ts';
import { shownPosition } from '../../strutture/rules/shown-place.ts';
import {
  type HomeCount,
  type Point,
  type SearchResults,
  MOST_COUNTED,
  MOST_POINTS,
  PAGE_SIZE,
  type SearchService,
  type PageCursor,
} from '../contract.ts';
import { readCursor, writeCursor, type CursorRow } from '../rules/list-order.ts';
import type { PageStart } from '../rules/cut-page.ts';
import { isCostly } from '../rules/is-costly.ts';
import { areDatesPossible } from '../rules/possible-stay.ts';
import { isNowhere, type Ordine, type SearchCriteria } from '../rules/search-criteria.ts';
import { createFindDroppingWords } from './find-dropping-words.ts';
import type { WantedStays } from './find-cheapest.ts';
import { findPage, type ListPage } from './find-page.ts';
import { findStays } from './find-stays.ts';
import { soughtFilters } from './search-conditions-repository.ts';
import { placesOf } from './places-repository.ts';
import type { SearchFilter } from './search-repository.ts';
import { soughtPlaceAndWords } from './sought-place.ts';
import type { SearchDb } from './tables.ts';
import { startSearchTime } from './search-time.ts';
import { createSearchLimiter, type SearchLimiter } from './search-limiter.ts';
import { visitorMessages } from '../messages/by-request.ts';

export type FindDependencies = {
  db: SearchDb;
  clock: Clock;
  locations: Pick<LocationsService, 'listCitta'>;
  limiter?: SearchLimiter;
  mostCounted?: number;
  /** Time limit of a search, in milliseconds. */
  mostMs?: number;
};

export type SearchQueries = Pick<SearchService, 'find' | 'findDroppingWords' | 'countEach' | 'points'> & {
  findAfter(criteria: SearchCriteria, skipped: number, limit: number): Promise<SearchResults>;
};

/** Maximum number of homes that a text search counts. The limit is low because each match is usually on a different disk page. */
const MOST_COUNTED_WORDS = 500;

export function mostCountedOf({ tsquery }: Pick<SearchFilter, 'tsquery'>, mostCounted = MOST_COUNTED): number {
  return tsquery === null ? mostCounted : Math.min(mostCounted, MOST_COUNTED_WORDS);
}

/** `countEach` starts no further count after this many milliseconds. */
const COUNTING_MS = 1500;

const NOTHING: SearchResults = {
  ids: [],
  total: 0,
  isAtLeast: false,
  isPartial: false,
  from: null,
  next: null,
  previous: null,
  corrected: [],
  stays: [],
};

type ListPosition = { pageStart: PageStart; rotationStart: number | null };

const FIRST_PAGE: ListPosition = { pageStart: { kind: 'skip', count: 0 }, rotationStart: null };

function readPageCursor(pageCursor: PageCursor, ordina: Ordine): ListPosition {
  if (pageCursor === null) return FIRST_PAGE;
  const kind = 'dopo' in pageCursor ? 'dopo' : 'prima';
  const cursor = readCursor('dopo' in pageCursor ? pageCursor.dopo : pageCursor.prima, ordina);
  if (cursor !== null) return { pageStart: { kind, cursorRow: cursor.cursorRow }, rotationStart: cursor.rotationStart };
  const sentence = visitorMessages().searchFaults.segnoNonValido;
  throw new AppError('DATI_NON_VALIDI', sentence, { campi: { [kind]: sentence } });
}

function presentPage({
  cursorRows,
  order,
  hasNext,
  hasPrevious,
  start,
  total,
  isAtLeast,
}: ListPage): Omit<SearchResults, 'isPartial' | 'corrected' | 'stays'> {
  const cursorOf = (cursorRow: CursorRow | undefined) =>
    cursorRow === undefined ? null : writeCursor({ ...order, cursorRow });
  return {
    ids: cursorRows.map(({ id }) => id),
    total,
    isAtLeast,
    from: start === null || cursorRows.length === 0 ? null : start + 1,
    next: hasNext ? cursorOf(cursorRows.at(-1)) : null,
    previous: hasPrevious ? cursorOf(cursorRows[0]) : null,
  };
}

/** Maximum page size for which stays are priced. Only maps request more homes, and they show no stays. */
const PRICED = 500;

function wantedStays({ flexible, guests }: SearchCriteria): WantedStays | null {
  return flexible && { flexible, guests };
}

/**
 * Removes the sort order from searches with flexible dates. Counts and maps do not need it, and ordering by price would price
 * every stay.
 */
function inAnyOrder(criteria: SearchCriteria): SearchCriteria {
  return criteria.flexible === null ? criteria : { ...criteria, ordina: 'giorno' };
}

/** Counts the searches in sequence, because parallel searches would each hold a connection. */
async function countEach(
  searches: readonly SearchCriteria[],
  count: (criteria: SearchCriteria) => Promise<HomeCount>,
): Promise<(HomeCount | null)[]> {
  const until = performance.now() + COUNTING_MS;
  const counts: (HomeCount | null)[] = [];
  for (const criteria of searches) counts.push(performance.now() < until ? await unlessBusy(count(criteria)) : null);
  return counts;
}

async function unlessBusy<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (isAppError(error) && error.codice === 'SERVIZIO_NON_DISPONIBILE') return null;
    throw error;
  }
}

async function readPoints(db: SearchDb, ids: readonly number[]): Promise<Point[]> {
  const places = await placesOf(db, ids);
  return places.map(({ nome, prezzo_notte_cents, is_from, ...place }) => ({
    id: place.id,
    nome,
    is_from,
    ...shownPosition(place),
    prezzo_notte: toEuros(asCents(prezzo_notte_cents)),
  }));
}

/** Returns the homes as points. Raises `total`, because the map can show more homes than are counted. */
async function showOnMap(db: SearchDb, { ids, total, next, isPartial, corrected }: SearchResults) {
  const points = await readPoints(db, ids);
  return { points, total: Math.max(total, ids.length), isAtLeast: isPartial || next !== null, corrected };
}

export function createSearchQueries(parts: FindDependencies): SearchQueries {
  const { db, clock, mostCounted, mostMs, limiter = createSearchLimiter() } = parts;

  async function look(criteria: SearchCriteria, read: ListPosition, limit: number, day: CalendarDate) {
    const { place, tsquery, corrected } = await soughtPlaceAndWords(criteria, parts);
    const cheapest = wantedStays(criteria);
    const time = startSearchTime(mostMs);
    const sought: SearchFilter = { place, tsquery, filters: soughtFilters(criteria), ordina: criteria.ordina, time };
    const counting = mostCountedOf(sought, mostCounted);
    const page = await findPage(db, { sought, ...read, limit, today: day, mostCounted: counting, cheapest });
    const { ids, ...presented } = presentPage(page);
    const isPriced = cheapest !== null && limit <= PRICED;
    const stays = page.stays ?? (isPriced ? await findStays(db, ids, cheapest) : []);
    return { ids, ...presented, isPartial: time.isCut(), corrected, stays };
  }

  /** Runs a search. A costly search holds a limiter slot, so a nested call of `limiter.run` would deadlock. */
  async function find(criteria: SearchCriteria, read: ListPosition, limit: number): Promise<SearchResults> {
    const day = today(clock);
    if (isNowhere(criteria.scope) || !areDatesPossible(criteria, day)) return NOTHING;
    const skipped = read.pageStart.kind === 'skip' ? read.pageStart.count : 0;
    const run = () => look(criteria, read, limit, day);
    return isCostly(criteria, skipped) ? limiter.run(run) : run();
  }

  const findFrom: SearchService['find'] = async (criteria, pageCursor, limit = PAGE_SIZE) =>
    find(criteria, readPageCursor(pageCursor, criteria.ordina), limit);

  const countHomes = (criteria: SearchCriteria) => find(inAnyOrder(criteria), FIRST_PAGE, 1);

  return {
    find: findFrom,

    findDroppingWords: createFindDroppingWords(findFrom, async (criteria) => (await countHomes(criteria)).total),

    findAfter: (criteria, skipped, limit) =>
      find(criteria, { pageStart: { kind: 'skip', count: skipped }, rotationStart: null }, limit),

    countEach: (searches) => countEach(searches, countHomes),

    points: async (criteria) => showOnMap(db, await find(inAnyOrder(criteria), FIRST_PAGE, MOST_POINTS)),
  };
}
