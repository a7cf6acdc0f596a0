import { createHmac, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import type { Kysely } from 'kysely';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../kernel/app-error.ts';
import { type Clock, today } from '../../kernel/clock.ts';
import type { ViewAsked, ViewsService } from '../contract.ts';
import { blogMessages } from '../messages.it.ts';
import { shouldCountView } from '../rules/should-count-view.ts';
import { isPublic } from './comments-repository.ts';
import type { BlogTables } from './tables.ts';
import { addView } from './views-repository.ts';

/** A reader who comes back to an article within half an hour is still reading it. */
const SAME_READING_SECONDS = 1800;

/**
 * Who has read what in the last half hour. Nothing is written down, and not even the memory holds an address: only what a key of
 * this process makes of it.
 */
function createReaderMemory() {
  const key = randomBytes(32);
  const seen = new RateLimiterMemory({ points: 1, duration: SAME_READING_SECONDS });
  const markOf = (postId: number, address: string) =>
    createHmac('sha256', key).update(`${postId} ${address}`).digest('base64url');
  return {
    /** Whether this is a new reading; from now on it is not. */
    async isNew(postId: number, address: string): Promise<boolean> {
      try {
        await seen.consume(markOf(postId, address));
        return true;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return false;
        throw refusal;
      }
    },
    forget: async (postId: number, address: string) => void (await seen.delete(markOf(postId, address))),
  };
}

/** Counts readings by article and day, without cookies and without knowing whose they are (decision 0063). */
export function createViewsService({ db, clock }: { db: Kysely<BlogTables>; clock: Clock }): ViewsService {
  const memory = createReaderMemory();

  async function countNew(postId: number, address: string): Promise<boolean> {
    let isCounted = false;
    try {
      isCounted = await addView(db, postId, today(clock));
    } finally {
      // What was not written has not been counted.
      if (!isCounted) await memory.forget(postId, address);
    }
    return isCounted;
  }

  return {
    async count(postId, { address, userAgent, purpose }: ViewAsked) {
      const isReader = shouldCountView({ userAgent, isRobot: isbot(userAgent), purpose });
      const isCounted = isReader && (await memory.isNew(postId, address));
      const isThere = isCounted ? await countNew(postId, address) : await isPublic(db, postId);
      if (!isThere) throw new AppError('NON_TROVATO', blogMessages.articoloNonTrovato);
    },
  };
}
