// All dialogs of the listing page in one chunk, loaded when the browser is idle.
export { BookingSheet } from './BookingSheet.tsx';
export { InfoDialog } from './InfoDialog.tsx';
export { PaymentDialog } from './payment/PaymentDialog.tsx';
