import { ownerWords } from '../../kernel/languages/owner-words.ts';
import { paths } from '../../kernel/pages/paths.ts';
import type { Transaction } from 'kysely';
import { AppError, fieldError } from '../../kernel/calls/app-error.ts';
import type { MailOutbox } from '../../mail/contract.ts';
import type { AccountsService } from '../contract.ts';
import { hasUnicodeLocal, parseEmail } from '../rules/parse-email.ts';
import { hashToken } from './hash-token.ts';
import { keepLanguage } from './language-repository.ts';
import { languageOfPage } from './language-service.ts';
import { newLinkToken } from './link-token-service.ts';
import { countLink, deleteOld, emailOfLink, insertLink, otherMailsTo, useLink } from './repository.ts';
import { ownerSessions } from './session-repository.ts';
import type { AccountsTables, Db } from './tables.ts';
import { signInLink } from './mails/sign-in-link.ts';
import { ownerMessages } from '../messages/by-request.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

export type { AccountsTables } from './tables.ts';

export type AccountsOptions = {
  db: Db;
  outbox: MailOutbox<Transaction<AccountsTables>>;
  publicUrl: string;
};

const LINK_HOURS = 0.5;

function readEmail(value: unknown): string {
  const email = parseEmail(value);
  if (email !== null) return email;
  throw fieldError(
    'email',
    hasUnicodeLocal(value) ? visitorMessages().emailLocalPartNotAscii : ownerMessages().emailInvalid,
  );
}

function refuseLink(): never {
  throw new AppError('DATI_NON_VALIDI', ownerMessages().signInLinkInvalid);
}

export function createAccountsService({ db, outbox, publicUrl }: AccountsOptions): AccountsService {
  async function createLink(email: string, hours: number): Promise<string> {
    const { token, hash } = newLinkToken();
    await insertLink(db, { email, lingua: languageOfPage(), token_hash: hash, hours });
    return `${publicUrl}${paths.proprietario}/${ownerWords.entra}?token=${token}`;
  }

  return {
    async accountOf(cookie) {
      const found = await ownerSessions.find(db, cookie);
      if (found === null) return null;
      return { id: found.id, email: found.email, lingua: found.lingua, proof: found.is_fresh ? 'fresh' : 'stale' };
    },
    sessionOf: async (cookie) => (await ownerSessions.find(db, cookie))?.session_id ?? null,
    createLink,
    async requestLink(value) {
      const email = readEmail(value);
      if (!(await countLink(db, email))) return;
      const url = await createLink(email, LINK_HOURS);
      const mail = { to: email, ...signInLink.write({ url }, publicUrl) };
      await db.transaction().execute((transaction) => outbox.put(transaction, mail));
    },
    mayMail: (email) => countLink(db, otherMailsTo(email)),
    async provenBy(token) {
      return (await emailOfLink(db, hashToken(token))) ?? refuseLink();
    },
    openSession: (token) =>
      db.transaction().execute(async (transaction) => {
        const account = (await useLink(transaction, hashToken(token), languageOfPage())) ?? refuseLink();
        return { account, cookies: [await ownerSessions.open(transaction, account.id, 'now')] };
      }),
    keepLanguage: ({ email }) => keepLanguage(db, email, languageOfPage()),
    closeSession: (cookie) => ownerSessions.close(db, cookie).then(() => [ownerSessions.forget]),
    closeAllSessions: ({ id }) => ownerSessions.closeAll(db, id).then(() => [ownerSessions.forget]),
    async sweep() {
      await ownerSessions.sweep(db);
      await deleteOld(db);
    },
  };
}
