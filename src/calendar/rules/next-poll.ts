const SECOND = 1000;
const MINUTE = 60 * SECOND;
const JITTER = MINUTE;
/** A reading so shortly before the feed's own minute stands for that one: it came early, or somebody asked by hand. */
const NEAR = 5 * MINUTE;
const LONGEST_WAIT = 6 * 60 * MINUTE;
/** Failed polls come up to a tenth sooner, each at another moment. */
const SPREAD = 0.1;
const GOLDEN = 0x9e3779b1;
const WORD_SIZE = 2 ** 32;

/** A feed that was polled: `now` in milliseconds since 1970. `random`: 0 up to, not including, 1. */
export type Polled = { feed_id: number; sync_interval_minutes: number; now: number; random: number };

/** How it ended. `failures` in a row; `retryAfter`: seconds, where the server asked for them. */
export type PollEnd = { failures: number; retryAfter: number | null };

/** The feed's own moment within its interval: neighbours in number are far apart. */
function slotOf(feed_id: number, interval: number): number {
  return Math.floor(((Math.imul(feed_id, GOLDEN) >>> 0) / WORD_SIZE) * interval);
}

function nextSlot({ feed_id, now, random }: Polled, interval: number): number {
  const slot = slotOf(feed_id, interval);
  const rounds = Math.floor((now + NEAR - slot) / interval) + 1;
  return rounds * interval + slot + Math.round((2 * random - 1) * JITTER);
}

/**
 * When a feed is polled next (G16, G17), in milliseconds since 1970. A good one once an interval, at its own moment, give or take
 * a minute. A failed one after 1, 2, 4… intervals, at most six hours, and not before the server wants it within those.
 *
 * @example nextPoll({ feed_id: 1, sync_interval_minutes: 60, now, random }, { failures: 2, retryAfter: null }) // in about 2 hours
 */
export function nextPoll(polled: Polled, { failures, retryAfter }: PollEnd): number {
  const interval = polled.sync_interval_minutes * MINUTE;
  if (failures === 0) return nextSlot(polled, interval);
  const backOff = Math.min(interval * 2 ** (failures - 1), LONGEST_WAIT) * (1 - SPREAD * polled.random);
  const wanted = retryAfter === null ? 0 : retryAfter * SECOND + JITTER * polled.random;
  return polled.now + Math.round(Math.min(Math.max(backOff, wanted), LONGEST_WAIT));
}
