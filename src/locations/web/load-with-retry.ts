import { CITY_LOAD_TIMEOUT_MS, waitAfterAttempt } from '../rules/city-load.ts';

type RetryOptions<T> = {
  /** Must settle when the signal aborts. */
  attempt: (signal: AbortSignal) => Promise<T>;
  signal: AbortSignal;
  isRetryable?: (error: unknown) => boolean;
};

export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason));
  return Promise.race([work, promise]);
}

/** Makes up to three attempts and throws the last failure. An abort of `signal` is not logged. */
export async function loadWithRetry<T>({ attempt, signal, isRetryable = () => true }: RetryOptions<T>): Promise<T> {
  for (let number = 1; ; number += 1) {
    try {
      return await attempt(AbortSignal.any([signal, AbortSignal.timeout(CITY_LOAD_TIMEOUT_MS)]));
    } catch (error) {
      if (signal.aborted || !isRetryable(error)) throw error;
      console.error(`Errore caricamento città, tentativo ${number}`, error);
      const wait = waitAfterAttempt(number);
      if (wait === null) throw error;
      await untilAborted(new Promise((resolve) => setTimeout(resolve, wait)), signal);
    }
  }
}
