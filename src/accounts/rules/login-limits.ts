/**
 * `backOff`: after `free` attempts, the wait is one second and doubles with each further attempt. The count resets after
 * `forgetSeconds` without attempts.
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

export const LOGIN_LIMITS = {
  /** Limits the attempts from a known browser or from a session whose administrator confirms their identity again. */
  known: BACK_OFF,
  /** Limits the attempts on an account from one network address. */
  pair: BACK_OFF,
  address: { kind: 'window', tries: 20, seconds: 10 * MINUTE_SECONDS },
  /** Limits the attempts of all unknown browsers on one account. */
  account: { kind: 'window', tries: 50, seconds: HOUR_SECONDS },
  /** Limits the attempts of all unknown browsers on all accounts. */
  strangers: { kind: 'window', tries: 300, seconds: HOUR_SECONDS },
} as const satisfies Record<string, LoginLimit>;

export type LoginLimitName = keyof typeof LOGIN_LIMITS;
