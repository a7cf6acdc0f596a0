import type { CallLimit } from './call.ts';

export type CountedAttempt = {
  /** Seconds until the next attempt is allowed; 0 if this one was. */
  waitSeconds: number;
  /** Undoes the count; has no effect once the window is over. */
  resetAttempts(): Promise<void>;
};

/** Counts attempts by a key, such as a network address. */
export type Limit = { count(who: string, acts?: number): Promise<CountedAttempt> };

/** Stores of rate limits (ADR 0072). */
export type Limits = {
  /**
   * Shared by all processes of a database; runs one statement per attempt. The window starts with the first attempt.
   * Throws if the database is unavailable.
   */
  exact(name: string, limit: CallLimit): Limit;
  /** In memory: a client can reach the limit once in each process. */
  perProcess(limit: CallLimit): Limit;
};
