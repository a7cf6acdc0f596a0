/** Seconds that our clock may differ from the payment provider's: signatures are refused after 300, holds end by the second. */
const MOST_DRIFT_SECONDS = 30;
const SECOND_MS = 1000;

/**
 * By how many seconds our clock is ahead of what the provider's `Date` header says (SECURITY.md T46), negative where it is behind;
 * `null` where it is right, or nothing is said.
 * @example clockDrift('Sun, 22 Nov 2026 09:00:00 GMT', new Date('2026-11-22T10:00:00Z')) // 3600
 */
export function clockDrift(said: string | null, now: Date): number | null {
  const seconds = Math.round((now.getTime() - Date.parse(said ?? '')) / SECOND_MS);
  return Math.abs(seconds) > MOST_DRIFT_SECONDS ? seconds : null;
}
