import { AppError } from '../../kernel/calls/app-error.ts';
import { type Caller, createFairQueue, type FairLimits, isAdmitted } from '../../kernel/calls/fair-queue.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

/** `left` means that the client disconnected, `refused` that the limiter rejected the search. */
export type Admission = 'at_once' | 'waited' | 'left' | 'refused';

/** Limits per process. The timeout is in milliseconds. */
export type LimiterOptions = Omit<FairLimits, 'atOnceOfOne' | 'sameCallerTimeoutMs'>;

/** Limits the number of concurrent costly searches, so that connections and CPU cores remain for other requests (ADR 0122). */
export type SearchLimiter = {
  /** Prefers clients with fewer running searches. `work` must not call `run` again, because that would deadlock. */
  run<T>(work: () => Promise<T>): Promise<T>;
};

export type LimiterDependencies = {
  limits?: LimiterOptions;
  callerOf?(): Caller;
  onAdmission?(admission: Admission): void;
};

/** Costly searches use at most three of the pool's ten connections. In two seconds, three connections serve about 120 searches of 50 ms. */
export const SEARCH_LIMITS: LimiterOptions = { atOnce: 3, waiting: 120, waitingOfOne: 12, timeoutMs: 2000 };
const RETRY_AFTER = 5;
/** All rejections share this error, so that it is logged only once. */
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
  const queue = createFairQueue(
    { ...limits, atOnceOfOne: limits.atOnce, sameCallerTimeoutMs: limits.timeoutMs },
    after,
  );
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
