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
};

/**
 * What a sync by hand does for a feed. `started`: it is read now. `fresh`: it was read well less than a minute ago, at `at`.
 * `failed`: it was tried less than a minute ago and failed; it can be asked again at `at`. `resting`: its platform asked us to
 * wait until `at`.
 */
export type SyncOutcome = { kind: 'started' } | { kind: 'fresh' | 'failed' | 'resting'; at: number };

/**
 * What a sync by hand does for a feed that is not paused (specification section 7, `POST /calendar/sync`): only what is read is
 * said to be started.
 *
 * @example answerSync({ ...feed, attempted_at: now - 5000, succeeded_at: now - 4000 }, now) // { kind: 'fresh', at: now - 4000 }
 */
export function answerSync(feed: SyncedFeed, now: number): SyncOutcome {
  const { attempted_at, succeeded_at, claimed_until, next_poll_at, fault } = feed;
  // It is being read, or is about to be: whoever asks hears of that reading.
  if (next_poll_at <= now || (claimed_until !== null && claimed_until > now)) return { kind: 'started' };
  if (fault === 'troppe_richieste') return { kind: 'resting', at: next_poll_at };
  if (attempted_at === null || attempted_at <= now - MANUAL_PAUSE_MS) return { kind: 'started' };
  if (fault === null && succeeded_at !== null) return { kind: 'fresh', at: succeeded_at };
  return { kind: 'failed', at: attempted_at + MANUAL_PAUSE_MS };
}
