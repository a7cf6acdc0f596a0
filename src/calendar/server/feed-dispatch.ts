import { type DueFeed, feedBatches } from '../rules/feed-batches.ts';
import type { HostCircuits } from './host-circuits.ts';
import type { PollOutcome } from './settle-poll.ts';

/** Maximum number of feeds per job. Small jobs keep a shutdown short, because the portal waits for running jobs. */
const BATCH_SIZE = 25;
/** Maximum number of polls per host that a job runs or queues concurrently. On-demand polls therefore wait behind only a few. */
const AT_THE_GATE = 4;

export type DispatchDependencies = {
  /** Returns due feeds, at most as many per host as can be polled in two minutes. */
  due(among?: readonly number[]): Promise<DueFeed[]>;
  putBatch(feedIds: readonly number[], priority: number): Promise<void>;
  pollDue(feed: { id: number; host: string }): Promise<PollOutcome>;
  circuits: Pick<HostCircuits, 'restOf'>;
  report(error: unknown): void;
};

async function pollHost(
  { pollDue, circuits, report }: Pick<DispatchDependencies, 'pollDue' | 'circuits' | 'report'>,
  feeds: readonly DueFeed[],
): Promise<void> {
  const left = feeds.values();
  let isResting = false;
  /** Polls a feed. If its host is paused afterwards, the job skips the host's remaining feeds. */
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

export function createDispatch(deps: DispatchDependencies) {
  const { due, putBatch } = deps;
  return {
    async handOut(): Promise<number> {
      const feeds = await due();
      for (const { ids, priority } of feedBatches(feeds, BATCH_SIZE)) await putBatch(ids, priority);
      return feeds.length;
    },

    async runBatch(feedIds: readonly number[]): Promise<void> {
      const feeds = await due(feedIds);
      const hosts = Map.groupBy(feeds, ({ host }) => host);
      await Promise.all([...hosts.values()].map((feedsOfHost) => pollHost(deps, feedsOfHost)));
    },
  };
}
