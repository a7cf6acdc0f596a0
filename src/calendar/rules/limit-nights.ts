import { daysBetween } from '../../kernel/dates/calendar-date.ts';
import type { Nights } from './feed.ts';
import { joinNights, nightsWithout } from './nights.ts';

/**
 * Number of nights, summed over a feed's events, up to which overlaps are accepted. Events of real feeds hardly overlap, so their
 * nights total about two years, a seventh of this limit.
 */
export const MOST_NIGHTS = 5000;

/**
 * Limits a feed's events (guarantee G20); events beyond the limit keep only nights that no other event blocks.
 * @example limitNights(events) // `events`, for any real feed
 */
export function limitNights<T extends Nights>(events: readonly T[]): readonly T[] {
  let count = 0;
  const withinLimit: T[] = [];
  const beyond: T[] = [];
  for (const event of events) {
    count += daysBetween(event.start, event.end);
    (count <= MOST_NIGHTS ? withinLimit : beyond).push(event);
  }
  if (beyond.length === 0) return events;
  let taken = joinNights(withinLimit);
  for (const event of beyond) {
    const more = nightsWithout(event, taken);
    if (more.length === 0) continue;
    withinLimit.push(...more.map((nights) => ({ ...event, ...nights })));
    taken = joinNights([...taken, ...more]);
  }
  return withinLimit;
}
