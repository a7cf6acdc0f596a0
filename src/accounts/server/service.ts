import type { Kysely, Transaction } from 'kysely';
import type { Account } from '../../kernel/account.ts';
import { AppError } from '../../kernel/app-error.ts';
import { kernelMessages } from '../../kernel/messages.it.ts';
import type { MailOutbox } from '../../mail/contract.ts';
import type { AccountsService } from '../contract.ts';
import { accountsMessages } from '../messages.it.ts';
import { parseEmail } from '../rules/parse-email.ts';
import { IDLE_SECONDS, SESSION_COOKIE } from '../rules/session-cookie.ts';
import { createAuthCalls, type FoundSession } from './auth-calls.ts';
import { countRequest, deleteOld, deleteSession, deleteSessionsOf, touchSession } from './repository.ts';
import type { AccountsTables } from './tables.ts';
import { writeLinkMail } from './write-link-mail.ts';

export type { AccountsTables } from './tables.ts';

export type AccountsOptions = {
  db: Kysely<AccountsTables>;
  outbox: MailOutbox<Transaction<AccountsTables>>;
  /** What session cookies are signed with; all processes of one portal have the same. */
  secret: string;
  /** Absolute address of the site, without a final slash. */
  publicUrl: string;
  /** Hears of failures of which the caller is told only that the service is not available. */
  report(message: string, error?: unknown): void;
};

const SECOND_MS = 1000;
const HOUR_SECONDS = 3600;
/** How long a link that was asked for is valid; the mail says so. */
const LINK_HOURS = 0.5;
const LINKS_PER_WINDOW = 3;
/** A session's use is noted by the hour: a write for every page would cost more than it tells. */
const TOUCH_MS = HOUR_SECONDS * SECOND_MS;
const RETRY_AFTER_SECONDS = 5;

const FORGET = `${SESSION_COOKIE}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`;

function unavailable(cause: unknown): AppError {
  const options = { retryAfter: RETRY_AFTER_SECONDS, cause };
  return new AppError('SERVIZIO_NON_DISPONIBILE', kernelMessages.servizioNonDisponibile, options);
}

/** Builds the service. Of better-auth it uses what `createAuthCalls` names. */
export function createAccountsService({ db, outbox, ...options }: AccountsOptions): AccountsService {
  const auth = createAuthCalls({ db, ...options });

  /** The session of a cookie, in use until now. */
  async function findSession(cookie: string | null): Promise<FoundSession | null> {
    if (cookie === null || !cookie.includes(`${SESSION_COOKIE}=`)) return null;
    const found = await auth.findSession(cookie).catch((error: unknown) => {
      // The cookie was signed by us, so all that can fail is the database; better-auth hides how.
      throw unavailable(error);
    });
    if (found === null) return null;
    const idle = Date.now() - found.session.updatedAt.getTime();
    if (idle > IDLE_SECONDS * SECOND_MS) {
      await deleteSession(db, found.session.id);
      return null;
    }
    if (idle > TOUCH_MS) await touchSession(db, found.session.id);
    return found;
  }

  async function createLink(email: string, hours: number): Promise<string> {
    const token = await auth.createToken(email, hours * HOUR_SECONDS);
    return `${options.publicUrl}/proprietario/entra?token=${token}`;
  }

  return {
    async accountOf(cookie) {
      const found = await findSession(cookie);
      return found === null ? null : { id: found.user.id, email: found.user.email };
    },
    createLink,
    async requestLink(value) {
      const email = parseEmail(value);
      if (email === null) {
        const { emailNonValida } = accountsMessages;
        throw new AppError('DATI_NON_VALIDI', emailNonValida, { campi: { email: emailNonValida } });
      }
      if ((await countRequest(db, email)) > LINKS_PER_WINDOW) return;
      const mail = writeLinkMail(email, await createLink(email, LINK_HOURS));
      await db.transaction().execute((transaction) => outbox.put(transaction, mail));
    },
    async openSession(token) {
      const opened = await auth.useToken(token);
      if (opened === null) throw new AppError('DATI_NON_VALIDI', accountsMessages.linkNonValido);
      const account: Account = { id: opened.user.id, email: opened.user.email };
      return { account, cookies: opened.cookies };
    },
    async closeSession(cookie) {
      const found = await findSession(cookie);
      if (found !== null) await deleteSession(db, found.session.id);
      return [FORGET];
    },
    async closeAllSessions({ id }) {
      await deleteSessionsOf(db, id);
      return [FORGET];
    },
    sweep: () => deleteOld(db),
  };
}
