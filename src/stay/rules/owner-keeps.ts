import type { BookingStatus } from './booking.ts';

type Money = { status: BookingStatus; is_charged: boolean; is_disputed: boolean };

/**
 * Whether the owner has, or will have, a part of a booking's money. `ricevi`: of one that is confirmed or asked for; `resta`: of one that
 * was cancelled after the card was charged; `null`: nobody was charged, everything goes back, or a bank has yet to decide.
 * @example ownerKeeps({ status: 'annullata', is_charged: true, is_disputed: false }) // 'resta'
 */
export function ownerKeeps({ status, is_charged, is_disputed }: Money) {
  if (status === 'confermata' || status === 'richiesta') return 'ricevi';
  return is_charged && !is_disputed && status !== 'scaduta' ? 'resta' : null;
}
