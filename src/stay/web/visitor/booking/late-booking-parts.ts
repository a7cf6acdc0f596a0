import { latePart } from '../../../../ui/loading/late-part.ts';

/** Below what a booking is at; its buttons can be pressed once their file is there. */
export const LateBookingParts = latePart(async () => (await import('./BookingParts.tsx')).BookingParts);
export const LateBookingNotFound = latePart(async () => (await import('./BookingNotFound.tsx')).BookingNotFound);
