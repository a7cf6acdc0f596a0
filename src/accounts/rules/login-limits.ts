/**
 * How guesses are slowed down. `backOff`: so many tries are free, then each wait is twice the one before, from a second to
 * `maxSeconds`; whoever stays away for `forgetSeconds` begins anew. `window`: so many tries in `seconds`, from the first.
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

/** What is counted at a try to sign in (SECURITY.md T02, T03), and how much of it is too much. */
export const LOGIN_LIMITS = {
  /** A browser that is known, or a session that proves itself again. */
  known: BACK_OFF,
  /** An account, from one network address. */
  pair: BACK_OFF,
  /** A network address, whatever the accounts. */
  address: { kind: 'window', tries: 20, seconds: 10 * MINUTE_SECONDS },
  /** An account, from all that is not known. */
  account: { kind: 'window', tries: 50, seconds: HOUR_SECONDS },
  /** All accounts together, from all that is not known. */
  strangers: { kind: 'window', tries: 300, seconds: HOUR_SECONDS },
} as const satisfies Record<string, LoginLimit>;

export type LoginLimitName = keyof typeof LOGIN_LIMITS;
