const HOUR_MS = 3_600_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;
export const LOGGED_HOURS = 168;
/** Maximum count per hour: PostgreSQL's largest `smallint`, the type of the counters. */
const MOST_AN_HOUR = 32_767;
/** Minimum number of reads for calculating an interval. Two reads can be a coincidence. */
const FEWEST_FOR_HABIT = 3;

/** `counts[h % 168]` is the number of reads in hour `h`, counted from the Unix epoch. `hour` is the hour of the last read. */
export type ReadingLog = { counts: readonly number[]; hour: number };

export type ReadingHabit = { in_24_hours: number; in_7_days: number; every_minutes: number | null };

const hourOf = (now: number) => Math.floor(now / HOUR_MS);

function backFrom({ counts, hour: newest }: ReadingLog, hour: number): number[] {
  return Array.from({ length: LOGGED_HOURS }, (_, ago) => {
    const each = hour - ago;
    return each > newest || each <= newest - LOGGED_HOURS ? 0 : (counts[each % LOGGED_HOURS] ?? 0);
  });
}

/**
 * Returns the log with one more read. If the clock was set back, the read counts in the latest logged hour.
 * @example noteReading(null, Date.parse('2026-11-22T13:32:00Z')).counts.reduce((sum, count) => sum + count) // 1
 */
export function noteReading(log: ReadingLog | null, now: number): ReadingLog {
  const hour = Math.max(hourOf(now), log?.hour ?? 0);
  const counts = Array.from({ length: LOGGED_HOURS }, () => 0);
  if (log !== null) {
    backFrom(log, hour).forEach((count, ago) => (counts[(hour - ago) % LOGGED_HOURS] = count));
  }
  const slot = hour % LOGGED_HOURS;
  counts[slot] = Math.min((counts[slot] ?? 0) + 1, MOST_AN_HOUR);
  return { counts, hour };
}

/**
 * Returns how often a calendar was read. The counts include the current, incomplete clock hour.
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
