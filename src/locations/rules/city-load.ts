/** How long one attempt to load a province's cities may take (PRODUCT.md § 9). */
export const CITY_LOAD_TIMEOUT_MS = 30_000;

const ATTEMPTS = 3;
const BACKOFF_MS = 2000;

/** Delay after a failed attempt, of three (PRODUCT.md § 8); `null`: no more. @example waitAfterAttempt(2) // 4000 */
export function waitAfterAttempt(attempt: number): number | null {
  return attempt < ATTEMPTS ? BACKOFF_MS * attempt : null;
}
