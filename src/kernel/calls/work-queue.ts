import PQueue from 'p-queue';
import { AppError } from './app-error.ts';
import { visitorMessages } from '../messages/by-request.ts';

export type QueueLimits = {
  atOnce: number;
  waiting: number;
  /** `Retry-After` in seconds. */
  retryAfter: number;
};

export type WorkQueue = {
  /** Runs the job as soon as a slot is free. Throws `SERVIZIO_NON_DISPONIBILE` if the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Runs the job once no `run` job is waiting. Never rejects it, even if the queue is full. */
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
