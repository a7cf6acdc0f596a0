import type { CallLimit } from './call.ts';

export type CountedAttempt = {
  /** Seconds until the next attempt is allowed, or 0 if this attempt was allowed. */
  waitSeconds: number;
  /** Resets the count of attempts. Has no effect once the window is over. */
  resetAttempts(): Promise<void>;
};

export type Limit = { count(who: string, acts?: number): Promise<CountedAttempt> };

export type Limits = {
  /** Counts every attempt in the database, so the limit applies across all processes. Throws if the database is unavailable. */
  exact(name: string, limit: CallLimit): Limit;
  /** Counts attempts in memory, so a client can exhaust the limit once in each process. */
  perProcess(limit: CallLimit): Limit;
};
