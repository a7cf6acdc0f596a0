export { AvailabilityNotice } from './FreeDates.tsx';
export { FreeDates } from './FreeDates.tsx';
export { findGuestHold } from './GuestHoldNote.tsx';
export { HeadPrice } from './HeadPrice.tsx';
export { PolicyLine, StayTerms } from './StayTerms.tsx';
