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
/** Homes are counted exactly up to this number. If more homes match, a list shows "more than". */
export const MOST_COUNTED = 1000;
export const MOST_POINTS = 2000;

/** A page starts after `dopo` or ends before `prima`. Both are cursors that identify a home (`rules/list-order.ts`). */
export type PageCursor = { dopo: string } | { prima: string } | null;

export type HomeStay = FreeStay & { id: number };

export type SearchResults = {
  ids: number[];
  /**
   * Number of matching homes. If `isAtLeast` is true, it is a lower bound, because counting stops at `MOST_COUNTED`,
   * or earlier for text searches.
   */
  total: number;
  isAtLeast: boolean;
  /** Whether the time limit was reached before all homes were read, so that there may be more. */
  isPartial: boolean;
  /** Position of the page's first home in the list, from 1; `null` if positions are not counted. */
  from: number | null;
  next: string | null;
  previous: string | null;
  /** Typed words that match no home, each with the words that replaced it. */
  corrected: { word: string; instead: string[] }[];
  stays: HomeStay[];
};

/** `testo` contains the words that match homes. `droppedWords` contains the words that matched no home and were dropped, or is ''. */
export type FoundDroppingWords = SearchResults & { testo: string; droppedWords: string };

/**
 * A home on the map, with the precision that its owner publishes. `is_from` is true if the price is that of the cheapest room of
 * a `bnb`.
 */
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

export const suggestionSchema = z.object({
  kind: z.enum(['regione', 'provincia', 'citta', 'area', 'struttura', 'tema', 'testo']),
  nome: z.string(),
  /** Distinguishes places with the same name, such as "Siena, Toscana"; '' if the name is unique. */
  dove: z.string(),
  strutture_count: z.int().nullable(),
  path: z.string(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/**
 * `GET /api/ricerca/suggerimenti?q=` returns at most eight suggestions, the most likely first. Accents, apostrophes and small
 * typing errors are tolerated. For a sentence, the first suggestion is its interpretation; for an empty query, the suggestions
 * are themes.
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

export type ParsedText = {
  criteria: Pick<
    SearchCriteria,
    'scope' | 'testo' | 'tipi' | 'servizi' | 'guests' | 'stay' | 'flexible' | 'prezzo_min' | 'prezzo_max' | 'gradini'
  > &
    Partial<Pick<SearchCriteria, 'ordina'>>;
  /** Prices per guest and night. The prices in `criteria` are multiplied by the number of guests in the text. */
  pricePerGuest: Prices | null;
  /** Periods in the text that the search does not use, as in "giugno o settembre". */
  alternatives: readonly When[];
  /** Exclusions that the search does not support, as typed, such as "senza wifi". */
  unwanted: readonly string[];
  /**
   * The part of the text that names the place, and the words of the text search. All other parts have their own parameters in an
   * address.
   */
  placeAndWords: string;
  /** The path of the place, as in `/strutture/{path}`. `null` if the text names a zone, no place, or a name that several places have. */
  dove: string | null;
  zone: Zone | null;
  homonyms: NamedPlace[];
  /** Several places that the text names together, such as "in Toscana o Umbria". `null` for one place, or for places with the same name. */
  several: string | null;
  /**
   * Places whose names are also words that probably mean something else in the text, such as "rose" next to "agriturismo". `zone`
   * is set for places without a path.
   */
  namesakes: NamedPlace[];
  corrected: { word: string; instead: string[] }[];
};

export type NearCriteria = Pick<SearchCriteria, 'stay' | 'guests'> & {
  flexible?: SearchCriteria['flexible'];
  lat: number;
  lon: number;
  exclude: readonly number[];
  limit: number;
};

/**
 * `km` is the straight-line distance to the published location. `stay` is the cheapest stay if flexible dates were
 * requested.
 */
export type NearHome = { id: number; km: number; stay?: HomeStay };

export type HomeCount = Pick<SearchResults, 'total' | 'isAtLeast'>;

export type FacetCounts = HomeCount & Pick<SearchResults, 'corrected'> & { facets: (HomeCount & { facet: Facet })[] };

export type SearchService = {
  /** Returns a page of a search. Throws `DATI_NON_VALIDI` if the cursor is malformed. */
  find(criteria: SearchCriteria, pageCursor: PageCursor, limit?: number): Promise<SearchResults>;
  /** Works like `find`, but drops some or all words if no home matches all of them. */
  findDroppingWords(criteria: SearchCriteria, pageCursor: PageCursor): Promise<FoundDroppingWords>;
  /** Counts the homes of each search in sequence. Returns `null` for each search that exceeds the time limit. */
  countEach(searches: readonly SearchCriteria[]): Promise<(HomeCount | null)[]>;
  countFacets(criteria: SearchCriteria): Promise<FacetCounts>;
  points(
    criteria: SearchCriteria,
  ): Promise<{ points: Point[] } & Pick<SearchResults, 'total' | 'isAtLeast' | 'corrected'>>;
  /** Returns homes within 60 km, the nearest first. */
  homesNear(criteria: NearCriteria): Promise<NearHome[]>;
  suggest(q: string): Promise<Suggestion[]>;
  parseText(text: string): Promise<ParsedText>;
  /** Returns the scope and name of a zone; `null` if the town or area does not exist. */
  openZone(zone: Zone): Promise<OpenZone | null>;
};
