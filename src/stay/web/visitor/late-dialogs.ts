import { lazyDialog } from '../../../ui/lazy-dialog.ts';

const load = () => import('./booking-dialogs.ts');

export const LateBookingSheet = lazyDialog(async () => (await load()).BookingSheet);
export const LateInfoDialog = lazyDialog(async () => (await load()).InfoDialog);
export const LatePaymentDialog = lazyDialog(async () => (await load()).PaymentDialog);
