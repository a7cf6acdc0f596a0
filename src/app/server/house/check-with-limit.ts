import { setTimeout as pause } from 'node:timers/promises';
import { isAppError } from '../../../kernel/app-error.ts';

/** What does not answer in this time does not work, for whoever waits for a page. */
const LIMIT_MS = 15_000;
const LIMIT_REASON = 'non risponde entro 15 secondi';

/** The words of an error that say why: of a failure of ours, those of its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = isAppError(error) || error.message === 'fetch failed' ? error.cause : undefined;
  if (inner !== undefined) return reasonOf(inner);
  // Of a host with several addresses each has failed by itself.
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return error.message;
}

/** Does a work within a limit of time. Gives `null`, or the reason why it failed. */
export async function failureOf(work: Promise<unknown>, limitMs = LIMIT_MS): Promise<string | null> {
  const over = new AbortController();
  const late = pause(limitMs, LIMIT_REASON, { signal: over.signal, ref: false }).catch(() => null);
  const failed = work.then(
    () => null,
    (error: unknown) => reasonOf(error),
  );
  try {
    return await Promise.race([failed, late]);
  } finally {
    over.abort();
  }
}
