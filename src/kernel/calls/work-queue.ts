import PQueue from 'p-queue';
import { AppError } from './app-error.ts';
import { visitorMessages } from '../messages/by-request.ts';

export type QueueLimits = {
  atOnce: number;
  /** How many may wait; whoever comes after them is told to come back. */
  waiting: number;
  /** Seconds after which a full queue is likely to have room. */
  retryAfter: number;
};

export type WorkQueue = {
  /** Runs in the order of asking. Throws `SERVIZIO_NON_DISPONIBILE` when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Runs when nobody waits for an answer; never refused. */
  runLater<T>(work: () => Promise<T>): Promise<T>;
};

export function createWorkQueue({ atOnce, waiting, retryAfter }: QueueLimits): WorkQueue {
  const queue = new PQueue({ concurrency: atOnce });
  return {
    async run(work) {
      if (queue.sizeBy({ priority: 0 }) >= waiting) {
        throw new AppError('SERVIZIO_NON_DISPONIBILE', visitorMessages().serviceUnavailable, { retryAfter });
      }
      return queue.add(work);
    },
    runLater: (work) => queue.add(work, { priority: -1 }),
  };
}
