import { z } from 'zod';
import type { Account } from '../kernel/people/account.ts';
import { defineCall } from '../kernel/calls/call.ts';
import { ownerMessages } from './messages/by-request.ts';

const nothing = z.object({});
const ofAll = { hasUnprefixedPath: false, params: nothing, query: nothing };

/** Emails a sign-in link. The response does not reveal whether the address is known. */
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

/**
 * Returns the email address of the signed-in owner, or `null`. Cached pages use this call, because their HTML is the same for all
 * visitors.
 */
export const whoIsInCall = defineCall({
  ...ofAll,
  method: 'GET',
  path: '/api/accesso',
  summary: 'Chi è entrato in questo browser',
  isPersonal: true,
  answer: z.object({ success: z.literal(true), data: z.object({ email: z.string().nullable() }) }),
});

/** Opens a session with the token of an emailed link. Returns 422 for a used or expired token. */
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
  /** Returns the owner of a session, or `null` without a session. Throws `SERVIZIO_NON_DISPONIBILE` if the database is unavailable. */
  accountOf(cookie: string | null): Promise<Account | null>;
  sessionOf(cookie: string | null): Promise<string | null>;
  /**
   * Creates a sign-in link that proves ownership of the address. `email` must be normalised by `parseEmail`. Do not call this in
   * a transaction, because it uses another connection.
   */
  createLink(email: string, hours: number): Promise<string>;
  /**
   * Emails a sign-in link. Throws `DATI_NON_VALIDI` for an invalid address. Silently drops emails above 3 in 15 minutes or 10 in
   * 24 hours.
   */
  requestLink(email: unknown): Promise<void>;
  /**
   * Counts an email and returns whether it may be sent: 3 in 15 minutes and 10 in 24 hours per address, across all modules.
   * Sign-in links are counted separately, so that an attacker cannot block an owner's sign-in. `email` must be normalised by
   * `parseEmail`.
   */
  mayMail(email: string): Promise<boolean>;
  /** Returns the address whose ownership a link proves, without using up the link. Throws the same errors as `openSession`. */
  provenBy(token: string): Promise<string>;
  /** Signs an owner in and uses up the link. Throws `DATI_NON_VALIDI` if the link is unknown, used or expired. */
  openSession(token: string): Promise<OpenedSession>;
  keepLanguage(account: Account): Promise<void>;
  closeSession(cookie: string | null): Promise<string[]>;
  closeAllSessions(account: Account): Promise<string[]>;
  sweep(): Promise<void>;
};
