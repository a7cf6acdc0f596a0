import type { Kysely } from 'kysely';
import type { LocationsTables } from '../../locations/server/service.ts';
import type { StruttureTables } from '../../strutture/server/service.ts';

/** Triggers write the bookable units of each approved struttura to this table. */
type Offers = {
  unit_id: number;
  struttura_id: number;
  camera_id: number | null;
  citta_id: number;
  posti_letto: number;
  letti: number;
  prezzo_notte_cents: number;
  /** Bits of the property types, in the order of `TIPI_STRUTTURA`. */
  tipi: number;
  /** Bits of `strutture/rules/servizio-bits.ts`, followed by the bits for the steps to the door. */
  servizi: number;
  is_guaranteed: boolean;
  approved_at: Date;
  least_minimum: number;
  most_minimum: number;
  /** One character for each night from 2026-01-01 on: 1 if the night is unavailable. */
  nights: string;
  regione_id: number;
  least_night_cents: number;
  pulizie_cents: number;
  /**
   * Minimum stays as `day * 128 + nights`, where `day` is the first check-in date with this minimum; `null` if the minimum never
   * changes.
   */
  minimums: number[] | null;
};

/** Triggers write the sort keys and map positions of listed homes to this table. Bookings do not change them. */
type ListedHomes = {
  struttura_id: number;
  citta_id: number;
  regione_id: number;
  prezzo_notte_cents: number;
  letti: number;
  approved_at: Date;
  least_night_cents: number;
  map_x: number;
  map_y: number;
};

export type SearchTables = {
  offers: Offers;
  listed_homes: ListedHomes;
  /** `testo` is a `tsvector` in its text form. */
  search_texts: { struttura_id: number; testo: string; regione_id: number };
  search_words: { word: string };
};

export type SearchDb = Kysely<SearchTables & StruttureTables & LocationsTables>;
