export const CITY_LOAD_TIMEOUT_MS = 30_000;

const ATTEMPTS = 3;
const BACKOFF_MS = 2000;

/**
 * Returns the delay in ms after an attempt, or `null` after the third and last attempt (PRODUCT.md § 8).
 * @example waitAfterAttempt(2) // 4000
 */
export function waitAfterAttempt(attempt: number): number | null {
  return attempt < ATTEMPTS ? BACKOFF_MS * attempt : null;
}
