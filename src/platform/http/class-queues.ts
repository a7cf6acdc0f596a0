import { createFairQueue, type FairLimits, type FairQueue } from '../../kernel/calls/fair-queue.ts';
import { after } from '../process/after.ts';
import type { RequestClass } from './request-class.ts';

const EVERYTHING = Number.POSITIVE_INFINITY;

/**
 * Pause before an address with many waiting requests can reuse a slot. The pause limits such an address to about six searches and
 * nine pages per second.
 */
const REST_MS = 300;

/** `atOnce` is enough to keep ten database connections and one core busy. Uploads are limited again when pictures are processed. */
const LIMITS: Readonly<Record<RequestClass, FairLimits>> = {
  essential: {
    atOnce: 32,
    // Equals the maximum number of database connections per address, so that excess requests wait in this queue, whose timeout is
    // longer than the pool's.
    atOnceOfOne: 5,
    waiting: 1000,
    waitingOfOne: 400,
    timeoutMs: 10_000,
    sameCallerTimeoutMs: 10_000,
  },
  admin: { atOnce: 12, atOnceOfOne: 6, waiting: 48, waitingOfOne: 24, timeoutMs: 2000, sameCallerTimeoutMs: 5000 },
  owner: { atOnce: 12, atOnceOfOne: 4, waiting: 48, waitingOfOne: 24, timeoutMs: 2000, sameCallerTimeoutMs: 5000 },
  page: {
    atOnce: 12,
    atOnceOfOne: 3,
    waiting: 48,
    waitingOfOne: 24,
    timeoutMs: 500,
    sameCallerTimeoutMs: 5000,
    restMs: REST_MS,
  },
  search: {
    atOnce: 8,
    atOnceOfOne: 2,
    waiting: 32,
    waitingOfOne: 16,
    timeoutMs: 500,
    sameCallerTimeoutMs: 5000,
    restMs: REST_MS,
  },
  export: { atOnce: 4, atOnceOfOne: 2, waiting: 8, waitingOfOne: 4, timeoutMs: 2000, sameCallerTimeoutMs: 5000 },
  upload: { atOnce: 34, atOnceOfOne: 8, waiting: 0, waitingOfOne: 0, timeoutMs: 0, sameCallerTimeoutMs: 0 },
  file: { atOnce: EVERYTHING, atOnceOfOne: 200, waiting: 0, waitingOfOne: 0, timeoutMs: 0, sameCallerTimeoutMs: 0 },
};

export type ClassLimits = Partial<Record<RequestClass, FairLimits>>;

export function createClassQueues(limits: ClassLimits = {}) {
  const queues = new Map<RequestClass, FairQueue>();
  const countsOf = () => [...queues].map(([name, queue]) => ({ name, ...queue.counts() }));
  return {
    of(requestClass: RequestClass): FairQueue {
      const queue = queues.get(requestClass) ?? createFairQueue(limits[requestClass] ?? LIMITS[requestClass], after);
      queues.set(requestClass, queue);
      return queue;
    },
    underWay(): number {
      return countsOf().reduce((sum, { name, running, waiting }) => sum + (name === 'file' ? 0 : running + waiting), 0);
    },
    counts(): Record<string, number> {
      const counters = countsOf().map(({ name, running, waiting }) => ({
        [`${name}_running`]: running,
        [`${name}_waiting`]: waiting,
      }));
      return Object.assign({}, ...counters);
    },
  };
}
