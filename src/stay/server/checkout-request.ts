import { asCents } from '../../kernel/cents.ts';
import { guestBookingPath } from '../rules/guest-booking-path.ts';
import { paymentKey } from '../rules/payment-key.ts';
import { bookingMessages as messages } from '../booking-messages.it.ts';
import type { BookingRow } from './booking-repository.ts';
import type { CheckoutRequest } from './payment-provider.ts';

/** What a booking's checkout is opened with: the same each time, so that it may be asked for again with the same key. */
export function checkoutRequest(booking: BookingRow, publicUrl: string): CheckoutRequest {
  if (booking.expires_at === null) throw new Error(`booking ${booking.id} waits for no payment`);
  const { nome, camera } = booking.agreed;
  const back = `${publicUrl}${guestBookingPath(booking.codice)}`;
  return {
    key: paymentKey('checkout', booking.id),
    booking_id: booking.id,
    account_id: booking.account_id,
    amount_cents: asCents(booking.total_cents),
    fee_cents: asCents(booking.fee_cents),
    capture: booking.modalita === 'immediata' ? 'automatic' : 'manual',
    nome: camera === null ? nome : `${nome}, ${camera}`,
    descrizione: messages.descrizionePagamento(booking),
    guest_email: booking.guest_email,
    expires_at: booking.expires_at,
    success_url: back,
    cancel_url: `${back}?annullato=1`,
  };
}
