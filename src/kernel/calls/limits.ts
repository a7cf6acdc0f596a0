import type { CallLimit } from './call.ts';

export type CountedAttempt = {
  /** Seconds until a further act is within the limit; 0: this one was. */
  waitSeconds: number;
  /** Takes it back, as if it had not been; once its window is over there is nothing to take back. */
  resetAttempts(): Promise<void>;
};

/** Counts acts by who does them: a network address, and whatever else belongs to it. */
export type Limit = { count(who: string, acts?: number): Promise<CountedAttempt> };

/** Where limits are counted (ADR 0072). */
export type Limits = {
  /** For all processes of a database, with one statement per act. The window begins with the first act. Throws when the database cannot answer. */
  exact(name: string, limit: CallLimit): Limit;
  /** In the memory of this process: a client reaches the limit once in each process. */
  perProcess(limit: CallLimit): Limit;
};
