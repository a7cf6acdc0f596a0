import { type CallHandler, handleAdmin } from '../../kernel/call.ts';
import { type AdminBookingsService, cancelAsAdminCall, listAwaitedBookingsCall } from '../admin-bookings-contract.ts';

/** The administrators' calls about bookings. */
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
