import { type DueFeed, feedBatches } from '../rules/feed-batches.ts';
import type { HostCircuits } from './host-circuits.ts';
import type { PollOutcome } from './settle-poll.ts';

/** Feeds that one job reads: a portal that is asked to stop waits for them, some seconds at most. */
const BATCH_SIZE = 25;
/** Feeds of one host and batch that wait for the limiter at once: whoever waits for one feed stands behind no more. */
const AT_THE_GATE = 4;

export type DispatchParts = {
  /** Feeds that are due and may be asked, of all or among some: of each host no more than can be read while a job waits. */
  due(among?: readonly number[]): Promise<DueFeed[]>;
  putBatch(feedIds: readonly number[], priority: number): Promise<void>;
  pollDue(feed: { id: number; host: string }): Promise<PollOutcome>;
  circuits: Pick<HostCircuits, 'restOf'>;
  report(error: unknown): void;
};

/** Polls the feeds of one host, a few at a time; stops when the host turns out not to answer. */
async function pollHost(
  { pollDue, circuits, report }: Pick<DispatchParts, 'pollDue' | 'circuits' | 'report'>,
  feeds: readonly DueFeed[],
): Promise<void> {
  const left = feeds.values();
  let isResting = false;
  /** A poll that came to nothing may have done so because the host rests now. */
  async function poll(feed: DueFeed): Promise<void> {
    const outcome = await pollDue(feed);
    const isRead = outcome.kind !== 'skipped' && outcome.kind !== 'failed';
    if (!isRead && (await circuits.restOf(feed.host)) !== null) isResting = true;
  }
  async function takeTurns(): Promise<void> {
    for (const feed of left) {
      if (isResting) return;
      await poll(feed).catch(report);
    }
  }
  await Promise.all(Array.from({ length: AT_THE_GATE }, takeTurns));
}

/** Hands feeds out that are due, and reads those that were handed out: no host keeps the feeds of others waiting. */
export function createDispatch(parts: DispatchParts) {
  const { due, putBatch } = parts;
  return {
    async handOut(): Promise<number> {
      const feeds = await due();
      for (const { ids, priority } of feedBatches(feeds, BATCH_SIZE)) await putBatch(ids, priority);
      return feeds.length;
    },

    async runBatch(feedIds: readonly number[]): Promise<void> {
      const feeds = await due(feedIds);
      const hosts = Map.groupBy(feeds, ({ host }) => host);
      await Promise.all([...hosts.values()].map((own) => pollHost(parts, own)));
    },
  };
}
