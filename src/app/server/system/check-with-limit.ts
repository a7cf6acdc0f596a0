import { setTimeout as pause } from 'node:timers/promises';
import { isAppError } from '../../../kernel/calls/app-error.ts';
import { noResponseInTime, systemFailures } from '../../messages/operator.ts';

/** A dependency that takes longer has failed from the visitor's point of view. */
const LIMIT_MS = 15_000;

/** nodemailer reports the stage as the code, and the system's error code only in the message. */
const IN_WORDS = /\b(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)\b/;

/**
 * Returns the reason of a failure: the operator message of a system error code, otherwise the error's own message, or that of its
 * cause for an internal error.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = isAppError(error) || error.message === 'fetch failed' ? error.cause : undefined;
  if (inner !== undefined) return reasonOf(inner);
  // A host with several addresses fails once per address.
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  const code = 'code' in error ? String(error.code) : '';
  const describe = systemFailures[code] ?? systemFailures[IN_WORDS.exec(error.message)?.[1] ?? ''];
  return describe?.() ?? error.message;
}

/** Runs a task with a timeout. Returns `null`, or the reason why it failed. */
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
