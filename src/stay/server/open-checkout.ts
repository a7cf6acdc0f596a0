import { setTimeout as wait } from 'node:timers/promises';
import { type BookingRow, updateBooking } from './booking-repository.ts';
import { checkoutRequest } from './checkout-request.ts';
import { type CheckoutState, ProviderError } from './payment-provider.ts';
import type { StayParts } from './stay-parts.ts';

/** Pauses before a try that follows one of which nobody knows whether it did anything, in milliseconds. */
const PAUSES_MS = [300, 1000];
/** No further try begins after as long. */
const PATIENCE_MS = 8000;

/**
 * Opens the checkout of a hold, or finds the one that is open already: the same key never opens two. Keeps what the provider
 * answers with the booking. Throws a `ProviderError`: `refused`, or `unknown` after several tries.
 */
export async function openCheckout(
  { db, clock, providerOf, publicUrl }: Pick<StayParts, 'db' | 'clock' | 'providerOf' | 'publicUrl'>,
  booking: BookingRow,
): Promise<CheckoutState> {
  const provider = providerOf(booking.provider);
  const request = checkoutRequest(booking, publicUrl);
  const lastTry = performance.now() + PATIENCE_MS;
  for (const pause of [...PAUSES_MS, null]) {
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
  throw new ProviderError('unknown', 'no try was left');
}
