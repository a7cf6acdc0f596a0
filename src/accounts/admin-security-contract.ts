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

/** New recovery codes, which nobody is shown again; none where there were some. */
const withRecoveryCodes = done.extend({ data: z.object({ codici_di_recupero: z.array(z.string()) }) });

const securitySchema = z.object({
  has_totp: z.boolean(),
  passkey: z.array(passkeySchema),
  codici_rimasti: z.int(),
  /** The known address; `null`: none. */
  email: z.string().nullable(),
  /** Another one, until its link is used. */
  email_in_attesa: z.string().nullable(),
});
export type AdminSecurity = z.infer<typeof securitySchema>;

/** What an administrator has set up about their own access. */
export const adminSecurityCall = defineCall({
  ...ofAdmin,
  method: 'GET',
  path: '/api/admin/sicurezza',
  summary: 'La sicurezza del proprio accesso',
  answer: z.object({ success, data: securitySchema }),
});

export const askAdminPasskeyCall = defineCall({
  ...ofAll,
  method: 'POST',
  path: '/api/admin/login/passkey/sfida',
  summary: 'Comincia l’accesso dell’amministratore con una passkey',
  hasNoVisibleEffect: true,
  limit: PASSKEY_LIMIT,
  body: nothing,
  answer: passkeyRequestAnswer,
});

/** Opens an administrator's session with a passkey, which counts for password and code. Any other answer: 422. */
export const loginWithPasskeyCall = defineCall({
  ...ofAll,
  method: 'POST',
  path: '/api/admin/login/passkey',
  summary: 'Accesso dell’amministratore con una passkey',
  limit: PASSKEY_LIMIT,
  body: passkeyBody,
  answer: done.extend({ data: z.object({ username: z.string() }) }),
});

/** Asks for the link that lets this browser try, whatever strangers have done. The answer is the same of every name. */
export const askAccessLinkCall = defineCall({
  ...ofAll,
  method: 'POST',
  path: '/api/admin/login/link',
  summary: 'Chiede per e-mail il link che fa provare da un nuovo browser',
  limit: { calls: 10, seconds: 3600 },
  body: z.object({ username: field('senza spazi intorno') }),
  answer: done,
});

/** Uses that link up: for an hour this browser counts as known. It signs nobody in. A used or old one: 422. */
export const useAccessLinkCall = defineCall({
  ...ofAll,
  method: 'POST',
  path: '/api/admin/login/link/conferma',
  summary: 'Usa il link ricevuto per e-mail',
  limit: { calls: 30, seconds: 600 },
  body: token,
  answer: done.extend({ data: z.object({ username: z.string() }) }),
});

export const askAdminProofCall = defineCall({
  ...ofAdmin,
  method: 'POST',
  path: '/api/admin/conferma/sfida',
  summary: 'Comincia a confermare con una passkey di essere l’amministratore',
  hasNoVisibleEffect: true,
  body: nothing,
  answer: passkeyRequestAnswer,
});

/** The second factor once more, by a code or a passkey: for five minutes this session may do what cannot be taken back. */
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

/** Keeps a new passkey; every other session ends, and this one gets a new cookie. */
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

/** Ten new recovery codes in place of those of before. Without a second factor, which they stand in for: 409. */
export const renewRecoveryCodesCall = defineCall({
  ...ofAdmin,
  method: 'POST',
  path: '/api/admin/codici-di-recupero',
  summary: 'Crea dieci nuovi codici di recupero',
  body: z.object({ password }),
  answer: withRecoveryCodes,
});

/** Asks for a known address, which counts once the link that is sent there was used; an empty one takes it away. */
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

/** A request of somebody who is not signed in. */
export type UnknownRequest = { cookie: string | null; address: string; requestId: string };

type Said = { message: string; cookies: string[] };
type SaidWithCodes = Said & { codici_di_recupero: string[] };

/** All that is not in order throws an `AppError`; a second factor that is set up and was not given lately: `PROVA_SCADUTA`. */
export type AdminSecurityService = {
  security(admin: Admin): Promise<AdminSecurity>;
  askPasskey(admin: Admin | null): Promise<PasskeyRequest>;
  loginWithPasskey(sent: unknown, from: UnknownRequest): Promise<{ admin: Admin; cookies: string[] }>;
  askAccessLink(username: unknown): Promise<void>;
  useAccessLink(token: string, from: UnknownRequest): Promise<{ username: string; cookies: string[] }>;
  /** Notes that the second factor was given. */
  proveFactor(admin: Admin, given: { codice?: unknown; passkey?: unknown }, from: AdminRequest): Promise<void>;
  offerPasskey(admin: Admin, proof: Proof, from: AdminRequest): Promise<PasskeyCreation>;
  addPasskey(admin: Admin, sent: { nome?: unknown; passkey?: unknown }, from: AdminRequest): Promise<SaidWithCodes>;
  removePasskey(admin: Admin, id: string, given: { proof: Proof; from: AdminRequest }): Promise<void>;
  renewRecoveryCodes(admin: Admin, proof: Proof, from: AdminRequest): Promise<string[]>;
  setEmail(admin: Admin, change: Proof & { email?: unknown }, from: AdminRequest): Promise<string>;
  confirmEmail(token: string, from: UnknownRequest): Promise<void>;
};
