import { daysBetween } from '../../kernel/dates/calendar-date.ts';
import type { Nights } from './feed.ts';
import { joinNights, nightsWithout } from './nights.ts';

/** Nights of all events of a feed together: seven times the two years that are read. Real feeds hardly overlap. */
export const MOST_NIGHTS = 5000;

/**
 * The events of a feed, so that what is stored of them stays small however often they take the same nights: each may be cut into
 * as many pieces as it has nights (guarantee G20). No night is lost: of the events that are too many those nights are kept that
 * nobody else takes.
 * @example limitNights(events) // `events`, of any real feed
 */
export function limitNights<T extends Nights>(events: readonly T[]): readonly T[] {
  let count = 0;
  const kept: T[] = [];
  const beyond: T[] = [];
  for (const event of events) {
    count += daysBetween(event.start, event.end);
    (count <= MOST_NIGHTS ? kept : beyond).push(event);
  }
  if (beyond.length === 0) return events;
  let taken = joinNights(kept);
  for (const event of beyond) {
    const more = nightsWithout(event, taken);
    if (more.length === 0) continue;
    kept.push(...more.map((nights) => ({ ...event, ...nights })));
    taken = joinNights([...taken, ...more]);
  }
  return kept;
}
