import { AppError } from '../../kernel/calls/app-error.ts';
import type { CallLimit } from '../../kernel/calls/call.ts';
import { createCounts } from '../../kernel/calls/counts.ts';
import type { Limits } from '../../kernel/calls/limits.ts';
import { takeFrom } from './rate-limit.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

/** Limit on pictures per address. Rejected pictures count too, because they cost as much as accepted ones. */
const LIMIT: CallLimit = { calls: 120, seconds: 3600 };
/** Maximum number of concurrent requests per address. Each puts at most two pictures into the queue, which holds 34. */
const AT_ONCE = 8;
const RETRY_AFTER = 5;

export type PictureLimiter = {
  take(address: string, pictures: number): Promise<void>;
  enter(address: string): () => void;
};

export function createPictureLimiter(limits: Limits, mostPictures: number): PictureLimiter {
  const limit = limits.exact('pictures', LIMIT);
  const underWay = createCounts();

  return {
    async take(address, pictures) {
      // Counts at most `mostPictures`, because a form with more pictures is rejected before they are processed.
      if (pictures > 0) await takeFrom(limit, address, Math.min(pictures, mostPictures));
    },
    enter(address) {
      if (underWay.of(address) >= AT_ONCE) {
        const retryAfter = RETRY_AFTER;
        throw new AppError('TROPPE_RICHIESTE', visitorMessages().tooManyRequests(retryAfter), { retryAfter });
      }
      underWay.add(address, 1);
      return () => underWay.add(address, -1);
    },
  };
}
