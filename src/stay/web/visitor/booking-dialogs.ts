// What lies over the page of a home, in one file: all of it is asked for at once, when the browser is idle.
export { BookingSheet } from './BookingSheet.tsx';
export { InfoDialog } from './InfoDialog.tsx';
export { PaymentDialog } from './payment/PaymentDialog.tsx';
