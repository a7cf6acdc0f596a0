import { daysBetween } from '../../kernel/dates/calendar-date.ts';
import type { Nights } from './feed.ts';
import { joinNights, nightsWithout } from './nights.ts';

/**
 * Maximum total number of nights of a feed's events: about seven times the two years that are imported. Events of real feeds
 * hardly overlap, so their total is at most about two years.
 */
export const MOST_NIGHTS = 5000;

/**
 * Limits the events of a feed, because each event may be split into as many pieces as it has nights (guarantee G20). No night is
 * lost: events beyond the limit keep the nights that no other event blocks.
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
