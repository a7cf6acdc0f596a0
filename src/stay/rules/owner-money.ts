import { type Cents, asCents } from '../../kernel/money/cents.ts';
import type { BookingStatus } from './booking.ts';

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

type BookingMoney = {
  status: BookingStatus;
  is_charged: boolean;
  is_disputed: boolean;
  total_cents: number;
  fee_cents: number;
  refunded_cents: number;
};

/** `ricevi`: of a booking that is confirmed or requested; `resta`: of one that was cancelled after the card was charged. */
export type OwnerMoney = { label: 'ricevi' | 'resta'; kept: Cents; fee: Cents };

/** What the owner's area writes beside a booking's amounts, as keys of `ownerBookingMessages`. */
export type MoneyNote = 'quandoAccetti' | 'costiEsclusi' | 'nonAddebitata';

/**
 * The owner's part of a booking's money and the portal's fee, after refunds. `null` while there is neither: nobody was charged and
 * nobody will be, all the money goes back, or a bank has yet to decide about it. Area, mails and archive show the same.
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
