import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { LatLon } from '../../locations/rules/lat-lon.ts';
import type { FlexibleStay } from '../../stay/rules/flexible-stay.ts';
import type { Servizio } from '../../strutture/rules/servizi.ts';
import type { TipoStruttura } from '../../strutture/rules/tipi.ts';

export const ORDINI = ['giorno', 'prezzo', 'posti', 'recenti'] as const;
export type Ordine = (typeof ORDINI)[number];

/** `nessuno` matches homes without steps to the door, `non-detti` homes that do not state the number of steps. */
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

export const AMBIENTI = ['mare', 'montagna', 'lago'] as const;
export type Ambiente = (typeof AMBIENTI)[number];

/** A scope may contain several towns, such as towns with the same name or those around a town. */
export type Scope =
  | { kind: 'italia' }
  | { kind: 'regione'; regione_id: number }
  | { kind: 'provincia'; provincia_id: number }
  | { kind: 'citta'; citta_ids: readonly number[] }
  | MapBox;

export function isNowhere(scope: Scope): boolean {
  return scope.kind === 'citta' && scope.citta_ids.length === 0;
}

/** A rectangle on the map. It matches homes by their published location, and only homes within `circle` if `circle` is set. */
export type MapBox = {
  kind: 'riquadro';
  west: number;
  south: number;
  east: number;
  north: number;
  circle?: LatLon & { km: number };
};

/** Maximum number of towns in one API call, which is more than any province has. */
export const MOST_TOWNS = 400;

export type StayCriteria = { check_in: CalendarDate; check_out: CalendarDate };

export type SearchCriteria = Filters & {
  scope: Scope;
  testo: string;
  stay: StayCriteria | null;
  /** If set, the search finds the cheapest available stay of each home in this window. `null` if `stay` is set. */
  flexible: FlexibleStay | null;
  /** A single guest is a criterion only if a stay or flexible dates are given. */
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
