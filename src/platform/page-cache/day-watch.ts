import { dateInRome } from '../../kernel/calendar-date.ts';
import type { Clock } from '../../kernel/clock.ts';

const MINUTE_MS = 60_000;

/** Calls `onNewDay` when it is another day in Rome than when it was called last. Looked up once a minute: midnight falls on one. */
export function dayWatch(clock: Clock, onNewDay: () => void): () => void {
  let known = { minute: Number.NaN, day: '' };
  return () => {
    const now = clock.now();
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (minute === known.minute) return;
    const day = dateInRome(now);
    if (day !== known.day) onNewDay();
    known = { minute, day };
  };
}
