export const BOOKINGS_PAGE_SIZE = 20;

/** Which bookings an owner's list shows: `da_rispondere` requests, `in_arrivo` confirmed and not over, `passate` over, `chiuse` the rest. */
export const BOOKING_TABS = ['da_rispondere', 'in_arrivo', 'passate', 'chiuse'] as const;
export type BookingTab = (typeof BOOKING_TABS)[number];
