import { type CallHandler, handle } from '../../kernel/call.ts';
import {
  type BookingService,
  cancelAsGuestCall,
  createPaymentCall,
  guestBookingCall,
  releaseCall,
  stayFileCall,
} from '../booking-contract.ts';

/** The guest's calls about paying and about a booking of theirs, by its code. */
export function bookingRoutes(bookings: BookingService): CallHandler[] {
  return [
    handle(createPaymentCall, async ({ body, address, header }) => ({
      success: true as const,
      ...(await bookings.createPayment(body, { key: header('Idempotency-Key'), address })),
    })),
    handle(guestBookingCall, async ({ params }) => ({
      success: true as const,
      data: await bookings.find(params.codice),
    })),
    handle(cancelAsGuestCall, async ({ params, body }) => ({
      success: true as const,
      data: await bookings.cancel(params.codice, body.rimborso),
    })),
    handle(releaseCall, async ({ params }) => ({
      success: true as const,
      data: await bookings.release(params.codice),
    })),
    handle(stayFileCall, ({ params }) => bookings.stayFile(params.codice)),
  ];
}
