import type { BookingStatus } from './booking.ts';

/**
 * Whether the owner has, or will have, a part of a booking's money. `ricevi`: of one that is confirmed or asked for; `resta`: of one that
 * was cancelled after the card was charged; `null`: nobody was charged, or everything goes back.
 * @example ownerKeeps({ status: 'annullata', is_charged: true }) // 'resta'
 */
export function ownerKeeps({ status, is_charged }: { status: BookingStatus; is_charged: boolean }) {
  if (status === 'confermata' || status === 'richiesta') return 'ricevi';
  return is_charged && status !== 'scaduta' ? 'resta' : null;
}
