import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Servizio } from '../../strutture/rules/servizi.ts';
import type { TipoStruttura } from '../../strutture/rules/tipi.ts';

/** Orders of a list: the honest one of the day, the first, and those that a visitor may choose instead. */
export const ORDINI = ['giorno', 'prezzo', 'posti', 'recenti'] as const;
export type Ordine = (typeof ORDINI)[number];

/** What a home is asked for beside its place and its words. What is empty, `null` or false asks nothing. */
export type Filters = {
  /** Any of them. */
  tipi: readonly TipoStruttura[];
  /** All of them. */
  servizi: readonly Servizio[];
  /** Whole euros a night, as the card shows it. */
  prezzo_min: number | null;
  prezzo_max: number | null;
  /** Only those with the badge "Sicura". */
  sicura: boolean;
};

/** Where to look. Several towns are homonyms, or a town and its surroundings. */
export type Scope =
  | { kind: 'italia' }
  | { kind: 'regione'; regione_id: number }
  | { kind: 'provincia'; provincia_id: number }
  | { kind: 'citta'; citta_ids: readonly number[] };

/** Towns that one search of a call may name. */
export const MOST_TOWNS = 50;

/** Nights that a home must be free, and the guests it must take. */
export type StayCriteria = { check_in: CalendarDate; check_out: CalendarDate };

/** A whole search, read and understood. */
export type SearchCriteria = Filters & {
  scope: Scope;
  /** Words that are left when places, types and services are understood; '' for none. */
  testo: string;
  /** `null`: any nights. */
  stay: StayCriteria | null;
  /** 1 asks nothing, unless there is a stay. */
  guests: number;
  ordina: Ordine;
};

/** Nothing asked for, anywhere in Italy. */
export const NO_FILTERS: Filters = { tipi: [], servizi: [], prezzo_min: null, prezzo_max: null, sicura: false };
