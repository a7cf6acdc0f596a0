import { z } from 'zod';
import { defineCall } from '../kernel/calls/call.ts';
import { PRECISIONI } from '../locations/rules/map-circle.ts';
import type { FreeStay } from '../stay/rules/cheapest-stay.ts';
import type { When } from './rules/combine-when.ts';
import type { Facet } from './rules/facets.ts';
import type { Prices } from './rules/price-a-night.ts';
import type { NamedPlace } from './rules/parse-where.ts';
import type { OpenZone } from './rules/open-zone.ts';
import type { SearchCriteria } from './rules/search-criteria.ts';
import type { Zone } from './rules/zone.ts';
import { visitorMessages } from './messages/by-request.ts';

export const PAGE_SIZE = 24;
/** Homes are counted one by one up to here; beyond it a list says "more than". */
export const MOST_COUNTED = 1000;
export const MOST_POINTS = 2000;

/** Where a page of a list begins: after or before the home that a cursor names (`rules/list-order.ts`). */
export type PageCursor = { dopo: string } | { prima: string } | null;

/** The cheapest free stay of a home within flexible dates. */
export type HomeStay = FreeStay & { id: number };

export type SearchResults = {
  ids: number[];
  /** Homes that match; `MOST_COUNTED`, of words fewer, where `isAtLeast`. */
  total: number;
  isAtLeast: boolean;
  /** The time ended before all homes were read: there may be more of them. */
  isPartial: boolean;
  /** Position of the first of these homes in the list, from 1; `null` where nobody counts. */
  from: number | null;
  next: string | null;
  previous: string | null;
  /** Words that no home has, with those that were looked for in their place. */
  corrected: { word: string; instead: string[] }[];
  /** Of the homes of this page, where flexible dates are asked for. */
  stays: HomeStay[];
};

/** `testo`: the words that homes have; `droppedWords`: those that none has, and that were left out; '' for none. */
export type FoundDroppingWords = SearchResults & { testo: string; droppedWords: string };

/** A home on the map, as exact as its address is told. `is_from`: of the cheapest room of a `bnb`. */
export const pointSchema = z.object({
  id: z.int(),
  nome: z.string(),
  lat: z.number(),
  lon: z.number(),
  precisione: z.enum(PRECISIONI),
  prezzo_notte: z.number(),
  is_from: z.boolean(),
});
export type Point = z.infer<typeof pointSchema>;

/** What the one box suggests. `path` is the address that it leads to. */
export const suggestionSchema = z.object({
  kind: z.enum(['regione', 'provincia', 'citta', 'area', 'struttura', 'tema', 'testo']),
  nome: z.string(),
  /** What tells homonyms apart: "Siena, Toscana"; '' where nothing does. */
  dove: z.string(),
  strutture_count: z.int().nullable(),
  path: z.string(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/**
 * `GET /api/ricerca/suggerimenti?q=`: at most eight, the likeliest first; accents, apostrophes and small typing errors are forgiven. A
 * whole wish is first said as it was understood; where nothing is typed, themes are offered.
 */
export const suggestCall = defineCall({
  method: 'GET',
  path: '/api/ricerca/suggerimenti',
  hasUnprefixedPath: false,
  summary: 'Luoghi e case a cui potrebbe pensare chi sta scrivendo',
  params: z.object({}),
  query: z.object({
    q: z
      .string({ error: () => visitorMessages().searchFaults.testoTroppoLungo })
      .max(100, { error: () => visitorMessages().searchFaults.testoTroppoLungo })
      .default(''),
  }),
  answer: z.array(suggestionSchema),
});

/** What was understood of the words in the box. */
export type ParsedText = {
  criteria: Pick<
    SearchCriteria,
    'scope' | 'testo' | 'tipi' | 'servizi' | 'guests' | 'stay' | 'flexible' | 'prezzo_min' | 'prezzo_max' | 'gradini'
  > &
    Partial<Pick<SearchCriteria, 'ordina'>>;
  /** What each guest would pay for a night; `criteria` has it for as many as the words count. */
  pricePerGuest: Prices | null;
  /** Other times that were said beside the one that is looked for: "giugno o settembre". */
  alternatives: readonly When[];
  /** What was said not to be wanted and no search can exclude, as it was typed: "senza wifi". */
  unwanted: readonly string[];
  /** Those of the words that say where, and which words a home has to have: what else was understood stands in an address by itself. */
  said: string;
  /** The path of the one place that was meant, as in `/strutture/{path}`; `null` for none, several of one name, or a zone. */
  dove: string | null;
  /** A tourist area, a setting, or a town with its surroundings. */
  zone: Zone | null;
  homonyms: NamedPlace[];
  /** Of several places that were meant together: "in Toscana o Umbria"; `null` of one, and of several of one name. */
  several: string | null;
  /** Places whose name the words are as well, which were not meant as far as one can tell: "rose" beside "agriturismo"; `zone` of those without a path. */
  namesakes: NamedPlace[];
  corrected: { word: string; instead: string[] }[];
};

/** Homes around a place, for `guests` and, if there is one, a stay, or some stay within flexible dates; those of `exclude` left out. */
export type NearCriteria = Pick<SearchCriteria, 'stay' | 'guests'> & {
  flexible?: SearchCriteria['flexible'];
  lat: number;
  lon: number;
  exclude: readonly number[];
  limit: number;
};

/** `km`: as the crow flies, to where visitors are shown the home. `stay`: its cheapest within flexible dates, where those were asked for. */
export type NearHome = { id: number; km: number; stay?: HomeStay };

/** How many homes; at least so many where no more were counted, or not all were read. */
export type HomeCount = Pick<SearchResults, 'total' | 'isAtLeast'>;

/** The homes of a search, and those that it would have with each option of its filters (`rules/facets.ts`). */
export type FacetCounts = HomeCount & Pick<SearchResults, 'corrected'> & { facets: (HomeCount & { facet: Facet })[] };

export type SearchService = {
  /** A page of a search. A cursor that is none throws `DATI_NON_VALIDI`. */
  find(criteria: SearchCriteria, pageCursor: PageCursor, limit?: number): Promise<SearchResults>;
  /** The same for a person: where no home has the words, what there is with some of them, or with none. */
  findDroppingWords(criteria: SearchCriteria, pageCursor: PageCursor): Promise<FoundDroppingWords>;
  /** How many homes each of some searches finds, one after the other; `null` for those that there was no time for. */
  countEach(searches: readonly SearchCriteria[]): Promise<(HomeCount | null)[]>;
  /** How many homes each option of the filters would leave. */
  countFacets(criteria: SearchCriteria): Promise<FacetCounts>;
  /** The homes of a search as points, the first `MOST_POINTS` in the order of the list. */
  points(
    criteria: SearchCriteria,
  ): Promise<{ points: Point[] } & Pick<SearchResults, 'total' | 'isAtLeast' | 'corrected'>>;
  /** The nearest homes first, none further than 60 km. */
  homesNear(criteria: NearCriteria): Promise<NearHome[]>;
  suggest(q: string): Promise<Suggestion[]>;
  parseText(text: string): Promise<ParsedText>;
  /** The scope of a zone, and its name; `null` where there is no such town, or area. */
  openZone(zone: Zone): Promise<OpenZone | null>;
};
