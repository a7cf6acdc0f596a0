/**
 * Maximum tolerated difference from the provider's clock. A larger difference makes holds expire at the wrong time; beyond 300 s,
 * webhooks are rejected.
 */
const MAX_DRIFT_SECONDS = 30;
const SECOND_MS = 1000;

/**
 * Returns how many seconds our clock is ahead of the provider's; `null` if the difference is tolerable or unknown (SECURITY.md
 * T46).
 * @example clockDrift('Sun, 22 Nov 2026 09:00:00 GMT', new Date('2026-11-22T10:00:00Z')) // 3600
 */
export function clockDrift(header: string | null, now: Date): number | null {
  const seconds = Math.round((now.getTime() - Date.parse(header ?? '')) / SECOND_MS);
  return Math.abs(seconds) > MAX_DRIFT_SECONDS ? seconds : null;
}
