import type { Ambiente } from '../src/search/rules/search-criteria.ts';
import type { Servizio } from '../src/strutture/rules/servizi.ts';
import type { TipoStruttura } from '../src/strutture/rules/tipi.ts';

/** Omitted fields do not restrict the search. Flexible dates are [from, until, nights, is weekend]. */
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
  /** Exclusions that no search supports, as the user entered them. */
  esclusi?: readonly string[];
  a_persona?: number;
};
