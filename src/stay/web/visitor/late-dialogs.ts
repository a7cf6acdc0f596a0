import { latePart } from '../../../ui/late-part.ts';

export const LateBookingSheet = latePart(async () => (await import('./BookingSheet.tsx')).BookingSheet);
export const LateInfoDialog = latePart(async () => (await import('./InfoDialog.tsx')).InfoDialog);
export const LatePaymentDialog = latePart(async () => (await import('./payment/PaymentDialog.tsx')).PaymentDialog);
export const LateCancelDialog = latePart(async () => (await import('./booking/CancelDialog.tsx')).CancelDialog);
