const FIRST_MS = 5 * 60_000;
const LONGEST_MS = 24 * 3_600_000;

export function retryAt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(FIRST_MS * 2 ** attempts, LONGEST_MS));
}
