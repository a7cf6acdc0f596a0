/**
 * `backOff`: `free` attempts, then waits that double from a second to `maxSeconds`; the count expires after `forgetSeconds`
 * without attempts. `window`: at most `tries` in `seconds` from the first attempt.
 */
export type LoginLimit =
  | { kind: 'backOff'; free: number; maxSeconds: number; forgetSeconds: number }
  | { kind: 'window'; tries: number; seconds: number };

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

const BACK_OFF: LoginLimit = {
  kind: 'backOff',
  free: 5,
  maxSeconds: 15 * MINUTE_SECONDS,
  forgetSeconds: 24 * HOUR_SECONDS,
};

/** Limits of sign-in attempts (SECURITY.md T02, T03). */
export const LOGIN_LIMITS = {
  /** A known browser, or a session that confirms its identity again. */
  known: BACK_OFF,
  /** An account from one network address. */
  pair: BACK_OFF,
  /** A network address, for all accounts. */
  address: { kind: 'window', tries: 20, seconds: 10 * MINUTE_SECONDS },
  /** An account, from all strangers. */
  account: { kind: 'window', tries: 50, seconds: HOUR_SECONDS },
  /** All accounts, from all strangers. */
  strangers: { kind: 'window', tries: 300, seconds: HOUR_SECONDS },
} as const satisfies Record<string, LoginLimit>;

export type LoginLimitName = keyof typeof LOGIN_LIMITS;
