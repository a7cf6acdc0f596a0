import type { CallLimit } from './call.ts';

export type CountedAttempt = {
  /** Seconds until the next attempt is allowed; 0 if this one was. */
  waitSeconds: number;
  /** Reverts the count. Has no effect once the window is over. */
  resetAttempts(): Promise<void>;
};

export type Limit = { count(who: string, acts?: number): Promise<CountedAttempt> };

export type Limits = {
  /**
   * Shared by all processes of a database. Runs one statement per attempt. The window starts with the first attempt. Throws if
   * the database is unavailable.
   */
  exact(name: string, limit: CallLimit): Limit;
  /** Counts in memory, so a client can reach the limit once in each process. */
  perProcess(limit: CallLimit): Limit;
};
