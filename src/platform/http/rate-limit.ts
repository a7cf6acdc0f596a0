import type { Logger } from 'pino';
import { AppError } from '../../kernel/calls/app-error.ts';
import type { CallLimit } from '../../kernel/calls/call.ts';
import type { CountedAttempt, Limit } from '../../kernel/calls/limits.ts';
import { isUnavailable } from '../../kernel/calls/unavailable.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

/** Limit for all calls together, per address and process (`src/platform/README.md`, "Limits"). */
export const SHARED_LIMIT: CallLimit = { calls: 600, seconds: 60 };

/** Counts calls against a limit. Throws `TROPPE_RICHIESTE` with the seconds to wait if the limit is exceeded. */
export async function takeFrom(limit: Limit, address: string, calls = 1): Promise<CountedAttempt> {
  const counted = await limit.count(address, calls);
  const { waitSeconds } = counted;
  if (waitSeconds === 0) return counted;
  throw new AppError('TROPPE_RICHIESTE', visitorMessages().tooManyRequests(waitSeconds), { retryAfter: waitSeconds });
}

/** Refunds a counted attempt. Does not wait for the refund if the database is unavailable. */
export async function refundAttempt(counted: CountedAttempt, failure: unknown, log: Logger): Promise<void> {
  const done = counted.resetAttempts().catch((err: unknown) => log.warn({ err }, 'a failed call remains counted'));
  if (!isUnavailable(failure)) await done;
}
