import type { FeedFault } from './feed-fault.ts';

/** Minimum time between a poll of a feed and a manual sync that polls it again (G16). */
export const MANUAL_PAUSE_MS = 60_000;

/** Times are in milliseconds since 1970. `null` means never. */
export type SyncedFeed = {
  attempted_at: number | null;
  succeeded_at: number | null;
  claimed_until: number | null;
  next_poll_at: number;
  fault: FeedFault | null;
  host_resting_until: number | null;
  is_host_silent: boolean;
};

/**
 * `resting`: the platform is rate limiting us. `silent`: the platform does not respond. `at` is the time of the last successful
 * poll for `fresh`, otherwise of the next possible poll.
 */
export type SyncOutcome = { kind: 'started' } | { kind: 'fresh' | 'failed' | 'resting' | 'silent'; at: number };

function restOf(
  { fault, next_poll_at, host_resting_until, is_host_silent }: SyncedFeed,
  now: number,
): SyncOutcome | null {
  const isRateLimited = fault === 'troppe_richieste';
  const until = Math.max(isRateLimited ? next_poll_at : 0, host_resting_until ?? 0);
  return until > now ? { kind: isRateLimited || !is_host_silent ? 'resting' : 'silent', at: until } : null;
}

/**
 * Returns what a manual sync does for a feed. A feed that is already being polled counts as started.
 * @example answerSync({ ...feed, attempted_at: now - 5000, succeeded_at: now - 4000 }, now) // { kind: 'fresh', at: now - 4000 }
 */
export function answerSync(feed: SyncedFeed, now: number): SyncOutcome {
  const { attempted_at, succeeded_at, claimed_until, next_poll_at, fault } = feed;
  if (claimed_until !== null && claimed_until > now) return { kind: 'started' };
  const isRecent = attempted_at !== null && attempted_at > now - MANUAL_PAUSE_MS && next_poll_at > now;
  if (isRecent && fault === null && succeeded_at !== null) return { kind: 'fresh', at: succeeded_at };
  const rest = restOf(feed, now);
  if (rest !== null) return rest;
  return isRecent ? { kind: 'failed', at: attempted_at + MANUAL_PAUSE_MS } : { kind: 'started' };
}
