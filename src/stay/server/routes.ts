import { type CallHandler, handle, handleOwner, handleAdmin } from '../../kernel/calls/call.ts';
import {
  type BookingService,
  cancelAsGuestCall,
  createPaymentCall,
  guestBookingCall,
  releaseCall,
  stayFileCall,
} from '../booking-contract.ts';
import {
  acceptCall,
  cancelAsOwnerCall,
  getOwnerBookingCall,
  listOwnerBookingsCall,
  type OwnerBookingsService,
  refuseCall,
} from '../owner-bookings-contract.ts';
import { type AdminBookingsService, cancelAsAdminCall, listAwaitedBookingsCall } from '../admin-bookings-contract.ts';
import { onboardCall, payoutCall, type PayoutService } from '../payout-contract.ts';
import { activateDemoCall, type DemoPaymentService, payDemoCall } from '../demo-contract.ts';

const answer = async <T>(data: Promise<T>) => ({ success: true as const, data: await data });

export function bookingRoutes(bookings: BookingService): CallHandler[] {
  return [
    handle(createPaymentCall, async ({ body, address, header }) => ({
      success: true as const,
      ...(await bookings.createPayment(body, { key: header('Idempotency-Key'), address })),
    })),
    handle(guestBookingCall, ({ params }) => answer(bookings.find(params.codice))),
    handle(cancelAsGuestCall, ({ params, body }) => answer(bookings.cancel(params.codice, body.rimborso))),
    handle(releaseCall, ({ params }) => answer(bookings.release(params.codice))),
    handle(stayFileCall, ({ params }) => bookings.stayFile(params.codice)),
  ];
}

export function ownerBookingRoutes(bookings: OwnerBookingsService): CallHandler[] {
  return [
    handleOwner(listOwnerBookingsCall, async ({ account, query }) => ({
      success: true as const,
      ...(await bookings.list(account, query)),
    })),
    handleOwner(getOwnerBookingCall, ({ account, params }) => answer(bookings.read(account, params.id))),
    handleOwner(acceptCall, ({ account, params }) => answer(bookings.accept(account, params.id))),
    handleOwner(refuseCall, ({ account, params, body }) =>
      answer(bookings.refuse(account, params.id, body.motivo ?? '')),
    ),
    handleOwner(cancelAsOwnerCall, ({ account, params, body }) =>
      answer(bookings.cancel(account, params.id, body.motivo ?? '')),
    ),
  ];
}

export function adminBookingRoutes(bookings: AdminBookingsService): CallHandler[] {
  return [
    handleAdmin(listAwaitedBookingsCall, async ({ query }) => ({
      success: true as const,
      ...(await bookings.listAwaited(query)),
    })),
    handleAdmin(cancelAsAdminCall, async ({ actor, params, body }) => ({
      success: true as const,
      message: await bookings.cancel(actor, params.id, body),
    })),
  ];
}

export function payoutRoutes(payouts: PayoutService): CallHandler[] {
  return [
    handleOwner(payoutCall, ({ account }) => answer(payouts.read(account))),
    handleOwner(onboardCall, async ({ account }) => ({ success: true as const, url: await payouts.onboard(account) })),
  ];
}

export function demoRoutes(payments: Pick<DemoPaymentService, 'pay' | 'completeOnboarding'>): CallHandler[] {
  return [
    handle(payDemoCall, async ({ params, body }) => ({
      success: true as const,
      url: await payments.pay(params.session, body.carta),
    })),
    handle(activateDemoCall, async ({ params }) => ({
      success: true as const,
      url: await payments.completeOnboarding(params.account),
    })),
  ];
}
