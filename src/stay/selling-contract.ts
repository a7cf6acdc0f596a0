import type { UnitFreshness } from '../calendar/property-contract.ts';
import type { Modalita } from './rules/booking.ts';

export type SellingTerms = {
  is_payable: boolean;
  /** `su_richiesta`: its owner wants to say yes first. */
  modalita: Modalita;
  /** How fresh the calendars of its units are; a stale one is sold `su_richiesta`, whatever its owner wants, and so are nights that one misread (`sold-as.ts`). */
  calendari: UnitFreshness[];
};

export type SellingService = {
  /** Of a struttura of a page; one that is not there, or not approved, is not payable. */
  read(strutturaId: number): Promise<SellingTerms>;
};
