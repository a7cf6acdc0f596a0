/**
 * The session's cookie. By the prefix `__Host-` a browser takes it only over TLS (or from this machine), for this very
 * host and every path, so that no neighbour of a subdomain can set it.
 */
export const SESSION_COOKIE = '__Host-ospitalia_sessione';

const DAY_SECONDS = 86_400;
/** Even a session in use ends after 60 days. */
export const SESSION_SECONDS = 60 * DAY_SECONDS;
/** One that nobody used for 14 days is over. */
export const IDLE_SECONDS = 14 * DAY_SECONDS;

/** What cannot be taken back asks for a proof of who one is that is no older than this (SECURITY.md T42). */
export const FRESH_PROOF_SECONDS = 300;

/**
 * The cookie of an administrator's session (SECURITY.md T04). By the prefix `__Host-` a browser takes it only over TLS (or
 * from this machine), for this very host and every path.
 */
export const ADMIN_COOKIE = '__Host-ospitalia_admin';
/** Says that somebody signed in from this browser before: its tries are counted by themselves. Signs nobody in. */
export const DEVICE_COOKIE = '__Host-ospitalia_dispositivo';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
/** A session that nobody used for half an hour is over. */
export const ADMIN_IDLE_SECONDS = 30 * MINUTE_SECONDS;
/** Even one in use ends after 12 hours. */
export const ADMIN_SESSION_SECONDS = 12 * HOUR_SECONDS;
/** A browser is known for 180 days after the last time that somebody signed in there. */
export const DEVICE_SECONDS = 180 * 24 * HOUR_SECONDS;
/** By a mailed link a browser is known for an hour: long enough to sign in there, which makes it known as usual. */
export const LINKED_DEVICE_SECONDS = HOUR_SECONDS;
