const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a calendar counts as confirmed by its platforms: feeds are read every twelve hours at least, and a failure is waited out for 6. */
export const FRESH_MS = DAY_MS;

/**
 * How old the last good reading of a calendar that cannot be read may be while nights are sold from it (ADR 0082): one hourly reading,
 * and a quarter of an hour in which it may come late.
 */
export const SELLABLE_MS = 75 * MINUTE_MS;

/** How fresh a calendar is. `mai`: a platform was never read. Stale in hours: it cannot be read now. Stale in days: for whatever reason. */
export type Freshness =
  | { is_stale: false; unit: 'minuti' | 'ore'; count: number }
  | { is_stale: true; unit: 'ore' | 'giorni'; count: number }
  | { is_stale: true; unit: 'mai' };

/**
 * How old the last good readings of a calendar are, in milliseconds. `age`: the oldest of all its platforms, `null` if one was never read.
 * `failingAge`: the oldest of those whose last reading failed or that are paused, `null` if there are none.
 */
export type ReadingAges = { age: number | null; failingAge: number | null };

/**
 * How fresh a calendar is. What is older than 24 hours is never shown as fresh (G19), and neither is a calendar that cannot be read and
 * whose last good reading is older than 75 minutes: a payment would become a request (ADR 0082).
 * @example freshness({ age: 2 * 3_600_000, failingAge: null }) // { is_stale: false, unit: 'ore', count: 2 }
 */
export function freshness({ age, failingAge }: ReadingAges): Freshness {
  if (age === null) return { is_stale: true, unit: 'mai' };
  if (age > FRESH_MS) return { is_stale: true, unit: 'giorni', count: Math.floor(age / DAY_MS) };
  if (failingAge !== null && failingAge > SELLABLE_MS) {
    return { is_stale: true, unit: 'ore', count: Math.floor(failingAge / HOUR_MS) };
  }
  if (age < HOUR_MS) return { is_stale: false, unit: 'minuti', count: Math.max(0, Math.floor(age / MINUTE_MS)) };
  return { is_stale: false, unit: 'ore', count: Math.floor(age / HOUR_MS) };
}
