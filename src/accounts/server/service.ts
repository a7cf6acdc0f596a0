import type { Kysely, Transaction } from 'kysely';
import type { Account } from '../../kernel/account.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { MailOutbox } from '../../mail/contract.ts';
import type { AccountsService } from '../contract.ts';
import { accountsMessages } from '../messages.it.ts';
import { parseEmail } from '../rules/parse-email.ts';
import { SESSION_COOKIE } from '../rules/session-cookie.ts';
import { createAuthCalls } from './auth-calls.ts';
import { findSession } from './find-session.ts';
import { hashToken } from './hash-token.ts';
import { countLink, otherMailsTo, deleteOld, deleteSession, deleteSessionsOf, emailOfLink } from './repository.ts';
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

const HOUR_SECONDS = 3600;
/** How long a link that was asked for is valid; the mail says so. */
const LINK_HOURS = 0.5;

const FORGET = `${SESSION_COOKIE}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`;

function readEmail(value: unknown): string {
  const email = parseEmail(value);
  if (email !== null) return email;
  const { emailNonValida } = accountsMessages;
  throw new AppError('DATI_NON_VALIDI', emailNonValida, { campi: { email: emailNonValida } });
}

function refuseLink(): never {
  throw new AppError('DATI_NON_VALIDI', accountsMessages.linkNonValido);
}

function toAccount({ id, email }: Account): Account {
  return { id, email };
}

/** Builds the service. Of better-auth it uses what `createAuthCalls` names. */
export function createAccountsService({ db, outbox, ...options }: AccountsOptions): AccountsService {
  const auth = createAuthCalls({ db, ...options });

  async function createLink(email: string, hours: number): Promise<string> {
    const token = await auth.createToken(email, hours * HOUR_SECONDS);
    return `${options.publicUrl}/proprietario/entra?token=${token}`;
  }

  return {
    async accountOf(cookie) {
      const found = await findSession(db, auth, cookie);
      return found === null ? null : toAccount(found.user);
    },
    sessionOf: async (cookie) => (await findSession(db, auth, cookie))?.session.id ?? null,
    createLink,
    async requestLink(value) {
      const email = readEmail(value);
      if (!(await countLink(db, email))) return;
      const mail = writeLinkMail(email, await createLink(email, LINK_HOURS));
      await db.transaction().execute((transaction) => outbox.put(transaction, mail));
    },
    mayMail: (email) => countLink(db, otherMailsTo(email)),
    async provenBy(token) {
      return (await emailOfLink(db, hashToken(token))) ?? refuseLink();
    },
    async openSession(token) {
      const opened = (await auth.useToken(token)) ?? refuseLink();
      return { account: toAccount(opened.user), cookies: opened.cookies };
    },
    async closeSession(cookie) {
      const found = await findSession(db, auth, cookie);
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
