/** The terms of booking that a guest agrees to, by the day that they are of; kept with each booking. */
export const TERMS_VERSION = '2026-11-23';
