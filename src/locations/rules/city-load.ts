/** How long one attempt to load a province's cities may take (specification section 9). */
export const CITY_LOAD_TIMEOUT_MS = 30_000;

const ATTEMPTS = 3;
const BACKOFF_MS = 2000;

/**
 * How long to wait after a failed attempt to load the cities, counted from 1, or `null` when it was the last:
 * "3 attempts, backoff 2000 ms times the attempt number" (specification section 9).
 * @example waitAfterAttempt(2) // 4000
 */
export function waitAfterAttempt(attempt: number): number | null {
  return attempt < ATTEMPTS ? BACKOFF_MS * attempt : null;
}
