import type { UnitFreshness } from '../calendar/property-contract.ts';
import type { Modalita } from './rules/booking.ts';
import type { SameDayTerms } from './rules/same-day.ts';

export type SellingTerms = {
  is_payable: boolean;
  modalita: Modalita;
  /** A stay that starts today is offered as `su_richiesta` after the cut-off hour (`same-day.ts`). */
  oggi: SameDayTerms;
  /**
   * The freshness of the calendars per unit. If a calendar is stale or has misread events on the nights, the offer becomes
   * `su_richiesta` regardless of the owner's setting (`sold-as.ts`).
   */
  calendari: UnitFreshness[];
};

export type SellingService = {
  /**
   * Returns the selling terms of a struttura. A missing or unapproved struttura is not payable. `validSeconds`: the
   * number of seconds after which the terms may change.
   */
  read(strutturaId: number): Promise<SellingTerms & { validSeconds: number }>;
};
