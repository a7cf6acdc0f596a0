import { isbot } from 'isbot';
import { AppError } from '../../kernel/calls/app-error.ts';
import { type Clock, today } from '../../kernel/dates/clock.ts';
import type { CountedAttempt, Limits } from '../../kernel/calls/limits.ts';
import { shouldCountView } from '../rules/detect-robot.ts';
import { isPublic } from './comments-repository.ts';
import type { ReaderDb } from './tables.ts';
import { addView } from './views-repository.ts';
import { visitorMessages } from '../messages/by-request.ts';

const SAME_READING_SECONDS = 1800;

type ViewContext = { address: string; userAgent: string | null; purpose: string | null };

type Dependencies = { db: ReaderDb; clock: Clock; limits: Limits };

/** Sets no cookies and does not identify readers (ADR 0065). */
export function createViewsService({ db, clock, limits }: Dependencies) {
  const readings = limits.exact('reading', { calls: 1, seconds: SAME_READING_SECONDS });

  async function countNew(postId: number, reading: CountedAttempt): Promise<boolean> {
    let isCounted = false;
    try {
      isCounted = await addView(db, postId, today(clock));
    } finally {
      if (!isCounted) await reading.resetAttempts();
    }
    return isCounted;
  }

  return {
    async count(postId: number, { address, userAgent, purpose }: ViewContext) {
      const isReader = shouldCountView({ userAgent, isRobot: isbot(userAgent), purpose });
      const reading = isReader ? await readings.count(`${postId} ${address}`) : null;
      const isNew = reading?.waitSeconds === 0;
      const isThere = isNew ? await countNew(postId, reading) : await isPublic(db, postId);
      if (!isThere) throw new AppError('NON_TROVATO', visitorMessages().articleNotFound);
    },
  };
}
