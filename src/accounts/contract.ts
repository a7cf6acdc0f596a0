import { z } from 'zod';
import type { Account } from '../kernel/people/account.ts';
import { defineCall } from '../kernel/calls/call.ts';
import { ownerMessages } from './messages/by-request.ts';

const nothing = z.object({});
const ofAll = { hasUnprefixedPath: false, params: nothing, query: nothing };

/** Asks for a sign-in link by e-mail. The answer is the same whether the address is known or not. */
export const requestLinkCall = defineCall({
  ...ofAll,
  method: 'POST',
  path: '/api/accesso',
  cannotWait: true,
  summary: 'Chiede un link di accesso per e-mail',
  limit: { calls: 60, ofMailbox: 10, seconds: 3600 },
  body: z.object({ email: z.unknown().optional().meta({ type: 'string', format: 'email' }) }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
});

/** Who is signed in, for a page that is the same for everybody. Nobody is an answer too. */
export const whoIsInCall = defineCall({
  ...ofAll,
  method: 'GET',
  path: '/api/accesso',
  summary: 'Chi è entrato in questo browser',
  isPersonal: true,
  answer: z.object({ success: z.literal(true), data: z.object({ email: z.string().nullable() }) }),
});

/** Opens a session with the token of an e-mailed link; sets the session's cookie. A used or old token: 422. */
export const openSessionCall = defineCall({
  ...ofAll,
  method: 'POST',
  path: '/api/accesso/conferma',
  cannotWait: true,
  summary: 'Entra con il link ricevuto per e-mail',
  body: z.object({
    token: z
      .string({ error: () => ownerMessages().signInLinkInvalid })
      .max(200, { error: () => ownerMessages().signInLinkInvalid }),
  }),
  answer: z.object({ success: z.literal(true), data: z.object({ email: z.string() }) }),
});

export const closeSessionCall = defineCall({
  ...ofAll,
  method: 'POST',
  path: '/api/uscita',
  cannotWait: true,
  summary: 'Esce',
  body: nothing,
  status: 204,
  answer: z.void(),
});

export const closeAllSessionsCall = defineCall({
  ...ofAll,
  method: 'DELETE',
  path: '/api/proprietario/sessioni',
  cannotWait: true,
  summary: 'Esce da tutti i dispositivi',
  guard: 'owner',
  status: 204,
  answer: z.void(),
});

/** Has an owner written to in the language that this is asked in. */
export const keepLanguageCall = defineCall({
  ...ofAll,
  method: 'PUT',
  path: '/api/proprietario/lingua',
  summary: 'Scrive al proprietario nella lingua di questa chiamata',
  guard: 'owner',
  status: 204,
  answer: z.void(),
});

export type OpenedSession = { account: Account; cookies: string[] };

export type AccountsService = {
  /**
   * Who the session cookie of a request belongs to, or `null`. Asks the database only about a cookie that we signed.
   * Throws `SERVIZIO_NON_DISPONIBILE` when the database cannot answer.
   */
  accountOf(cookie: string | null): Promise<Account | null>;
  sessionOf(cookie: string | null): Promise<string | null>;
  /**
   * A new sign-in link for an address, valid for `hours`; whoever opens it has proved the address. An absolute address of
   * the page `/proprietario/entra`. `email` is one that `parseEmail` gave. Not to be called inside a transaction: it
   * takes a connection of its own.
   */
  createLink(email: string, hours: number): Promise<string>;
  /**
   * Puts a mail with a sign-in link into the outbox. An address that is none throws `DATI_NON_VALIDI`; more than 3 links
   * in 15 minutes, or 10 in 24 hours, to one address are quietly dropped.
   */
  requestLink(email: unknown): Promise<void>;
  /**
   * Counts one more mail with a link that signs nobody in, and gives whether it may be sent: 3 in 15 minutes, 10 in 24 hours to one
   * address, of whatever room. Sign-in links are counted apart: whoever writes down another's address keeps them out of nothing.
   * `email` is one that `parseEmail` gave.
   */
  mayMail(email: string): Promise<boolean>;
  /** The address that whoever has a link's token has proved. Uses nothing up; throws as `openSession` does. */
  provenBy(token: string): Promise<string>;
  /** Uses up a link's token. Throws `DATI_NON_VALIDI` on an unknown, used or old one. */
  openSession(token: string): Promise<OpenedSession>;
  /** The account is written to in the language of the page that asks, from now on. */
  keepLanguage(account: Account): Promise<void>;
  closeSession(cookie: string | null): Promise<string[]>;
  closeAllSessions(account: Account): Promise<string[]>;
  sweep(): Promise<void>;
};
