import type { BookingNightsService } from '../../calendar/server/booking-nights-service.ts';
import type { Clock } from '../../kernel/dates/clock.ts';
import type { BookingStatus } from '../rules/booking.ts';
import type { RefundTermsTable } from '../rules/refund-terms.ts';
import type { StayDb, BookingRow } from './booking-repository.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { BookingMailKind } from '../rules/booking-fact.ts';
import type { FreeHome } from '../rules/free-home.ts';
import type { FreeHomesOf } from './find-free-homes.ts';

export type PaymentAction =
  | { kind: 'capture'; booking_id: string }
  | { kind: 'cancel_payment'; booking_id: string }
  | { kind: 'refund'; refund_id: string };

/**
 * `refund_cents` is the amount refunded by this change, `refunded_cents` the total of all refunds. `freeHomes` were found before
 * the transaction.
 */
export type BookingMail = {
  mail: BookingMailKind;
  booking: BookingRow;
  refund_cents: number;
  refunded_cents: number;
  freeHomes?: readonly FreeHome[] | undefined;
};

export type StayDependencies = {
  db: StayDb;
  clock: Clock;
  bookingNights: BookingNightsService;
  provider: PaymentProvider;
  /** Throws a `ProviderError` (`no_keys`) if this portal has no keys for the provider. */
  providerOf(name: PaymentProvider['name']): PaymentProvider;
  refundTerms(): RefundTermsTable;
  publicUrl: string;
  putAction(action: PaymentAction, transaction: StayDb): Promise<void>;
  enqueueMail(transaction: StayDb, mail: BookingMail): Promise<void>;
  freeHomesOf: FreeHomesOf;
  report(error: unknown): void;
  onMoved?(from: BookingStatus | 'nuova', to: BookingStatus): void;
};
