import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../kernel/clock.ts';
import type { UnreadFeed } from '../rules/unread-calendars.ts';
import { staleFeeds } from './feed-repository.ts';
import type { CalendarDb } from './repository.ts';

/** Milliseconds between two looks at a feed that somebody else polls. */
const LOOK_AGAIN_MS = 100;

/** How old a last good reading may be, and how long is waited for newer ones, in milliseconds. */
export type FreshenOptions = { olderThanMs: number; deadlineMs: number };

export type FreshenParts = {
  db: CalendarDb;
  clock: Clock;
  /** Polls feeds now, those that nobody polls yet. Rejects with the signal's reason while they wait for their turn. */
  pollNow(feeds: readonly { id: number; host: string }[], signal: AbortSignal): Promise<unknown>;
};

/**
 * Has the feeds of units read again that were not read lately, and waits for them until the deadline (G15): before nights are
 * sold. What is still read then goes on by itself. Answers which of the feeds could not be read, for whatever reason.
 */
export function createFreshen({ db, clock, pollNow }: FreshenParts) {
  return async (unitIds: readonly number[], { olderThanMs, deadlineMs }: FreshenOptions): Promise<UnreadFeed[]> => {
    const since = new Date(clock.now().getTime() - olderThanMs);
    const stale = () => staleFeeds(db, unitIds, { since, now: clock.now() });
    const feeds = await stale();
    if (feeds.length === 0) return [];
    const signal = AbortSignal.timeout(deadlineMs);
    const { promise: deadline, resolve } = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => resolve());
    await Promise.race([
      pollNow(
        feeds.filter(({ may_be_asked }) => may_be_asked),
        signal,
      ),
      deadline,
    ]);
    // What another process was reading already is waited for, too.
    while (!signal.aborted && (await stale()).some(({ is_claimed }) => is_claimed)) await wait(LOOK_AGAIN_MS);
    return stale();
  };
}
