import type { UnitFreshness } from '../calendar/property-contract.ts';
import type { Modalita } from './rules/booking.ts';
import type { SameDayTerms } from './rules/same-day.ts';

export type SellingTerms = {
  is_payable: boolean;
  modalita: Modalita;
  oggi: SameDayTerms;
  /**
   * If a calendar is stale or has misread events on the selected nights, the stay becomes `su_richiesta`, regardless of
   * `modalita` (`sold-as.ts`).
   */
  calendari: UnitFreshness[];
};

export type SellingService = {
  /** Returns the terms of sale, which are valid for `validSeconds`. `is_payable` is `false` for an unapproved struttura. */
  read(strutturaId: number): Promise<SellingTerms & { validSeconds: number }>;
};
