import { readRefundTerms, type RefundTerm } from '../rules/refund-terms.ts';
import type { BookingRow } from './booking-repository.ts';

/** What the guest of a booking was promised back, as it was agreed to; the database holds nothing that cannot be read. */
export function bookedTerms({ id, refund_terms }: Pick<BookingRow, 'id' | 'refund_terms'>): RefundTerm[] {
  const terms = readRefundTerms(refund_terms);
  if (terms === null) throw new Error(`the refund terms of booking ${id} cannot be read`);
  return terms;
}
