import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../kernel/dates/clock.ts';
import type { CalendarDb } from './repository.ts';
import { staleFeeds } from './feed-repository.ts';

const LOOK_AGAIN_MS = 100;

export type FreshenOptions = { olderThanMs: number; deadlineMs: number };

export type FreshenDependencies = {
  db: CalendarDb;
  clock: Clock;
  pollNow(feeds: readonly { id: number; host: string }[], signal: AbortSignal): Promise<unknown>;
};

/** Polls outdated feeds before nights are sold (G15). Waits for the polls, but not beyond the deadline. */
export function createFreshen({ db, clock, pollNow }: FreshenDependencies) {
  return async (unitIds: readonly number[], { olderThanMs, deadlineMs }: FreshenOptions): Promise<void> => {
    const since = new Date(clock.now().getTime() - olderThanMs);
    const stale = () => staleFeeds(db, unitIds, { since, now: clock.now() });
    const feeds = await stale();
    if (feeds.length === 0) return;
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
    // The loop also waits for polls of other processes.
    while (!signal.aborted && (await stale()).some(({ is_claimed }) => is_claimed)) await wait(LOOK_AGAIN_MS);
  };
}
