import { z } from 'zod';
import type { Actor, Admin, ProofState } from '../kernel/people/account.ts';
import { defineCall } from '../kernel/calls/call.ts';

const nothing = z.object({});
const field = (description: string) => z.unknown().optional().meta({ type: 'string', description });
const done = z.object({ success: z.literal(true), message: z.string() });
const ofAll = { hasUnprefixedPath: false, params: nothing, query: nothing };
const admin = { ...ofAll, guard: 'admin' as const };

/** The password, asked again before what cannot be taken back; the second factor is the session's (`conferma`). */
export const proofFields = { password: field('la password') };
export type Proof = { password?: unknown };

/**
 * `POST /api/admin/login`. Nothing to try: 422 'Inserisci username e password'. Anything wrong, the name, the password or the code,
 * or no code where one is asked for: 401 'Credenziali non valide. Riprova.', and nobody learns which. Too many tries: 429; too
 * many at once: 503.
 */
export const loginCall = defineCall({
  ...ofAll,
  method: 'POST',
  path: '/api/admin/login',
  cannotWait: true,
  summary: 'Accesso dell’amministratore',
  body: z.object({
    username: field('senza spazi intorno'),
    ...proofFields,
    codice: field('le sei cifre dell’app, o un codice di recupero, dove il secondo fattore è attivo'),
  }),
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
    data: z.object({
      username: z.string(),
      has_totp: z.boolean(),
      has_passkey: z.boolean(),
      expires_at: z.string(),
    }),
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
  body: z.object({ codice: field('le sei cifre dell’app') }),
  answer: done.extend({ data: z.object({ codici_di_recupero: z.array(z.string()) }) }),
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
export type AdminSession = Admin & {
  proof: ProofState;
  session_id: string;
  has_totp: boolean;
  has_passkey: boolean;
  expires_at: Date;
};

export type AdminAccountsService = {
  /** Whose the session of a request's cookies is. Throws `SERVIZIO_NON_DISPONIBILE` when the database cannot answer. */
  adminOf(cookie: string | null): Promise<AdminSession | null>;
  /**
   * Opens a session and gives the `Set-Cookie` headers that carry it. `from`: who asks, of which only address and cookie
   * are known yet. Wrong credentials throw `NON_AUTENTICATO`, too many tries `TROPPE_RICHIESTE`.
   */
  login(
    credentials: Proof & { username?: unknown; codice?: unknown },
    from: { cookie: string | null; address: string; requestId: string },
  ): Promise<{ admin: Admin; cookies: string[] }>;
  logout(cookie: string | null, from: { address: string; requestId: string }): Promise<string[]>;
  /**
   * Proves by the password once more that it is them, before what cannot be taken back. What is missing or wrong is
   * `DATI_NON_VALIDI` with `campi.password`: the session goes on. A second factor that is set up and was not given in the last five
   * minutes is `PROVA_SCADUTA`, too many tries are `TROPPE_RICHIESTE`.
   */
  prove(admin: Admin, proof: Proof, from: AdminRequest): Promise<void>;
  /** Ends every session of the account but for a new one of this browser; its other browsers are not known any more. */
  changePassword(admin: Admin, change: Proof & { nuova_password?: unknown }, from: AdminRequest): Promise<string[]>;
  startTotp(admin: Admin, proof: Proof, from: AdminRequest): Promise<{ secret: string; uri: string }>;
  /** Ends every other session, too. Gives the first recovery codes, where there were none. */
  confirmTotp(
    admin: Admin,
    codice: unknown,
    from: AdminRequest,
  ): Promise<{ cookies: string[]; codici_di_recupero: string[] }>;
  stopTotp(admin: Admin, proof: Proof, from: AdminRequest): Promise<void>;
  sweep(): Promise<void>;
};

export type AdminRequest = { cookie: string | null; actor: Actor };
