import { z } from 'zod';
import type { Actor, Admin } from '../kernel/account.ts';
import { defineCall } from '../kernel/call.ts';

const nothing = z.object({});
const field = (description: string) => z.unknown().optional().meta({ type: 'string', description });
const done = z.object({ success: z.literal(true), message: z.string() });
const ofAll = { hasUnprefixedPath: false, params: nothing, query: nothing };
const admin = { ...ofAll, guard: 'admin' as const };

/** Password, and the code of the authenticator app where one is set up: asked again before what cannot be taken back. */
export const proofFields = {
  password: field('la password'),
  codice: field('le sei cifre dell’app di autenticazione, se è attiva'),
};
export type Proof = { password?: unknown; codice?: unknown };

/**
 * `POST /api/admin/login`. Nothing to try: 422 'Inserisci username e password'. Wrong credentials: 401 'Credenziali non
 * valide. Riprova.'. The right ones without the code that is asked for, or with a wrong one: 401 with `campi.codice`. Too
 * many tries: 429; too many at once: 503.
 */
export const loginCall = defineCall({
  ...ofAll,
  method: 'POST',
  path: '/api/admin/login',
  cannotWait: true,
  summary: 'Accesso dell’amministratore',
  body: z.object({ username: field('senza spazi intorno'), ...proofFields }),
  answer: done.extend({ data: z.object({ username: z.string() }) }),
});

export const logoutCall = defineCall({
  ...ofAll,
  method: 'POST',
  path: '/api/admin/logout',
  cannotWait: true,
  summary: 'Uscita dell’amministratore',
  body: nothing,
  isBodyOptional: true,
  status: 204,
  answer: z.void(),
});

/** Whose session this browser has, and when it ends even if it is used; 401 without one. */
export const adminSessionCall = defineCall({
  ...admin,
  method: 'GET',
  path: '/api/admin/session',
  summary: 'La sessione dell’amministratore',
  answer: z.object({
    success: z.literal(true),
    data: z.object({ username: z.string(), has_totp: z.boolean(), expires_at: z.string() }),
  }),
});

export const changePasswordCall = defineCall({
  ...admin,
  method: 'PUT',
  path: '/api/admin/password',
  summary: 'Cambia la password',
  body: z.object({ ...proofFields, nuova_password: field('da 12 a 256 caratteri') }),
  answer: done,
});

/** Begins to set up the codes of an authenticator app: nothing changes until one of them is confirmed. Where they are: 409. */
export const startTotpCall = defineCall({
  ...admin,
  method: 'POST',
  path: '/api/admin/codici',
  summary: 'Prepara i codici dell’app di autenticazione',
  body: z.object({ password: proofFields.password }),
  answer: z.object({
    success: z.literal(true),
    /** `uri`: `otpauth://…`, for the app; `secret`: the same to type by hand (base32). */
    data: z.object({ secret: z.string(), uri: z.string() }),
  }),
});

export const confirmTotpCall = defineCall({
  ...admin,
  method: 'PUT',
  path: '/api/admin/codici',
  summary: 'Attiva i codici con il primo di loro',
  body: z.object({ codice: proofFields.codice }),
  answer: done,
});

export const stopTotpCall = defineCall({
  ...admin,
  method: 'POST',
  path: '/api/admin/codici/disattiva',
  summary: 'Disattiva i codici',
  body: z.object(proofFields),
  answer: done,
});

/** A session of an administrator. `expires_at`: when it ends even if it is used. */
export type AdminSession = Admin & { session_id: string; has_totp: boolean; expires_at: Date };

export type AdminAccountsService = {
  /** Whose the session of a request's cookies is. Throws `SERVIZIO_NON_DISPONIBILE` when the database cannot answer. */
  adminOf(cookie: string | null): Promise<AdminSession | null>;
  /**
   * Opens a session and gives the `Set-Cookie` headers that carry it. `from`: who asks, of which only address and cookie
   * are known yet. Wrong credentials throw `NON_AUTENTICATO`, too many tries `TROPPE_RICHIESTE`.
   */
  login(
    credentials: Proof & { username?: unknown },
    from: { cookie: string | null; address: string; requestId: string },
  ): Promise<{ admin: Admin; cookies: string[] }>;
  logout(cookie: string | null, from: { address: string; requestId: string }): Promise<string[]>;
  /**
   * Proves once more that it is them, before what cannot be taken back. What is missing or wrong is `DATI_NON_VALIDI`, with
   * `campi.password` or `campi.codice`: the session goes on. Too many tries throw `TROPPE_RICHIESTE`.
   */
  prove(admin: Admin, proof: Proof, from: AdminRequest): Promise<void>;
  /** Ends every other session of the account; its other browsers are not known any more. */
  changePassword(admin: Admin, change: Proof & { nuova_password?: unknown }, from: AdminRequest): Promise<void>;
  startTotp(admin: Admin, proof: Proof, from: AdminRequest): Promise<{ secret: string; uri: string }>;
  confirmTotp(admin: Admin, codice: unknown, from: AdminRequest): Promise<void>;
  stopTotp(admin: Admin, proof: Proof, from: AdminRequest): Promise<void>;
  sweep(): Promise<void>;
};

export type AdminRequest = { cookie: string | null; actor: Actor };
