import { FREEING_DELAY_MS } from './feed-pieces.ts';

const MINUTE = 60_000;
const JITTER = 0.5 * MINUTE;
/** A poll that runs at most this long before the scheduled time replaces the scheduled poll. */
const NEAR = 0.75 * MINUTE;
/** Polls are scheduled this long before the interval ends, because due feeds are dispatched once a minute and then wait in a queue. */
const LEAD = 2.5 * MINUTE;
/** Delay of the second poll, which can free missing nights (G5), with a margin of one minute. */
const SECOND_LOOK = FREEING_DELAY_MS + MINUTE;
/** Delay of the first retry after a temporary failure. With hourly polls, the calendar is then read again within 75 minutes. */
const SECOND_TRY = 10 * MINUTE;
const LONGEST_WAIT = 6 * 60 * MINUTE;
const SPREAD = 0.1;
const GOLDEN = 0x9e3779b1;
const WORD_SIZE = 2 ** 32;

/** The poll that has just run. `now` is in milliseconds since 1970, and `random` is in [0, 1). */
export type PollFacts = { feed_id: number; interval_minutes: number; now: number; random: number };

/** `is_passing` marks a temporary failure, and `held_since` is when the oldest held nights went missing. */
export type PollEnd = { failures: number; is_passing?: boolean; held_since: number | null };

/** Returns the offset of a feed within its round. Consecutive ids are spread far apart (golden ratio hash). */
function slotOf(feed_id: number, round: number): number {
  return Math.floor(((Math.imul(feed_id, GOLDEN) >>> 0) / WORD_SIZE) * round);
}

function nextSlot({ feed_id, now, random }: PollFacts, round: number): number {
  const slot = slotOf(feed_id, round);
  const rounds = Math.floor((now + NEAR - slot) / round) + 1;
  return rounds * round + slot + Math.round((2 * random - 1) * JITTER);
}

function nextGood(polled: PollFacts, interval: number, held_since: number | null): number {
  const slot = nextSlot(polled, interval - LEAD);
  const secondLook = held_since === null ? 0 : held_since + SECOND_LOOK;
  return secondLook > polled.now ? Math.min(secondLook, slot) : slot;
}

function backOff(interval: number, { failures, is_passing = false }: PollEnd): number {
  const doublings = failures - (is_passing ? 2 : 1);
  return doublings < 0 ? Math.min(SECOND_TRY, interval) : Math.min(interval * 2 ** doublings, LONGEST_WAIT);
}

/**
 * Returns the time of a feed's next poll (G16, G17). `nextCircuit` handles `Retry-After`, because it applies per host.
 * @example nextPoll({ feed_id: 1, interval_minutes: 60, now, random }, { failures: 2, held_since: null }) // in about 2 hours
 */
export function nextPoll(polled: PollFacts, end: PollEnd): number {
  const interval = polled.interval_minutes * MINUTE;
  if (end.failures === 0) return nextGood(polled, interval, end.held_since);
  return polled.now + Math.round(backOff(interval, end) * (1 - SPREAD * polled.random));
}
