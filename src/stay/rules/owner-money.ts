import { type Cents, asCents } from '../../kernel/money/cents.ts';
import type { BookingStatus } from './booking.ts';

type ChargedAmounts = { total_cents: number; fee_cents: number; refunded_cents: number };

/**
 * Returns the owner's share before the provider's fees. A refund reduces the portal's fee proportionally.
 * @example ownerShare({ total_cents: 32500, fee_cents: 975, refunded_cents: 0 }) // 31525
 */
export function ownerShare({ total_cents, fee_cents, refunded_cents }: ChargedAmounts): { share: Cents; fee: Cents } {
  const left = Math.max(0, total_cents - refunded_cents);
  const fee = total_cents === 0 ? 0 : Math.round((fee_cents * left) / total_cents);
  return { share: asCents(left - fee), fee: asCents(fee) };
}

type BookingMoney = {
  status: BookingStatus;
  is_charged: boolean;
  is_disputed: boolean;
  total_cents: number;
  fee_cents: number;
  refunded_cents: number;
};

/** `ricevi`: for a confirmed booking or a request; `resta`: for a booking that was cancelled after the charge. */
export type OwnerMoney = { label: 'ricevi' | 'resta'; share: Cents; fee: Cents };

export type MoneyNote = 'quandoAccetti' | 'costiEsclusi' | 'nonAddebitata';

/**
 * Returns the owner's share after refunds; `null` during a dispute, and if the booking expired or ended without a charge.
 * @example ownerMoney({ status: 'rifiutata', is_charged: false, is_disputed: false, … }) // null
 */
export function ownerMoney(booking: BookingMoney): OwnerMoney | null {
  const { status, is_charged, is_disputed } = booking;
  if (is_disputed) return null;
  if (status === 'confermata' || status === 'richiesta') return { label: 'ricevi', ...ownerShare(booking) };
  return is_charged && status !== 'scaduta' ? { label: 'resta', ...ownerShare(booking) } : null;
}

/** @example moneyNotes({ status: 'richiesta', … }) // ['quandoAccetti', 'costiEsclusi'] */
export function moneyNotes(booking: BookingMoney): MoneyNote[] {
  if (ownerMoney(booking) === null) return booking.is_charged || booking.is_disputed ? [] : ['nonAddebitata'];
  return booking.status === 'richiesta' && !booking.is_charged ? ['quandoAccetti', 'costiEsclusi'] : ['costiEsclusi'];
}
