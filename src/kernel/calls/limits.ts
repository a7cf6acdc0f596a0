import type { CallLimit } from './call.ts';

export type CountedAttempt = {
  /** Seconds until the next attempt is allowed, or 0 if this attempt was allowed. */
  waitSeconds: number;
  /** Reverts the count. Has no effect once the window is over. */
  resetAttempts(): Promise<void>;
};

export type Limit = { count(who: string, acts?: number): Promise<CountedAttempt> };

export type Limits = {
  /**
   * Creates a limit shared by all processes that use the database. It runs one statement per attempt, and its window
   * starts with the first attempt. Throws if the database is unavailable.
   */
  exact(name: string, limit: CallLimit): Limit;
  /**
   * Creates a limit that counts in memory. Each process counts separately, so a client can exhaust the limit once in
   * each.
   */
  perProcess(limit: CallLimit): Limit;
};
