import { AppError } from '../../kernel/calls/app-error.ts';
import type { CallLimit } from '../../kernel/calls/call.ts';
import { createCounts } from '../../kernel/calls/counts.ts';
import type { Limits } from '../../kernel/calls/limits.ts';
import { takeFrom } from './rate-limit.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

/** Pictures that one address may send, alone or inside forms. One that is refused was as much work as a good one. */
const LIMIT: CallLimit = { calls: 120, seconds: 3600 };
/** Requests with pictures of one address that may be under way in this process, whose queue they fill. Each has two pictures in the queue at most, which holds 34. */
const AT_ONCE = 8;
/** Seconds after which one of them is likely to be answered. */
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
      // Of a form with too many none is looked at; its sender is told so, and need not wait an hour for it.
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
