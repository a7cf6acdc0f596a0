import { setTimeout as pause } from 'node:timers/promises';
import { isAppError } from '../../../kernel/calls/app-error.ts';
import { noResponseInTime, systemFailures } from '../../messages/operator.ts';

/** Time limit of a check. A dependency that takes longer counts as failed. */
const LIMIT_MS = 15_000;

/** Matches a system error code in an error message. nodemailer's `code` names the stage of the connection instead. */
const IN_WORDS = /\b(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)\b/;

/** Returns the reason for a failure. For an `AppError` or a failed `fetch`, the reason is in the cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = isAppError(error) || error.message === 'fetch failed' ? error.cause : undefined;
  if (inner !== undefined) return reasonOf(inner);
  // Reports only the first failure, because a host with several addresses produces one failure per address.
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  const code = 'code' in error ? String(error.code) : '';
  const describe = systemFailures[code] ?? systemFailures[IN_WORDS.exec(error.message)?.[1] ?? ''];
  return describe?.() ?? error.message;
}

/** Returns `null` if the task succeeds, otherwise the reason why it failed. */
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
