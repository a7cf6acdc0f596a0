import type { LoginLimit } from './login-limits.ts';

/** What is known of one limit's tries. Until `waits_until` no more are looked at; from `forgotten_at` on there were none. */
export type AttemptCount = { tries: number; waits_until: Date | null; forgotten_at: Date };

const SECOND_MS = 1000;

function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * SECOND_MS);
}

/**
 * One more try, counted before anybody knows whether it is right (SECURITY.md T02: "5 then back-off doubling to 15 min,
 * per-IP 20/10 min, global 300/h"). Whether it may take place, `secondsToWait` has said.
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
