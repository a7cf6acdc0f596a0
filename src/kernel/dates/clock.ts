import { type CalendarDate, dateInRome } from './calendar-date.ts';

export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export function today(clock: Clock): CalendarDate {
  return dateInRome(clock.now());
}
