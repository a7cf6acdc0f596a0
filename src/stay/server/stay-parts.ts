import type { OwnNightsService } from '../../calendar/server/own-nights-service.ts';
import type { Clock } from '../../kernel/dates/clock.ts';
import type { BookingStatus } from '../rules/booking.ts';
import type { RefundTermsTable } from '../rules/refund-terms.ts';
import type { StayDb, BookingRow } from './booking-repository.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { BookingMailKind } from '../rules/booking-fact.ts';
import type { FreeHome } from '../rules/free-home.ts';
import type { FreeHomesOf } from './find-free-homes.ts';

/** Work towards the payment provider that is done after the transaction that decided it (queue `payment-action`). */
export type PaymentAction =
  | { kind: 'capture'; booking_id: string }
  | { kind: 'cancel_payment'; booking_id: string }
  | { kind: 'refund'; refund_id: string };

/**
 * `refund_cents`: what goes back because of what a mail tells; `refunded_cents`: what went back in all, also without us. `freeHomes`: what
 * was found before the transaction for a guest who may lose their home.
 */
export type BookingMail = {
  mail: BookingMailKind;
  booking: BookingRow;
  refund_cents: number;
  refunded_cents: number;
  freeHomes?: readonly FreeHome[] | undefined;
};

export type StayParts = {
  db: StayDb;
  clock: Clock;
  ownNights: OwnNightsService;
  provider: PaymentProvider;
  /** Of a booking that was made with it; throws a `ProviderError` (`no_keys`) where this portal has no keys of it any more. */
  providerOf(name: PaymentProvider['name']): PaymentProvider;
  /** Of new bookings, which keep what it says now. */
  refundTerms(): RefundTermsTable;
  publicUrl: string;
  putAction(action: PaymentAction, transaction: StayDb): Promise<void>;
  enqueueMail(transaction: StayDb, mail: BookingMail): Promise<void>;
  freeHomesOf: FreeHomesOf;
  report(error: unknown): void;
  /** Hears of a booking's way from state to state, to count it; `nuova`: nights were held. */
  onMoved?(from: BookingStatus | 'nuova', to: BookingStatus): void;
};
