import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { LatLon } from '../../locations/rules/lat-lon.ts';
import type { FlexibleStay } from '../../stay/rules/flexible-stay.ts';
import type { Servizio } from '../../strutture/rules/servizi.ts';
import type { TipoStruttura } from '../../strutture/rules/tipi.ts';

export const ORDINI = ['giorno', 'prezzo', 'posti', 'recenti'] as const;
export type Ordine = (typeof ORDINI)[number];

/** What homes say of the steps to their door: that there are none, or nothing at all. */
export const GRADINI = ['nessuno', 'non-detti'] as const;
export type Gradini = (typeof GRADINI)[number];

export type Filters = {
  tipi: readonly TipoStruttura[];
  servizi: readonly Servizio[];
  prezzo_min: number | null;
  prezzo_max: number | null;
  sicura: boolean;
  gradini: Gradini | null;
};

/** What lies around a home: by the sea, in the mountains, by a lake. */
export const AMBIENTI = ['mare', 'montagna', 'lago'] as const;
export type Ambiente = (typeof AMBIENTI)[number];

/** Where to look. Several towns are homonyms, a tourist area, or what lies around a town. */
export type Scope =
  | { kind: 'italia' }
  | { kind: 'regione'; regione_id: number }
  | { kind: 'provincia'; provincia_id: number }
  | { kind: 'citta'; citta_ids: readonly number[] }
  | MapBox;

/** Of a name that no town has. */
export function isNowhere(scope: Scope): boolean {
  return scope.kind === 'citta' && scope.citta_ids.length === 0;
}

/** What a map shows, in degrees: homes are there where the map draws them. `circle`: only what lies in it. */
export type MapBox = {
  kind: 'riquadro';
  west: number;
  south: number;
  east: number;
  north: number;
  circle?: LatLon & { km: number };
};

/** Towns that a call may name one by one: more than any province has. Areas and surroundings have names of their own. */
export const MOST_TOWNS = 400;

/** Nights that a home must be free, and the guests it must take. */
export type StayCriteria = { check_in: CalendarDate; check_out: CalendarDate };

export type SearchCriteria = Filters & {
  scope: Scope;
  testo: string;
  stay: StayCriteria | null;
  /** The cheapest free stay of each home in a window; `null` where `stay` is not. */
  flexible: FlexibleStay | null;
  /** 1 asks nothing, unless there is a stay. */
  guests: number;
  ordina: Ordine;
};

export const NO_FILTERS: Filters = {
  tipi: [],
  servizi: [],
  prezzo_min: null,
  prezzo_max: null,
  sicura: false,
  gradini: null,
};
