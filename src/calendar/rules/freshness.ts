const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a calendar counts as confirmed by its platforms: feeds are read hourly, and a failure is waited out for 6 hours. */
export const FRESH_MS = DAY_MS;

/** How fresh a calendar is. `mai`: a platform was never read. Stale from a day on: then the age is in days. */
export type Freshness =
  | { is_stale: false; unit: 'minuti' | 'ore'; count: number }
  | { is_stale: true; unit: 'giorni'; count: number }
  | { is_stale: true; unit: 'mai' };

/**
 * How fresh a calendar is whose oldest last good reading is `age` milliseconds old; `null`: a platform was never read. What is
 * older than 24 hours is never shown as fresh (G19).
 * @example freshness(2 * 3_600_000) // { is_stale: false, unit: 'ore', count: 2 }
 */
export function freshness(age: number | null): Freshness {
  if (age === null) return { is_stale: true, unit: 'mai' };
  if (age > FRESH_MS) return { is_stale: true, unit: 'giorni', count: Math.floor(age / DAY_MS) };
  if (age < HOUR_MS) return { is_stale: false, unit: 'minuti', count: Math.max(0, Math.floor(age / MINUTE_MS)) };
  return { is_stale: false, unit: 'ore', count: Math.floor(age / HOUR_MS) };
}
