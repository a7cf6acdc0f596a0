import { createFairQueue, type FairLimits, type FairQueue } from '../../kernel/calls/fair-queue.ts';
import { after } from '../process/after.ts';
import type { RequestClass } from './request-class.ts';

const EVERYTHING = Number.POSITIVE_INFINITY;

/** So a greedy address gets some six searches and nine pages a second, of which a core does fifty. */
const REST_MS = 300;

/**
 * Requests of each class in one process: as many at once as keep the database's ten connections and one core busy. The line is bounded by the
 * time that leaves an answer within a second, rather than by its length; of one address a part. Whoever waits for requests of their own
 * address alone may wait longer. `essential` is not refused: its line holds more than would ever come. What pictures and passwords cost is
 * limited where it is done (`src/media/server/service.ts`, `src/accounts/server/password-hasher.ts`): of `upload` as many pass as wait there.
 */
const LIMITS: Readonly<Record<RequestClass, FairLimits>> = {
  essential: {
    atOnce: 32,
    // As many as one address may have connections of the database: their line is longer than the pool's.
    atOnceOfOne: 5,
    waiting: 1000,
    waitingOfOne: 400,
    timeoutMs: 10_000,
    ownTimeoutMs: 10_000,
  },
  admin: { atOnce: 12, atOnceOfOne: 6, waiting: 48, waitingOfOne: 24, timeoutMs: 2000, ownTimeoutMs: 5000 },
  owner: { atOnce: 12, atOnceOfOne: 4, waiting: 48, waitingOfOne: 24, timeoutMs: 2000, ownTimeoutMs: 5000 },
  page: {
    atOnce: 12,
    atOnceOfOne: 3,
    waiting: 48,
    waitingOfOne: 24,
    timeoutMs: 500,
    ownTimeoutMs: 5000,
    restMs: REST_MS,
  },
  search: {
    atOnce: 8,
    atOnceOfOne: 2,
    waiting: 32,
    waitingOfOne: 16,
    timeoutMs: 500,
    ownTimeoutMs: 5000,
    restMs: REST_MS,
  },
  export: { atOnce: 4, atOnceOfOne: 2, waiting: 8, waitingOfOne: 4, timeoutMs: 2000, ownTimeoutMs: 5000 },
  upload: { atOnce: 34, atOnceOfOne: 8, waiting: 0, waitingOfOne: 0, timeoutMs: 0, ownTimeoutMs: 0 },
  file: { atOnce: EVERYTHING, atOnceOfOne: 200, waiting: 0, waitingOfOne: 0, timeoutMs: 0, ownTimeoutMs: 0 },
};

export type ClassLimits = Partial<Record<RequestClass, FairLimits>>;

/** A line for each class, made when the first of it comes. `limits`: other ones than those of a portal. */
export function createClassQueues(limits: ClassLimits = {}) {
  const queues = new Map<RequestClass, FairQueue>();
  const countsOf = () => [...queues].map(([name, queue]) => ({ name, ...queue.counts() }));
  return {
    of(requestClass: RequestClass): FairQueue {
      const queue = queues.get(requestClass) ?? createFairQueue(limits[requestClass] ?? LIMITS[requestClass], after);
      queues.set(requestClass, queue);
      return queue;
    },
    /** Requests that run or wait; files that are sent cost next to nothing. */
    underWay(): number {
      return countsOf().reduce((sum, { name, running, waiting }) => sum + (name === 'file' ? 0 : running + waiting), 0);
    },
    counts(): Record<string, number> {
      const figures = countsOf().map(({ name, running, waiting }) => ({
        [`${name}_running`]: running,
        [`${name}_waiting`]: waiting,
      }));
      return Object.assign({}, ...figures);
    },
  };
}
