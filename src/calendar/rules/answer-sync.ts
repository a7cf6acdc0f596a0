import type { FeedFault } from './feed-fault.ts';

/** A feed that was read, or tried, is not tried again by hand within a minute (G16). */
export const MANUAL_PAUSE_MS = 60_000;

/** What a sync by hand has to know of a feed. Moments in milliseconds since 1970; `null`: never. */
export type SyncedFeed = {
  attempted_at: number | null;
  succeeded_at: number | null;
  claimed_until: number | null;
  next_poll_at: number;
  fault: FeedFault | null;
  /** Until when nobody asks its host, which does not answer or asked for it. */
  host_resting_until: number | null;
  is_host_silent: boolean;
};

/**
 * What a sync by hand does for a feed. `started`: it is read now. `fresh`: it was read well less than a minute ago, at `at`.
 * `failed`: it was tried less than a minute ago and failed; it can be asked again at `at`. `resting`: its platform asked us to
 * wait until `at`, and `silent`: it does not answer, and is left alone until `at`; both are read then.
 */
export type SyncOutcome = { kind: 'started' } | { kind: 'fresh' | 'failed' | 'resting' | 'silent'; at: number };

/** Until when a feed is left alone although it is asked for; `null`: it may be asked. */
function restOf(
  { fault, next_poll_at, host_resting_until, is_host_silent }: SyncedFeed,
  now: number,
): SyncOutcome | null {
  const isAskedToWait = fault === 'troppe_richieste';
  const until = Math.max(isAskedToWait ? next_poll_at : 0, host_resting_until ?? 0);
  return until > now ? { kind: isAskedToWait || !is_host_silent ? 'resting' : 'silent', at: until } : null;
}

/**
 * What a sync by hand does for a feed that is not paused (PRODUCT.md § 7, `POST /calendar/sync`): only what is read is
 * said to be started.
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
