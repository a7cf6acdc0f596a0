import type { Clock } from '../../kernel/dates/clock.ts';
import type { CalendarDb } from './repository.ts';
import type { Seal } from './seal.ts';
import { OUR_FAULTS, type SealedFeed, sealedFeeds, wakeFeeds } from './unreadable-repository.ts';

export type FeedWakeUp = {
  woken: number;
  unreadable: number;
  waiting: number;
};

const isStopped = ({ paused, fault }: SealedFeed) => paused || (fault !== null && OUR_FAULTS.includes(fault));

export function createFeedConsole(db: CalendarDb, { open }: Pick<Seal, 'open'>) {
  return {
    /** Counts the feeds whose address cannot be decrypted. On a portal restored with another secret, this is every feed. */
    async countUnreadable(): Promise<number> {
      let unreadable = 0;
      for await (const { sealed_url } of sealedFeeds(db)) if (open(sealed_url) === null) unreadable += 1;
      return unreadable;
    },

    async wake(clock: Clock): Promise<FeedWakeUp> {
      const ids: number[] = [];
      const still = { unreadable: 0, waiting: 0 };
      for await (const feed of sealedFeeds(db)) {
        if (!isStopped(feed)) continue;
        if (feed.fault === 'camera_da_scegliere') still.waiting += 1;
        else if (open(feed.sealed_url) === null) still.unreadable += 1;
        else ids.push(feed.id);
      }
      return { ...still, woken: await wakeFeeds(db, ids, clock.now()) };
    },
  };
}
