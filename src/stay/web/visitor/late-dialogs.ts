import { lazyDialog } from '../../../ui/lazy-dialog.ts';

export const LateBookingSheet = lazyDialog(async () => (await import('./BookingSheet.tsx')).BookingSheet);
export const LateInfoDialog = lazyDialog(async () => (await import('./InfoDialog.tsx')).InfoDialog);
export const LatePaymentDialog = lazyDialog(async () => (await import('./payment/PaymentDialog.tsx')).PaymentDialog);
