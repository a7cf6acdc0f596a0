const MINUTE = 60_000;
const JITTER = 0.5 * MINUTE;
/** A reading so shortly before the feed's own moment stands for that one: it came early. */
const NEAR = 0.75 * MINUTE;
/** A feed's moments lie so much closer together than its interval: due feeds are handed out each minute, and then wait for their turn. */
const LEAD = 2.5 * MINUTE;
/** Nights that were gone at a good poll are looked for again so long after it: half an hour frees them (G5), and one to be sure. */
const SECOND_LOOK = 31 * MINUTE;
/** A failure that may pass by itself gets a second try so soon that the calendar is read within its hour and a quarter. */
const SECOND_TRY = 10 * MINUTE;
const LONGEST_WAIT = 6 * 60 * MINUTE;
/** Failed polls come up to a tenth sooner, each at another moment. */
const SPREAD = 0.1;
const GOLDEN = 0x9e3779b1;
const WORD_SIZE = 2 ** 32;

/** A feed that was polled: `now` in milliseconds since 1970. `random`: 0 up to, not including, 1. */
export type PollFacts = { feed_id: number; interval_minutes: number; now: number; random: number };

/**
 * How it ended. `failures` in a row; `is_passing`: the last one may pass by itself. `held_since`: since when nights are gone that still
 * block, the oldest of them.
 */
export type PollEnd = { failures: number; is_passing?: boolean; held_since: number | null };

/** The feed's own moment within its rounds: neighbours in number are far apart. */
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
 * When a feed is polled next (G16, G17), in milliseconds since 1970. A good one at its own moment, give or take half a minute, and always
 * before its interval is over (`pollInterval`, ADR 0051); sooner where nights are gone and wait for the second opinion that frees
 * them. A failed one after 1, 2, 4… intervals, at most six hours; where the failure may pass by itself, after ten minutes first. What its
 * host asks for (`Retry-After`) is the host's: `nextCircuit`.
 * @example nextPoll({ feed_id: 1, interval_minutes: 60, now, random }, { failures: 2, held_since: null }) // in about 2 hours
 */
export function nextPoll(polled: PollFacts, end: PollEnd): number {
  const interval = polled.interval_minutes * MINUTE;
  if (end.failures === 0) return nextGood(polled, interval, end.held_since);
  return polled.now + Math.round(backOff(interval, end) * (1 - SPREAD * polled.random));
}
