import type { Kysely } from 'kysely';
import type { LocationsTables } from '../../locations/server/service.ts';
import type { StruttureTables } from '../../strutture/server/service.ts';

/** What can be taken of an approved struttura, for searches: kept by triggers, never written here. */
type Offers = {
  unit_id: number;
  struttura_id: number;
  camera_id: number | null;
  citta_id: number;
  posti_letto: number;
  letti: number;
  prezzo_notte_cents: number;
  /** Bits in the order of `strutture/rules/struttura-form.ts`. */
  tipi: number;
  /** Bits of `strutture/rules/servizio-bits.ts`, and above them those of the steps to the door. */
  servizi: number;
  is_guaranteed: boolean;
  approved_at: Date;
  least_minimum: number;
  most_minimum: number;
  /** A bit for each night from 2026-01-01 on, as text of 0 and 1. */
  nights: string;
  regione_id: number;
  /** The least that any night to come costs. */
  least_night_cents: number;
  pulizie_cents: number;
  /** From a day on so many nights, `day * 128 + nights` each; `null` where all arrivals to come ask for as many. */
  minimums: number[] | null;
};

/** What an approved struttura is listed by, kept like its offers; a sale changes none of it. */
type ListedHomes = {
  struttura_id: number;
  citta_id: number;
  regione_id: number;
  prezzo_notte_cents: number;
  letti: number;
  approved_at: Date;
  least_night_cents: number;
  /** Where visitors are shown the home, by `rules/mercator.ts`. */
  map_x: number;
  map_y: number;
};

export type SearchTables = {
  offers: Offers;
  listed_homes: ListedHomes;
  /** `testo`: PostgreSQL's text of a `tsvector`. */
  search_texts: { struttura_id: number; testo: string; regione_id: number };
  search_words: { word: string };
};

export type SearchDb = Kysely<SearchTables & StruttureTables & LocationsTables>;
