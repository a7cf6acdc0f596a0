const MINUTE = 60_000;
const JITTER = MINUTE;
/** A reading so shortly before the feed's own minute stands for that one: it came early, or somebody asked by hand. */
const NEAR = 5 * MINUTE;
/** Nights that were gone at a good poll are looked for again so long after it: half an hour frees them (G5), and one to be sure. */
const SECOND_LOOK = 31 * MINUTE;
const LONGEST_WAIT = 6 * 60 * MINUTE;
/** Failed polls come up to a tenth sooner, each at another moment. */
const SPREAD = 0.1;
const GOLDEN = 0x9e3779b1;
const WORD_SIZE = 2 ** 32;

/** A feed that was polled: `now` in milliseconds since 1970. `random`: 0 up to, not including, 1. */
export type PollFacts = { feed_id: number; interval_minutes: number; now: number; random: number };

/** How it ended. `failures` in a row; `held_since`: since when nights are gone that still block, the oldest of them. */
export type PollEnd = { failures: number; held_since: number | null };

/** The feed's own moment within its interval: neighbours in number are far apart. */
function slotOf(feed_id: number, interval: number): number {
  return Math.floor(((Math.imul(feed_id, GOLDEN) >>> 0) / WORD_SIZE) * interval);
}

function nextSlot({ feed_id, now, random }: PollFacts, interval: number): number {
  const slot = slotOf(feed_id, interval);
  const rounds = Math.floor((now + NEAR - slot) / interval) + 1;
  return rounds * interval + slot + Math.round((2 * random - 1) * JITTER);
}

function nextGood(polled: PollFacts, interval: number, held_since: number | null): number {
  const slot = nextSlot(polled, interval);
  const secondLook = held_since === null ? 0 : held_since + SECOND_LOOK;
  return secondLook > polled.now ? Math.min(secondLook, slot) : slot;
}

/**
 * When a feed is polled next (G16, G17), in milliseconds since 1970. A good one once an interval (`pollInterval`), at its own moment,
 * give or take a minute; sooner where nights are gone and wait for the second opinion that frees them. A failed one after 1, 2, 4… intervals,
 * at most six hours. What its host asks for (`Retry-After`) is the host's: `nextCircuit`.
 * @example nextPoll({ feed_id: 1, interval_minutes: 60, now, random }, { failures: 2, held_since: null }) // in about 2 hours
 */
export function nextPoll(polled: PollFacts, { failures, held_since }: PollEnd): number {
  const interval = polled.interval_minutes * MINUTE;
  if (failures === 0) return nextGood(polled, interval, held_since);
  const backOff = Math.min(interval * 2 ** (failures - 1), LONGEST_WAIT);
  return polled.now + Math.round(backOff * (1 - SPREAD * polled.random));
}
