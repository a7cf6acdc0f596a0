import type { BookingRow } from './booking-repository.ts';
import { readRefundTerms, type RefundTerm } from '../rules/refund-terms.ts';
import type { AgreedTerms } from './tables.ts';
import { isLanguage, ITALIAN } from '../../kernel/language.ts';
import { inLanguage } from '../../kernel/languages/current-language.ts';

export const DISPUTE_WON = ['won', 'warning_closed'];

/** Returns whether a dispute was opened and has not been won. In that case the bank holds the money. */
export function isDisputed({
  disputed_at,
  dispute_status,
}: Pick<BookingRow, 'disputed_at' | 'dispute_status'>): boolean {
  return disputed_at !== null && (dispute_status === null || !DISPUTE_WON.includes(dispute_status));
}

/** Throws if the stored terms are invalid, which a database constraint rules out. */
export function bookedTerms({ id, refund_terms }: Pick<BookingRow, 'id' | 'refund_terms'>): RefundTerm[] {
  const terms = readRefundTerms(refund_terms);
  if (terms === null) throw new Error(`the refund terms of booking ${id} are invalid`);
  return terms;
}

export function guestRoom({ camera, camera_ospite }: Pick<AgreedTerms, 'camera' | 'camera_ospite'>): string | null {
  return camera_ospite ?? camera;
}

/** Runs `run` in the language of the booking, or in Italian if that language is no longer supported. */
export function inBookingLanguage<Result>({ lingua }: Pick<BookingRow, 'lingua'>, run: () => Result): Result {
  return inLanguage(isLanguage(lingua) ? lingua : ITALIAN, run);
}
