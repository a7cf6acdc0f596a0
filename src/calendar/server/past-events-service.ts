import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, today } from '../../kernel/dates/clock.ts';
import { pastUntil } from '../rules/past-nights.ts';
import { makePastYears, moveBatch } from './past-events-repository.ts';
import type { CalendarDb } from './repository.ts';

/** Number of events per transaction. Bookings of the affected homes wait until the transaction ends. */
const BATCH = 500;

export type PastEventsDependencies = {
  db: CalendarDb;
  clock: Clock;
  size?: number;
  rest?: (ms: number) => Promise<unknown>;
};

/** Moves old events to yearly partitions. Each batch is one transaction, so a crash loses nothing. */
export function createPastEvents({ db, clock, size = BATCH, rest = pause }: PastEventsDependencies) {
  return {
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
