import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, today } from '../../kernel/dates/clock.ts';
import { pastUntil } from '../rules/past-nights.ts';
import { makePastYears, moveBatch } from './past-events-repository.ts';
import type { CalendarDb } from './repository.ts';

/** Events that one transaction looks at: whoever books one of their homes meanwhile waits for as long as it takes. */
const BATCH = 500;

export type PastEventsParts = { db: CalendarDb; clock: Clock; size?: number; rest?: (ms: number) => Promise<unknown> };

/**
 * Moves calendar events that ended more than a year ago to where they lie by year. Each batch is a transaction: killed anywhere, nothing
 * is lost or there twice, and the next call goes on. Between two batches it rests for as long as the last one took.
 */
export function createPastEvents({ db, clock, size = BATCH, rest = pause }: PastEventsParts) {
  return {
    /** Gives how many were moved. */
    async movePast(): Promise<number> {
      const day = today(clock);
      await makePastYears(db, day);
      const until = pastUntil(day);
      let moved = 0;
      for (let after: number | null = 0; after !== null; ) {
        const start = performance.now();
        const batch = await moveBatch(db, { after, until, size });
        after = batch.last;
        moved += batch.moved;
        if (after !== null) await rest(performance.now() - start);
      }
      return moved;
    },
  };
}
