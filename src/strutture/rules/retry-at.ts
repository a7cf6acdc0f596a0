const FIRST_MS = 5 * 60_000;
const LONGEST_MS = 24 * 3_600_000;

/** Returns the time of the next retry, with exponential backoff from 5 minutes up to one day. */
export function retryAt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(FIRST_MS * 2 ** attempts, LONGEST_MS));
}
