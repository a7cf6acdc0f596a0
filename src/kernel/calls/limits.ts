import type { CallLimit } from './call.ts';

export type CountedAttempt = {
  /** Seconds until a further act is within the limit; 0: this one was. */
  waitSeconds: number;
  /** Takes it back, as if it had not been; once its window is over there is nothing to take back. */
  resetAttempts(): Promise<void>;
};

/** Counts acts by who does them: a network address, and whatever else belongs to it. */
export type Limit = { count(who: string, acts?: number): Promise<CountedAttempt> };

/** Where limits are counted, for all processes of a database (ADR 0072). `count` throws when the database cannot answer. */
export type Limits = {
  /** To the very act, at the price of a statement for each. The window begins with the first act. */
  exact(name: string, limit: CallLimit): Limit;
  /** Without a statement for each act, and without a failure: each further process may let through 100 acts more. */
  approximate(name: string, limit: CallLimit): Limit;
};
