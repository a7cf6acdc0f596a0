import { type CalendarDate, dateInRome } from './calendar-date.ts';

/** Where the time comes from: the machine's in production, a fixed one in tests. */
export type Clock = { now(): Date };

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** Today in Rome by a clock. */
export function today(clock: Clock): CalendarDate {
  return dateInRome(clock.now());
}
