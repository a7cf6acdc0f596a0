import type { BookingRow } from './booking-repository.ts';
import { readRefundTerms, type RefundTerm } from '../rules/refund-terms.ts';
import type { AgreedTerms } from './tables.ts';
import { isLanguage, ITALIAN } from '../../kernel/language.ts';
import { inLanguage } from '../../kernel/languages/current-language.ts';

/** How Stripe calls a dispute that ended and took nothing. */
export const DISPUTE_WON = ['won', 'warning_closed'];

/** Whether a bank holds the money back: not once it gave the owner right. */
export function isDisputed({
  disputed_at,
  dispute_status,
}: Pick<BookingRow, 'disputed_at' | 'dispute_status'>): boolean {
  return disputed_at !== null && (dispute_status === null || !DISPUTE_WON.includes(dispute_status));
}

/** What the guest of a booking was promised back, as it was agreed to; the database holds nothing that cannot be read. */
export function bookedTerms({ id, refund_terms }: Pick<BookingRow, 'id' | 'refund_terms'>): RefundTerm[] {
  const terms = readRefundTerms(refund_terms);
  if (terms === null) throw new Error(`the refund terms of booking ${id} cannot be read`);
  return terms;
}

/** What a guest calls the room that they booked; `null`: the whole house. */
export function guestRoom({ camera, camera_ospite }: Pick<AgreedTerms, 'camera' | 'camera_ospite'>): string | null {
  return camera_ospite ?? camera;
}

/** Runs what its guest reads of a booking in the language in which they booked; one that is spoken no more is Italian. */
export function inBookingLanguage<Result>({ lingua }: Pick<BookingRow, 'lingua'>, run: () => Result): Result {
  return inLanguage(isLanguage(lingua) ? lingua : ITALIAN, run);
}
