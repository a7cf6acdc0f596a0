import { type CallHandler, handleOwner } from '../../kernel/call.ts';
import {
  acceptCall,
  cancelAsOwnerCall,
  getOwnerBookingCall,
  listOwnerBookingsCall,
  type OwnerBooking,
  type OwnerBookingsService,
  refuseCall,
} from '../owner-bookings-contract.ts';

const answer = async (booking: Promise<OwnerBooking>) => ({ success: true as const, data: await booking });

/** The owner's calls about bookings. */
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
