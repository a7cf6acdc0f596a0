import type { Ambiente } from '../src/search/rules/search-criteria.ts';
import type { Servizio } from '../src/strutture/rules/servizi.ts';
import type { TipoStruttura } from '../src/strutture/rules/tipi.ts';

/** Omitted fields do not restrict the search. `flexible` is [from, until, nights, weekends only]. */
export type QueryMeaning = {
  dove?: string;
  km?: number;
  ambiente?: Ambiente;
  stay?: readonly [string, string];
  flexible?: readonly [string, string, number, boolean?];
  guests?: number;
  tipi?: readonly TipoStruttura[];
  servizi?: readonly Servizio[];
  prezzo?: readonly [number | null, number | null];
  testo?: string;
  gradini?: 'nessuno';
  ordina?: 'prezzo';
  /** Alternative periods, each [from, until, nights]. */
  oppure?: readonly (readonly [string, string, number])[];
  /** Exclusions that the search does not support, as typed by the user. */
  esclusi?: readonly string[];
  a_persona?: number;
};
