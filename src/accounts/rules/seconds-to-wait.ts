import type { AttemptCount } from './count-attempt.ts';

const SECOND_MS = 1000;

/**
 * How long the next try has to wait for all of its limits, in whole seconds; 0: it may take place (SECURITY.md T02: the
 * right password during back-off is refused, too).
 * @example secondsToWait([{ tries: 5, waits_until: inTwoSeconds, forgotten_at: tomorrow }], now) // 2
 */
export function secondsToWait(counts: readonly AttemptCount[], now: Date): number {
  const waits = counts
    .filter(({ forgotten_at }) => forgotten_at > now)
    .map(({ waits_until }) => (waits_until === null ? 0 : waits_until.getTime() - now.getTime()));
  return Math.ceil(Math.max(0, ...waits) / SECOND_MS);
}
