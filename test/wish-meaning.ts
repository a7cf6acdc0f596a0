import type { Ambiente } from '../src/search/rules/search-criteria.ts';
import type { Servizio } from '../src/strutture/rules/servizi.ts';
import type { TipoStruttura } from '../src/strutture/rules/tipi.ts';

/** What a traveller means; what is left out asks nothing. Dates as [arrival, departure]; flexible ones as [from, until, nights, is it a weekend]. */
export type WishMeaning = {
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
  /** No step to the door. */
  gradini?: 'nessuno';
  /** The least dear first. */
  ordina?: 'prezzo';
  /** Other times that were said: each [from, until, nights]. */
  oppure?: readonly (readonly [string, string, number])[];
  /** What is not wanted and no search can exclude, as it is typed. */
  esclusi?: readonly string[];
  /** What each guest would pay at most. */
  a_persona?: number;
};
