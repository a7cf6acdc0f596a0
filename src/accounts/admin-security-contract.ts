import { z } from 'zod';
import type { Admin } from '../kernel/people/account.ts';
import { defineCall } from '../kernel/calls/call.ts';
import type { AdminRequest, Proof } from './admin-contract.ts';
import {
  newPasskeyBody,
  PASSKEY_LIMIT,
  passkeyBody,
  type PasskeyCreation,
  passkeyCreationAnswer,
  passkeyField,
  passkeyId,
  type PasskeyRequest,
  passkeyRequestAnswer,
  passkeySchema,
} from './passkey-contract.ts';
import * as messages from './messages/admin.ts';

const nothing = z.object({});
const field = (description: string) => z.unknown().optional().meta({ type: 'string', description });
const done = z.object({ success: z.literal(true), message: z.string() });
const ofAll = { hasUnprefixedPath: false, params: nothing, query: nothing };
const ofAdmin = { ...ofAll, guard: 'admin' as const };
const password = field('la password');
const token = z.object({
  token: z.string({ error: () => messages.adminLinkInvalid }).max(200, messages.adminLinkInvalid),
});
const success = z.literal(true);

/** Response with the new recovery codes, which are shown only once. The list is empty if the call created none. */
const withRecoveryCodes = done.extend({ data: z.object({ codici_di_recupero: z.array(z.string()) }) });

const securitySchema = z.object({
  has_totp: z.boolean(),
  passkey: z.array(passkeySchema),
  codici_rimasti: z.int(),
  email: z.string().nullable(),
  email_in_attesa: z.string().nullable(),
});
export type AdminSecurity = z.infer<typeof securitySchema>;

export const adminSecurityCall = defineCall({
  ...ofAdmin,
  method: 'GET',
  path: '/api/admin/sicurezza',
  summary: 'La sicurezza del proprio accesso',
  answer: z.object({ success, data: securitySchema }),
});

export const challengeAdminPasskeyCall = defineCall({
  ...ofAll,
  method: 'POST',
  path: '/api/admin/login/passkey/sfida',
  summary: 'Comincia l’accesso dell’amministratore con una passkey',
  hasNoVisibleEffect: true,
  limit: PASSKEY_LIMIT,
  body: nothing,
  answer: passkeyRequestAnswer,
});

/** Signs an administrator in with a passkey. Returns 422 for an invalid response to the challenge. */
export const loginWithPasskeyCall = defineCall({
  ...ofAll,
  method: 'POST',
  path: '/api/admin/login/passkey',
  summary: 'Accesso dell’amministratore con una passkey',
  limit: PASSKEY_LIMIT,
  body: passkeyBody,
  answer: done.extend({ data: z.object({ username: z.string() }) }),
});

/** Emails a link that exempts a browser from the limits for unknown browsers. The response is the same for every username. */
export const requestAccessLinkCall = defineCall({
  ...ofAll,
  method: 'POST',
  path: '/api/admin/login/link',
  summary: 'Chiede per e-mail il link che fa provare da un nuovo browser',
  limit: { calls: 10, seconds: 3600 },
  body: z.object({ username: field('senza spazi intorno') }),
  answer: done,
});

/** Makes this browser known for an hour, but does not sign in. Returns 422 for a used or expired link. */
export const useAccessLinkCall = defineCall({
  ...ofAll,
  method: 'POST',
  path: '/api/admin/login/link/conferma',
  summary: 'Usa il link ricevuto per e-mail',
  limit: { calls: 30, seconds: 600 },
  body: token,
  answer: done.extend({ data: z.object({ username: z.string() }) }),
});

export const challengeAdminProofCall = defineCall({
  ...ofAdmin,
  method: 'POST',
  path: '/api/admin/conferma/sfida',
  summary: 'Comincia a confermare con una passkey di essere l’amministratore',
  hasNoVisibleEffect: true,
  body: nothing,
  answer: passkeyRequestAnswer,
});

/** Confirms the second factor by code or passkey, which allows irreversible actions in this session for five minutes. */
export const proveAdminCall = defineCall({
  ...ofAdmin,
  method: 'POST',
  path: '/api/admin/conferma',
  summary: 'Conferma con il secondo fattore di essere l’amministratore',
  body: z.object({ codice: field('le sei cifre dell’app, o un codice di recupero'), passkey: passkeyField }),
  status: 204,
  answer: z.void(),
});

export const offerAdminPasskeyCall = defineCall({
  ...ofAdmin,
  method: 'POST',
  path: '/api/admin/passkey/prepara',
  summary: 'Prepara una nuova passkey',
  body: z.object({ password }),
  answer: passkeyCreationAnswer,
});

export const addAdminPasskeyCall = defineCall({
  ...ofAdmin,
  method: 'POST',
  path: '/api/admin/passkey',
  summary: 'Aggiunge una passkey',
  body: newPasskeyBody,
  answer: withRecoveryCodes,
});

export const removeAdminPasskeyCall = defineCall({
  ...ofAdmin,
  method: 'DELETE',
  path: '/api/admin/passkey/{id}',
  summary: 'Toglie una passkey',
  params: passkeyId,
  body: z.object({ password }),
  answer: done,
});

/** Replaces the recovery codes with ten new ones. Returns 409 if the account has no second factor. */
export const renewRecoveryCodesCall = defineCall({
  ...ofAdmin,
  method: 'POST',
  path: '/api/admin/codici-di-recupero',
  summary: 'Crea dieci nuovi codici di recupero',
  body: z.object({ password }),
  answer: withRecoveryCodes,
});

/** The address takes effect once the link emailed to it is used. An empty address removes the current one. */
export const setAdminEmailCall = defineCall({
  ...ofAdmin,
  method: 'PUT',
  path: '/api/admin/email',
  summary: 'Cambia l’indirizzo per gli avvisi',
  body: z.object({ password, email: field('vuoto: nessuno') }),
  answer: done,
});

export const confirmAdminEmailCall = defineCall({
  ...ofAll,
  method: 'POST',
  path: '/api/admin/email/conferma',
  summary: 'Conferma l’indirizzo per gli avvisi',
  limit: { calls: 30, seconds: 600 },
  body: token,
  answer: done,
});

export type UnknownRequest = { cookie: string | null; address: string; requestId: string };

type SecurityAnswer = { message: string; cookies: string[] };
type SecurityAnswerWithCodes = SecurityAnswer & { codici_di_recupero: string[] };

/** Methods that take a `Proof` throw `PROVA_SCADUTA` if a second factor is set up but was not confirmed in the last five minutes. */
export type AdminSecurityService = {
  security(admin: Admin): Promise<AdminSecurity>;
  createPasskeyRequest(admin: Admin | null): Promise<PasskeyRequest>;
  loginWithPasskey(sent: unknown, from: UnknownRequest): Promise<{ admin: Admin; cookies: string[] }>;
  requestAccessLink(username: unknown): Promise<void>;
  useAccessLink(token: string, from: UnknownRequest): Promise<{ username: string; cookies: string[] }>;
  proveFactor(admin: Admin, given: { codice?: unknown; passkey?: unknown }, from: AdminRequest): Promise<void>;
  offerPasskey(admin: Admin, proof: Proof, from: AdminRequest): Promise<PasskeyCreation>;
  addPasskey(
    admin: Admin,
    sent: { nome?: unknown; passkey?: unknown },
    from: AdminRequest,
  ): Promise<SecurityAnswerWithCodes>;
  removePasskey(admin: Admin, id: string, given: { proof: Proof; from: AdminRequest }): Promise<void>;
  renewRecoveryCodes(admin: Admin, proof: Proof, from: AdminRequest): Promise<string[]>;
  setEmail(admin: Admin, change: Proof & { email?: unknown }, from: AdminRequest): Promise<string>;
  confirmEmail(token: string, from: UnknownRequest): Promise<void>;
};
