const HOUR_MS = 3_600_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;
/** Hours that readings are remembered by: a week. */
export const HOURS_KEPT = 168;
/** PostgreSQL's largest `smallint`. */
const MOST_AN_HOUR = 32_767;
/** Readings that make a habit: two may be chance. */
const FEWEST_FOR_HABIT = 3;

/** Readings of the last week. `counts[h % 168]`: those of the hour `h` since 1970. `hour`: that of the newest. */
export type ReadingLog = { counts: readonly number[]; hour: number };

/** How often a calendar was read. `every_minutes`: on average over a week; `null` where there is nothing to tell it by. */
export type ReadingHabit = { in_24_hours: number; in_7_days: number; every_minutes: number | null };

const hourOf = (now: number) => Math.floor(now / HOUR_MS);

/** How many readings each hour had: the newest hour first, back from `hour`. What the log does not cover has none. */
function backFrom({ counts, hour: newest }: ReadingLog, hour: number): number[] {
  return Array.from({ length: HOURS_KEPT }, (_, ago) => {
    const each = hour - ago;
    return each > newest || each <= newest - HOURS_KEPT ? 0 : (counts[each % HOURS_KEPT] ?? 0);
  });
}

/**
 * A log with one more reading. A clock that was put back counts in the newest hour that is known.
 * @example noteReading(null, Date.parse('2026-11-22T13:32:00Z')).counts.reduce((sum, count) => sum + count) // 1
 */
export function noteReading(log: ReadingLog | null, now: number): ReadingLog {
  const hour = Math.max(hourOf(now), log?.hour ?? 0);
  const counts = Array.from({ length: HOURS_KEPT }, () => 0);
  if (log !== null) {
    backFrom(log, hour).forEach((count, ago) => (counts[(hour - ago) % HOURS_KEPT] = count));
  }
  const slot = hour % HOURS_KEPT;
  counts[slot] = Math.min((counts[slot] ?? 0) + 1, MOST_AN_HOUR);
  return { counts, hour };
}

/**
 * How often a calendar was read until now. A day is 24 hours of the clock, the one that runs included: never more than was read.
 * @example readingHabit(log, now) // { in_24_hours: 11, in_7_days: 80, every_minutes: 126 }
 */
export function readingHabit(log: ReadingLog | null, now: number): ReadingHabit {
  if (log === null) return { in_24_hours: 0, in_7_days: 0, every_minutes: null };
  const back = backFrom(log, Math.max(hourOf(now), log.hour));
  const total = (hours: readonly number[]) => hours.reduce((sum, count) => sum + count, 0);
  const in_7_days = total(back);
  const span = back.findLastIndex((count) => count > 0) - back.findIndex((count) => count > 0);
  const isHabit = in_7_days >= FEWEST_FOR_HABIT && span > 0;
  const every_minutes = isHabit ? Math.round((span * HOUR_MINUTES) / (in_7_days - 1)) : null;
  return { in_24_hours: total(back.slice(0, DAY_HOURS)), in_7_days, every_minutes };
}
