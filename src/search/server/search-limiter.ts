import { AppError } from '../../kernel/calls/app-error.ts';
import { type Caller, createFairQueue, type FairLimits, isAdmitted } from '../../kernel/calls/fair-queue.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

/**
 * How a costly search passed the limiter, or why it did not. `left` means that its client disconnected, `refused` that the
 * limiter rejected it.
 */
export type Admission = 'at_once' | 'waited' | 'left' | 'refused';

/** Limits of costly searches per process: running, waiting in total, waiting per client, and the timeout in milliseconds. */
export type LimiterOptions = Omit<FairLimits, 'atOnceOfOne' | 'sameCallerTimeoutMs'>;

/** Limits concurrent costly searches, so that connections and CPU cores remain available for other requests (ADR 0122). */
export type SearchLimiter = {
  /** Prefers clients with fewer running searches. `work` must not call `run` again, because that would deadlock. */
  run<T>(work: () => Promise<T>): Promise<T>;
};

export type LimiterDependencies = {
  limits?: LimiterOptions;
  callerOf?(): Caller;
  onAdmission?(admission: Admission): void;
};

/** Three of the pool's ten connections serve about 120 searches of 50 ms within two seconds. */
export const SEARCH_LIMITS: LimiterOptions = { atOnce: 3, waiting: 120, waitingOfOne: 12, timeoutMs: 2000 };
const RETRY_AFTER = 5;
/** All rejections share this error, so that it is logged only once. The metrics count each rejection. */
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
