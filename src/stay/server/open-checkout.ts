import { setTimeout as wait } from 'node:timers/promises';
import { type BookingRow, updateBooking } from './booking-repository.ts';
import { guestRoom, inBookingLanguage } from './booking-row.ts';
import { type CheckoutState, ProviderError, type CheckoutRequest } from './payment-provider.ts';
import type { StayDependencies } from './stay-dependencies.ts';
import { asCents } from '../../kernel/money/cents.ts';
import { guestBookingPath } from '../rules/guest-booking-path.ts';
import { paymentKey } from '../rules/payment-key.ts';
import { visitorMessages } from '../messages/by-request.ts';

/** The request must be deterministic, so that a retry with the same key matches the first request. */
export function checkoutRequest(booking: BookingRow, publicUrl: string): CheckoutRequest {
  if (booking.expires_at === null) throw new Error(`booking ${booking.id} does not await a payment`);
  const { nome } = booking.agreed;
  const camera = guestRoom(booking.agreed);
  const back = `${publicUrl}${guestBookingPath(booking.codice)}`;
  return {
    key: paymentKey('checkout', booking.id),
    booking_id: booking.id,
    account_id: booking.account_id,
    amount_cents: asCents(booking.total_cents),
    fee_cents: asCents(booking.fee_cents),
    capture: booking.modalita === 'immediata' ? 'automatic' : 'manual',
    nome: camera === null ? nome : `${nome}, ${camera}`,
    descrizione: visitorMessages().paymentDescription(booking),
    guest_email: booking.guest_email,
    expires_at: booking.expires_at,
    success_url: back,
    cancel_url: `${back}?annullato=1`,
  };
}

const RETRY_DELAYS_MS = [300, 1000];
const RETRY_TIMEOUT_MS = 8000;

type CheckoutDependencies = Pick<StayDependencies, 'db' | 'clock' | 'providerOf' | 'publicUrl'>;

/** Opens the checkout of a booking. Retries use the same key, so only one checkout is opened. */
export function openCheckout(deps: CheckoutDependencies, booking: BookingRow): Promise<CheckoutState> {
  return inBookingLanguage(booking, () => tryToOpen(deps, booking));
}

async function tryToOpen(
  { db, clock, providerOf, publicUrl }: CheckoutDependencies,
  booking: BookingRow,
): Promise<CheckoutState> {
  const provider = providerOf(booking.provider);
  const request = checkoutRequest(booking, publicUrl);
  const lastTry = performance.now() + RETRY_TIMEOUT_MS;
  for (const pause of [...RETRY_DELAYS_MS, null]) {
    try {
      const checkout = await provider.openCheckout(request);
      const change = { session_id: checkout.session_id, checkout_url: checkout.url };
      await updateBooking(db, booking.id, { change, now: clock.now() });
      return checkout;
    } catch (error) {
      const isWorthATry = error instanceof ProviderError && error.kind === 'unknown';
      if (!isWorthATry || pause === null || performance.now() > lastTry) throw error;
      await wait(pause);
    }
  }
  throw new ProviderError('unknown', 'no attempts left');
}
