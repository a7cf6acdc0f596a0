import type { UnitFreshness } from '../calendar/property-contract.ts';
import type { Modalita } from './rules/booking.ts';
import type { SameDayTerms } from './rules/same-day.ts';

export type SellingTerms = {
  is_payable: boolean;
  /** `su_richiesta`: the owner must confirm. */
  modalita: Modalita;
  /** A stay that starts today is offered `su_richiesta` after the cut-off hour (`same-day.ts`). */
  oggi: SameDayTerms;
  /**
   * Freshness of the calendars per unit. A stale calendar, or one that misread the nights, makes the offer `su_richiesta`
   * regardless of the owner's setting (`sold-as.ts`).
   */
  calendari: UnitFreshness[];
};

export type SellingService = {
  /**
   * Returns the terms of a struttura; a missing or unapproved struttura is not payable. `validSeconds`: the time after which the
   * terms may change.
   */
  read(strutturaId: number): Promise<SellingTerms & { validSeconds: number }>;
};
