/** The prefix `__Host-` prevents a sibling subdomain from setting the cookie. */
export const SESSION_COOKIE = '__Host-ospitalia_sessione';

const DAY_SECONDS = 86_400;
/** Absolute lifetime of a session, regardless of how often it is used. */
export const SESSION_SECONDS = 60 * DAY_SECONDS;
export const IDLE_SECONDS = 14 * DAY_SECONDS;

/** Irreversible actions require an identity proof no older than this (SECURITY.md T42). */
export const FRESH_PROOF_SECONDS = 300;

export const ADMIN_COOKIE = '__Host-ospitalia_admin';
/** Marks a known browser, whose login attempts are counted separately. This cookie does not authenticate. */
export const DEVICE_COOKIE = '__Host-ospitalia_dispositivo';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
export const ADMIN_IDLE_SECONDS = 30 * MINUTE_SECONDS;
export const ADMIN_SESSION_SECONDS = 12 * HOUR_SECONDS;
export const DEVICE_SECONDS = 180 * 24 * HOUR_SECONDS;
/** Lifetime of a device cookie set by an emailed link. One hour is enough to sign in. */
export const LINKED_DEVICE_SECONDS = HOUR_SECONDS;
