import type { Kysely } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import { kernelMessages } from '../../kernel/messages.it.ts';
import { IDLE_SECONDS, SESSION_COOKIE } from '../rules/session-cookie.ts';
import type { AuthCalls, FoundSession } from './auth-calls.ts';
import { deleteSession, touchSession } from './repository.ts';
import type { AccountsTables } from './tables.ts';

const SECOND_MS = 1000;
/** A session's use is noted by the hour: a write for every page would cost more than it tells. */
const TOUCH_MS = 3600 * SECOND_MS;
const RETRY_AFTER_SECONDS = 5;

/** The cookie was signed by us, so all that can fail is the database; better-auth hides how. */
function unavailable(cause: unknown): never {
  const options = { retryAfter: RETRY_AFTER_SECONDS, cause };
  throw new AppError('SERVIZIO_NON_DISPONIBILE', kernelMessages.servizioNonDisponibile, options);
}

/** The session of a request's cookies, in use until now; one that was idle for too long ends here. */
export async function findSession(
  db: Kysely<AccountsTables>,
  auth: AuthCalls,
  cookie: string | null,
): Promise<FoundSession | null> {
  if (cookie === null || !cookie.includes(`${SESSION_COOKIE}=`)) return null;
  const found = await auth.findSession(cookie).catch(unavailable);
  if (found === null) return null;
  const { id, updatedAt } = found.session;
  const idle = Date.now() - updatedAt.getTime();
  if (idle > IDLE_SECONDS * SECOND_MS) {
    await deleteSession(db, id);
    return null;
  }
  if (idle > TOUCH_MS) await touchSession(db, id);
  return found;
}
