import { z } from 'zod';
import type { Actor, Admin, ProofState } from '../kernel/people/account.ts';
import { defineCall } from '../kernel/calls/call.ts';

const nothing = z.object({});
const field = (description: string) => z.unknown().optional().meta({ type: 'string', description });
const done = z.object({ success: z.literal(true), message: z.string() });
const ofAll = { hasUnprefixedPath: false, params: nothing, query: nothing };
const admin = { ...ofAll, guard: 'admin' as const };

/**
 * The password with which an administrator confirms an irreversible action. `/api/admin/conferma` confirms the second factor
 * separately.
 */
export const proofFields = { password: field('la password') };
export type Proof = { password?: unknown };

/**
 * Returns 422 for missing fields, 401 for wrong credentials or a missing code, 429 after too many attempts, and 503 if too many
 * attempts run concurrently.
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

/** Starts the setup of authenticator codes. Returns 409 if codes are already active. */
export const startTotpCall = defineCall({
  ...admin,
  method: 'POST',
  path: '/api/admin/codici',
  summary: 'Prepara i codici dell’app di autenticazione',
  body: z.object({ password: proofFields.password }),
  answer: z.object({
    success: z.literal(true),
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

/** `expires_at` is the absolute expiry of the session. */
export type AdminSession = Admin & {
  proof: ProofState;
  session_id: string;
  has_totp: boolean;
  has_passkey: boolean;
  expires_at: Date;
};

export type AdminAccountsService = {
  /**
   * Returns the administrator of a session, or `null` without a session. Throws `SERVIZIO_NON_DISPONIBILE` if the database is
   * unavailable.
   */
  adminOf(cookie: string | null): Promise<AdminSession | null>;
  /**
   * Returns the `Set-Cookie` headers of a new session. Throws `NON_AUTENTICATO` for wrong credentials and `TROPPE_RICHIESTE`
   * after too many attempts.
   */
  login(
    credentials: Proof & { username?: unknown; codice?: unknown },
    from: { cookie: string | null; address: string; requestId: string },
  ): Promise<{ admin: Admin; cookies: string[] }>;
  logout(cookie: string | null, from: { address: string; requestId: string }): Promise<string[]>;
  /**
   * Throws `DATI_NON_VALIDI` for a wrong password, without ending the session. Throws `PROVA_SCADUTA` if an existing second
   * factor was not confirmed in the last five minutes. Throws `TROPPE_RICHIESTE` after too many attempts.
   */
  prove(admin: Admin, proof: Proof, from: AdminRequest): Promise<void>;
  /** Ends all sessions of the account, opens a new session for this browser, and forgets all other known browsers. */
  changePassword(admin: Admin, change: Proof & { nuova_password?: unknown }, from: AdminRequest): Promise<string[]>;
  startTotp(admin: Admin, proof: Proof, from: AdminRequest): Promise<{ secret: string; uri: string }>;
  /** Confirms the setup and ends all other sessions. Returns recovery codes if the account had none. */
  confirmTotp(
    admin: Admin,
    codice: unknown,
    from: AdminRequest,
  ): Promise<{ cookies: string[]; codici_di_recupero: string[] }>;
  stopTotp(admin: Admin, proof: Proof, from: AdminRequest): Promise<void>;
  sweep(): Promise<void>;
};

export type AdminRequest = { cookie: string | null; actor: Actor };
