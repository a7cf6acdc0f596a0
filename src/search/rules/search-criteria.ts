import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Servizio } from '../../strutture/rules/servizi.ts';
import type { TipoStruttura } from '../../strutture/rules/tipi.ts';

export const ORDINI = ['giorno', 'prezzo', 'posti', 'recenti'] as const;
export type Ordine = (typeof ORDINI)[number];

export type Filters = {
  tipi: readonly TipoStruttura[];
  servizi: readonly Servizio[];
  prezzo_min: number | null;
  prezzo_max: number | null;
  sicura: boolean;
};

/** Where to look. Several towns are homonyms, or a town and its surroundings. */
export type Scope =
  | { kind: 'italia' }
  | { kind: 'regione'; regione_id: number }
  | { kind: 'provincia'; provincia_id: number }
  | { kind: 'citta'; citta_ids: readonly number[] };

export const MOST_TOWNS = 50;

/** Nights that a home must be free, and the guests it must take. */
export type StayCriteria = { check_in: CalendarDate; check_out: CalendarDate };

export type SearchCriteria = Filters & {
  scope: Scope;
  testo: string;
  stay: StayCriteria | null;
  /** 1 asks nothing, unless there is a stay. */
  guests: number;
  ordina: Ordine;
};

export const NO_FILTERS: Filters = { tipi: [], servizi: [], prezzo_min: null, prezzo_max: null, sicura: false };
