import { type Cents, asCents } from '../../kernel/money/cents.ts';

/** Of a booking, what was charged, what of it stays with the portal, and what has gone back to its guest. In cents. */
type ChargedAmounts = { total_cents: number; fee_cents: number; refunded_cents: number };

/**
 * What the owner of a booking receives, before the provider's own charges: a refund takes its part of the portal's share back with
 * it, so that what is paid back whole leaves nothing with anybody.
 * @example ownerShare({ total_cents: 32500, fee_cents: 975, refunded_cents: 0 }) // 31525
 */
export function ownerShare({ total_cents, fee_cents, refunded_cents }: ChargedAmounts): { kept: Cents; fee: Cents } {
  const left = Math.max(0, total_cents - refunded_cents);
  const fee = total_cents === 0 ? 0 : Math.round((fee_cents * left) / total_cents);
  return { kept: asCents(left - fee), fee: asCents(fee) };
}
