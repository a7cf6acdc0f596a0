import type { UnitFreshness } from '../calendar/property-contract.ts';
import type { Modalita } from './rules/booking.ts';
import type { SameDayTerms } from './rules/same-day.ts';

export type SellingTerms = {
  is_payable: boolean;
  /** `su_richiesta`: its owner wants to say yes first. */
  modalita: Modalita;
  /** A stay that arrives today is sold `su_richiesta` once its hour has come (`same-day.ts`). */
  oggi: SameDayTerms;
  /** How fresh the calendars of its units are; a stale one is sold `su_richiesta`, whatever its owner wants, and so are nights that one misread (`sold-as.ts`). */
  calendari: UnitFreshness[];
};

export type SellingService = {
  /**
   * Of a struttura of a page; one that is not there, or not approved, is not payable. `validSeconds`: the terms may change by the clock
   * after that.
   */
  read(strutturaId: number): Promise<SellingTerms & { validSeconds: number }>;
};
