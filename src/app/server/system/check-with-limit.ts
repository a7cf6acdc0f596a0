import { setTimeout as pause } from 'node:timers/promises';
import { isAppError } from '../../../kernel/calls/app-error.ts';
import { noResponseInTime, systemFailures } from '../../messages/operator.ts';

/** What does not answer in this time does not work, for whoever waits for a page. */
const LIMIT_MS = 15_000;

/** nodemailer names the stage, and keeps the system's code in the words. */
const IN_WORDS = /\b(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)\b/;

/** Why something failed, in Italian where the system has a code for it, else in the words of who refused: of a failure of ours, those of its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = isAppError(error) || error.message === 'fetch failed' ? error.cause : undefined;
  if (inner !== undefined) return reasonOf(inner);
  // Of a host with several addresses each has failed by itself.
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  const code = 'code' in error ? String(error.code) : '';
  const describe = systemFailures[code] ?? systemFailures[IN_WORDS.exec(error.message)?.[1] ?? ''];
  return describe?.() ?? error.message;
}

/** Does a work within a limit of time. Gives `null`, or the reason why it failed. */
export async function failureOf(work: Promise<unknown>, limitMs = LIMIT_MS): Promise<string | null> {
  const over = new AbortController();
  const late = pause(limitMs, noResponseInTime(), { signal: over.signal, ref: false }).catch(() => null);
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
