import type { UnitFreshness } from '../calendar/property-contract.ts';
import type { Modalita } from './rules/booking.ts';
import type { SameDayTerms } from './rules/same-day.ts';

export type SellingTerms = {
  is_payable: boolean;
  modalita: Modalita;
  oggi: SameDayTerms;
  /**
   * Stale calendars and misread events on the nights turn the offer into `su_richiesta`, regardless of the owner's setting
   * (`sold-as.ts`).
   */
  calendari: UnitFreshness[];
};

export type SellingService = {
  /** Returns the terms of sale, which may change after `validSeconds`. An unapproved struttura is not payable. */
  read(strutturaId: number): Promise<SellingTerms & { validSeconds: number }>;
};
