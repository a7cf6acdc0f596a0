import { latePart } from '../../../../ui/loading/late-part.ts';

export const LateBookingParts = latePart(async () => (await import('./BookingParts.tsx')).BookingParts);
export const LateBookingNotFound = latePart(async () => (await import('./BookingNotFound.tsx')).BookingNotFound);
