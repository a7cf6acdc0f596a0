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
