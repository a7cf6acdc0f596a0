import { createWorkQueue, type WorkQueue } from '../../kernel/work-queue.ts';

/**
 * Pictures in work at once: a decoded one takes up to 160 MB, and each keeps a core busy. Of those that wait, about three
 * are done in a second.
 */
const LIMITS = { atOnce: 2, waiting: 32, retryAfter: 10 };

/** Work on pictures, a few at a time. */
export type PictureQueue = WorkQueue;

export function createPictureQueue(): PictureQueue {
  return createWorkQueue(LIMITS);
}
