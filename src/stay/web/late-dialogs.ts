import { latePart } from '../../ui/late-part.ts';

export const LateBookingSheet = latePart(async () => (await import('./BookingSheet.tsx')).BookingSheet);
export const LateInfoDialog = latePart(async () => (await import('./InfoDialog.tsx')).InfoDialog);
