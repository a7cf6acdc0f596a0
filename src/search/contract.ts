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
/** Maximum number of homes that a search counts exactly. */
export const MOST_COUNTED = 1000;
export const MOST_POINTS = 2000;

/** Selects the page after (`dopo`) or before (`prima`) the home that the cursor identifies (`rules/list-order.ts`). */
export type PageCursor = { dopo: string } | { prima: string } | null;

export type HomeStay = FreeStay & { id: number };

export type SearchResults = {
  ids: number[];
  /** If `isAtLeast` is true, `total` is a lower bound: counting stops at `MOST_COUNTED`, or earlier for text searches. */
  total: number;
  isAtLeast: boolean;
  /** Whether the time limit was reached before all homes were searched. */
  isPartial: boolean;
  /** Position of the page's first home, counting from 1. `null` if positions are not counted. */
  from: number | null;
  next: string | null;
  previous: string | null;
  /** Typed words that match no home, each with the words that replaced it. */
  corrected: { word: string; instead: string[] }[];
  stays: HomeStay[];
};

/** `droppedWords` contains the words that the search dropped, or is ''. */
export type FoundDroppingWords = SearchResults & { testo: string; droppedWords: string };

/** `is_from` is true if the price is that of the cheapest room of a `bnb`. */
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
  /** Distinguishes places with the same name; '' if the name is unique. */
  dove: z.string(),
  strutture_count: z.int().nullable(),
  path: z.string(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** Returns suggestions, the most likely first. For an empty query, returns themes. */
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
  /** Price limits per guest, if the text states them. `criteria` contains these limits multiplied by the number of guests. */
  pricePerGuest: Prices | null;
  /** Periods that the text names but the search does not use, as in "giugno o settembre". */
  alternatives: readonly When[];
  /** Exclusions that the search does not support, as typed, such as "senza wifi". */
  unwanted: readonly string[];
  /** The place's name and the text search. All other criteria have their own URL parameters. */
  placeAndWords: string;
  /** The path of the place in `/strutture/{path}`. `null` for zones and for names that several places share. */
  dove: string | null;
  zone: Zone | null;
  homonyms: NamedPlace[];
  /** A phrase for several places, such as "in Toscana o Umbria". `null` for a single place and for places with the same name. */
  several: string | null;
  /** Places whose names probably mean something else in the text, such as "rose" next to "agriturismo". */
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

/** `km` is the straight-line distance to the published location. `stay` is the cheapest stay for flexible dates. */
export type NearHome = { id: number; km: number; stay?: HomeStay };

export type HomeCount = Pick<SearchResults, 'total' | 'isAtLeast'>;

export type FacetCounts = HomeCount & Pick<SearchResults, 'corrected'> & { facets: (HomeCount & { facet: Facet })[] };

export type SearchService = {
  /** Returns one page of a search. Throws `DATI_NON_VALIDI` if the cursor is malformed. */
  find(criteria: SearchCriteria, pageCursor: PageCursor, limit?: number): Promise<SearchResults>;
  /** Works like `find`, but drops some or all words if no home matches all of them. */
  findDroppingWords(criteria: SearchCriteria, pageCursor: PageCursor): Promise<FoundDroppingWords>;
  /** Counts the homes of each search. Returns `null` for searches that were not started in time or that the limiter rejected. */
  countEach(searches: readonly SearchCriteria[]): Promise<(HomeCount | null)[]>;
  countFacets(criteria: SearchCriteria): Promise<FacetCounts>;
  points(
    criteria: SearchCriteria,
  ): Promise<{ points: Point[] } & Pick<SearchResults, 'total' | 'isAtLeast' | 'corrected'>>;
  /** Returns homes within 60 km, the nearest first. */
  homesNear(criteria: NearCriteria): Promise<NearHome[]>;
  suggest(q: string): Promise<Suggestion[]>;
  parseText(text: string): Promise<ParsedText>;
  /** Finds the scope and the name of a zone. Returns `null` if its place does not exist. */
  openZone(zone: Zone): Promise<OpenZone | null>;
};
