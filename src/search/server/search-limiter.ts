import { AppError } from '../../kernel/app-error.ts';
import { type Caller, createFairQueue, type FairLimits, isAdmitted } from '../../kernel/fair-queue.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

/** How a costly search passed the limiter, or why not: its caller had gone, or it was told to come back. */
export type Admission = 'at_once' | 'waited' | 'left' | 'refused';

/** Costly searches of one process: how many run, how many wait in all and of one caller, and for how many milliseconds. */
export type LimiterOptions = Omit<FairLimits, 'atOnceOfOne' | 'ownTimeoutMs'>;

/** Lets costly searches through, a few at a time, so that the database has connections and cores for everybody else (ADR 0122). */
export type SearchLimiter = {
  /** Whoever has fewer searches under way goes first. What runs must not ask for a second place: it would wait for its own. */
  run<T>(work: () => Promise<T>): Promise<T>;
};

export type LimiterDependencies = {
  limits?: LimiterOptions;
  callerOf?(): Caller;
  onAdmission?(admission: Admission): void;
};

/** Three of a pool's ten connections. In two seconds they serve some 120 searches of 50 ms; few of them of one address. */
export const SEARCH_LIMITS: LimiterOptions = { atOnce: 3, waiting: 120, waitingOfOne: 12, timeoutMs: 2000 };
const RETRY_AFTER = 5;
/** One for all: logged once, while the figures count each. */
const OVERLOADED = new Error('too many costly searches at once');

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

function refusal(): AppError {
  const details = { retryAfter: RETRY_AFTER, cause: OVERLOADED };
  return new AppError('SERVIZIO_NON_DISPONIBILE', visitorMessages().serviceUnavailable, details);
}

export function createSearchLimiter({
  limits = SEARCH_LIMITS,
  callerOf,
  onAdmission,
}: LimiterDependencies = {}): SearchLimiter {
  const queue = createFairQueue({ ...limits, atOnceOfOne: limits.atOnce, ownTimeoutMs: limits.timeoutMs }, after);
  return {
    async run(work) {
      const caller = callerOf?.() ?? { name: '', signal: null };
      const admission = await queue.enter(caller);
      onAdmission?.(admission === 'full' || admission === 'enough_of_one' ? 'refused' : admission);
      if (!isAdmitted(admission)) throw refusal();
      try {
        return await work();
      } finally {
        queue.leave(caller.name);
      }
    },
  };
}
