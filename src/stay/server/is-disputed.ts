import type { BookingRow } from './booking-repository.ts';

/** How Stripe calls a dispute that ended and took nothing. */
export const DISPUTE_WON = ['won', 'warning_closed'];

/** Whether a bank holds the money back: not once it gave the owner right. */
export function isDisputed({
  disputed_at,
  dispute_status,
}: Pick<BookingRow, 'disputed_at' | 'dispute_status'>): boolean {
  return disputed_at !== null && (dispute_status === null || !DISPUTE_WON.includes(dispute_status));
}
