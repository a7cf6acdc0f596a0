import { latePart } from '../../../../ui/loading/late-part.ts';

/** The details below the status, which become interactive once their chunk has loaded. */
export const LateBookingParts = latePart(async () => (await import('./BookingParts.tsx')).BookingParts);
export const LateBookingNotFound = latePart(async () => (await import('./BookingNotFound.tsx')).BookingNotFound);
