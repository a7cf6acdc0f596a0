// What comes together when the browser is idle.
export { AvailabilityNotice } from './AvailabilityNotice.tsx';
export { FreeDates } from './FreeDates.tsx';
export { findOwnHold } from './find-own-hold.ts';
export { HeadPrice } from './HeadPrice.tsx';
export { PolicyLine, StayTerms } from './StayTerms.tsx';
