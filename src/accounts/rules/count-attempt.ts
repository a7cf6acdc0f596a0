import type { LoginLimit, LoginLimitName } from './login-limits.ts';

export type AttemptCount = { tries: number; waits_until: Date | null; forgotten_at: Date };

const SECOND_MS = 1000;

function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * SECOND_MS);
}

/**
 * Counts an attempt. Must be called before the credentials are checked (SECURITY.md T02), and only if `secondsToWait` returns 0.
 * @example countAttempt(LOGIN_LIMITS.pair, fourTries, now).waits_until // a second from now
 */
export function countAttempt(limit: LoginLimit, before: AttemptCount | null, now: Date): AttemptCount {
  const known = before !== null && before.forgotten_at > now ? before : null;
  const tries = (known?.tries ?? 0) + 1;
  if (limit.kind === 'window') {
    const forgotten_at = known?.forgotten_at ?? later(now, limit.seconds);
    return { tries, waits_until: tries >= limit.tries ? forgotten_at : null, forgotten_at };
  }
  const wait = Math.min(2 ** (tries - limit.free), limit.maxSeconds);
  const waits_until = tries >= limit.free ? later(now, wait) : null;
  return { tries, waits_until, forgotten_at: later(now, limit.forgetSeconds) };
}

/** A `holder` uses an unknown browser but sent a valid code, so the attempt is probably not a guess. */
export type AttemptSource = 'known' | 'holder' | 'stranger';

const LIMITS: Record<AttemptSource, readonly LoginLimitName[]> = {
  known: ['known'],
  holder: ['pair', 'address'],
  stranger: ['pair', 'address', 'account', 'strangers'],
};

/**
 * Returns the limits for an attempt. Other browsers' attempts never count against a known browser (SECURITY.md T02, T03).
 * @example limitsOfAttempt('known') // ['known']
 */
export function limitsOfAttempt(trier: AttemptSource): readonly LoginLimitName[] {
  return LIMITS[trier];
}

/**
 * Returns the seconds until the next attempt is allowed. Until then, even the right password is rejected (SECURITY.md T02).
 * @example secondsToWait([{ tries: 5, waits_until: inTwoSeconds, forgotten_at: tomorrow }], now) // 2
 */
export function secondsToWait(counts: readonly AttemptCount[], now: Date): number {
  const waits = counts
    .filter(({ forgotten_at }) => forgotten_at > now)
    .map(({ waits_until }) => (waits_until === null ? 0 : waits_until.getTime() - now.getTime()));
  return Math.ceil(Math.max(0, ...waits) / SECOND_MS);
}
