import { z } from 'zod';
import { createBookingNightsService } from '../../calendar/server/booking-nights-service.ts';
import type { PollingService } from '../../calendar/server/polling-service.ts';
import type { CallHandler } from '../../kernel/calls/call.ts';
import type { FindFreeHomes } from '../../stay/free-homes-contract.ts';
import { createBookingMails } from '../../stay/server/booking-mails.ts';
import { createBookingService } from '../../stay/server/booking-service.ts';
import { checkClock } from '../../stay/server/check-clock.ts';
import { createKeyedMutex } from '../../stay/server/create-keyed-mutex.ts';
import { createDemoPayments } from '../../stay/server/demo-payments.ts';
import { createDemoProvider } from '../../stay/server/demo-provider.ts';
import { createFreeHomesOf } from '../../stay/server/find-free-homes.ts';
import { createOwnerBookings } from '../../stay/server/owner-bookings-service.ts';
import { type PaymentProvider, ProviderError } from '../../stay/server/payment-provider.ts';
import { createStayDataHandler } from '../../stay/server/personal-data-handler.ts';
import { createPayoutService } from '../../stay/server/payout-service.ts';
import {
  bookingRoutes,
  ownerBookingRoutes,
  adminBookingRoutes,
  payoutRoutes,
  demoRoutes,
} from '../../stay/server/routes.ts';
import { REFUND_TERMS } from '../../stay/rules/refund-terms.ts';
import { createAdminBookings } from '../../stay/server/admin-bookings-service.ts';
import { createStripeProvider } from '../../stay/server/stripe-provider.ts';
import { webhookRoutes } from '../../stay/server/webhook-routes.ts';
import { MAILS } from '../mails.ts';
import type { Dependencies } from './dependencies.ts';
import type { JobHandlers } from './jobs/open-jobs.ts';
import type { PaymentAction } from '../../stay/server/stay-dependencies.ts';

/** `readDb` is omitted, because sales must read from the primary. */
type StayDependencies = Omit<Dependencies, 'readDb'> & {
  outbox: Parameters<typeof createBookingMails>[0]['outbox'];
  freshen: PollingService['freshen'];
  freeHomes: FindFreeHomes;
  record: Parameters<typeof createAdminBookings>[0]['record'];
};

/** Returns the payment provider for new bookings, and a function that returns the provider of an existing booking. */
function openProviders({ db, clock, publicUrl, stripe }: Omit<Dependencies, 'readDb'>) {
  const demo = createDemoProvider({ db, clock, publicUrl });
  const provider = stripe === undefined ? demo : createStripeProvider(stripe);
  const providerOf = (name: PaymentProvider['name']): PaymentProvider => {
    if (name === 'demo') return demo;
    if (provider.name === 'stripe') return provider;
    throw new ProviderError('no_keys', 'the booking was paid with Stripe, but no Stripe keys are configured');
  };
  return { provider, providerOf };
}

type BookingParts = Parameters<typeof createBookingService>[0];
type StayJobs = Pick<JobHandlers, 'bookings-due' | 'payments-check' | 'payment-action' | 'payment-given-up'>;

const PAYMENT_JOB: z.ZodType<PaymentAction> = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['capture', 'cancel_payment']), booking_id: z.string() }),
  z.object({ kind: z.literal('refund'), refund_id: z.string() }),
]);

function createJobHandlers(
  { stripe, clock, warn }: Omit<Dependencies, 'readDb'>,
  bookings: ReturnType<typeof createBookingService>,
): StayJobs {
  return {
    'bookings-due': async () => bookings.sweep(),
    'payments-check': async () => {
      if (stripe) await checkClock({ ...stripe, clock, warn });
      await bookings.checkPayments();
    },
    'payment-action': async (data) => bookings.runAction(PAYMENT_JOB.parse(data)),
    'payment-given-up': async (data) => bookings.giveUp(PAYMENT_JOB.parse(data), new Error('every try failed')),
  };
}

function bookingParts(dependencies: StayDependencies, providers: ReturnType<typeof openProviders>): BookingParts {
  const { db, clock, publicUrl, jobs, outbox, secret, report, freshen } = dependencies;
  return {
    ...providers,
    db,
    clock,
    publicUrl,
    secret,
    report,
    bookingNights: createBookingNightsService({ clock }),
    refundTerms: () => REFUND_TERMS,
    inTurn: createKeyedMutex(),
    putAction: (action, transaction) => jobs.put('payment-action', action, transaction),
    enqueueMail: createBookingMails({ outbox, publicUrl, mails: MAILS }),
    freeHomesOf: createFreeHomesOf(dependencies.freeHomes, report),
    freshen,
    ...(dependencies.metrics && { onMoved: dependencies.metrics.bookingMoved }),
  };
}

export function composeStay(dependencies: StayDependencies) {
  const { db, clock, publicUrl } = dependencies;
  const providers = openProviders(dependencies);
  const { provider } = providers;
  const payouts = createPayoutService({ db, clock, provider, publicUrl });
  const bookings = createBookingService(bookingParts(dependencies, providers), payouts);
  const demo = createDemoPayments({
    db,
    clock,
    publicUrl,
    isOn: provider.name === 'demo',
    applyCheckout: bookings.applyCheckout,
    completeOnboarding: payouts.completeDemo,
  });
  const ownerBookings = createOwnerBookings({ db, clock, applyFact: bookings.applyFact });
  const { applyFact, guest } = bookings;
  const adminBookings = createAdminBookings({
    db,
    clock,
    applyFact,
    release: guest.release,
    record: dependencies.record,
  });
  const calls: CallHandler[] = [
    ...ownerBookingRoutes(ownerBookings),
    ...adminBookingRoutes(adminBookings),
    ...bookingRoutes(bookings.guest),
    ...webhookRoutes({ stripe: dependencies.stripe ?? null, clock, onEvent: bookings.processWebhookEvent }),
    ...payoutRoutes(payouts),
    ...demoRoutes(demo),
  ];
  return {
    personHolder: createStayDataHandler({ db, clock, applyFact, release: guest.release }),
    services: { bookings: bookings.guest, ownerBookings, payouts, demo },
    calls,
    jobHandlers: createJobHandlers(dependencies, bookings),
  };
}
