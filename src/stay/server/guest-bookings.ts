import { AppError } from '../../kernel/calls/app-error.ts';
import { today } from '../../kernel/dates/clock.ts';
import { toCents, toEuros } from '../../kernel/money/cents.ts';
import type { BookingService, GuestBooking } from '../booking-contract.ts';
import type { ApplyCheckout } from './apply-checkout.ts';
import type { ApplyFact } from './apply-fact.ts';
import { type BookingRow, claimStatusCheck, shownStruttura } from './booking-repository.ts';
import { findForGuest } from './find-for-guest.ts';
import { ProviderError } from './payment-provider.ts';
import { guestRefund, presentGuestBooking } from './present-guest-booking.ts';
import { refundsOf } from './refund-repository.ts';
import type { StayDependencies } from './stay-dependencies.ts';
import { endHold } from './sweep-bookings.ts';
import { visitorMessages } from '../messages/by-request.ts';

export type GuestBookingsDependencies = StayDependencies & { applyFact: ApplyFact; applyCheckout: ApplyCheckout };

async function show(deps: StayDependencies, codice: string): Promise<GuestBooking> {
  const booking = await findForGuest(deps, codice);
  const [struttura, refunds] = await Promise.all([
    shownStruttura(deps.db, booking.struttura_id),
    refundsOf(deps.db, booking.id),
  ]);
  return presentGuestBooking(booking, { struttura, refunds, today: today(deps.clock) });
}

/** Minimum interval between two provider calls for a booking. It is shorter than the first polling delay of an open booking page (2 s). */
const CHECK_INTERVAL_MS = 1500;

/** Guests often return from the payment page before the payment event arrives, so the portal queries the provider. */
async function checkProvider(deps: GuestBookingsDependencies, booking: BookingRow): Promise<void> {
  if (booking.status !== 'in_attesa_pagamento' || booking.session_id === null) return;
  const now = deps.clock.now();
  const before = new Date(now.getTime() - CHECK_INTERVAL_MS);
  if (!(await claimStatusCheck(deps.db, booking.id, { now, before }))) return;
  try {
    await deps.applyCheckout(await deps.providerOf(booking.provider).readCheckout(booking.session_id));
  } catch (error) {
    // If the provider does not respond, the guest sees the stored state, and `checkPayments` retries the check.
    if (!(error instanceof ProviderError)) throw error;
  }
}

/** Cancels a booking. Verifies under the lock that the refund shown to the guest still applies. A retry returns the cancelled booking. */
function createCancellation(deps: GuestBookingsDependencies): BookingService['cancel'] {
  return async (codice, rimborso) => {
    const known = await findForGuest(deps, codice);
    const applied = await deps.applyFact(known.id, async (booking) => {
      if (booking.status === 'annullata' && booking.cancelled_by === 'ospite') return null;
      const due = guestRefund(booking, today(deps.clock));
      if (due === null) throw new AppError('STATO_NON_VALIDO', visitorMessages().bookingNotCancellable);
      if (due !== toCents(rimborso)) {
        throw new AppError('STATO_NON_VALIDO', visitorMessages().refundChanged, {
          campi: { rimborso: String(toEuros(due)) },
        });
      }
      return { kind: 'cancelled', by: 'ospite', refund_cents: due };
    });
    if (applied === null || applied.isRefused)
      throw new AppError('STATO_NON_VALIDO', visitorMessages().bookingNotCancellable);
    return show(deps, codice);
  };
}

/** Releases a hold. Expires the session first, so that the guest cannot pay for released nights. */
function createRelease(deps: GuestBookingsDependencies): BookingService['release'] {
  return async (codice) => {
    const booking = await findForGuest(deps, codice);
    if (booking.status === 'in_attesa_pagamento') {
      try {
        await endHold(deps, booking);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        throw new AppError('PAGAMENTO_NON_DISPONIBILE', visitorMessages().paymentProviderUnreachable, { cause: error });
      }
    }
    return show(deps, codice);
  };
}

export function createGuestBookings(
  deps: GuestBookingsDependencies,
): Pick<BookingService, 'find' | 'cancel' | 'release'> {
  return {
    async find(codice) {
      await checkProvider(deps, await findForGuest(deps, codice));
      return show(deps, codice);
    },
    cancel: createCancellation(deps),
    release: createRelease(deps),
  };
}
