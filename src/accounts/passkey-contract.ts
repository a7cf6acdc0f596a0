import { z } from 'zod';
import { defineCall } from '../kernel/calls/call.ts';
import { ownerMessages } from './messages/by-request.ts';

const nothing = z.object({});
const ofAll = { hasUnprefixedPath: false, params: nothing, query: nothing };
const ofOwner = { ...ofAll, guard: 'owner' as const };
const done = z.object({ success: z.literal(true), message: z.string() });

export const passkeyField = z
  .unknown()
  .optional()
  .meta({ type: 'object', description: 'la risposta della passkey, come la scrive WebAuthn' });
const nameField = z.unknown().optional().meta({ type: 'string', description: 'come chiamare la passkey' });

const credential = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) });

/** WebAuthn `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(credential),
});
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

/** WebAuthn `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

export const passkeySchema = z.object({
  id: z.string(),
  nome: z.string(),
  created_at: z.string(),
  used_at: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const passkeyBody = z.object({ passkey: passkeyField });
export const newPasskeyBody = z.object({ nome: nameField, passkey: passkeyField });
export const passkeyRequestAnswer = z.object({ success: z.literal(true), data: passkeyRequest });
export const passkeyCreationAnswer = z.object({ success: z.literal(true), data: passkeyCreation });

export const passkeyId = z.object({ id: z.uuid({ error: () => ownerMessages().passkeyNotFound }) });

/** Passkeys cannot be guessed, so this limit only bounds the load. */
export const PASSKEY_LIMIT = { calls: 60, seconds: 600 };

export const challengePasskeyCall = defineCall({
  ...ofAll,
  method: 'POST',
  path: '/api/accesso/passkey/sfida',
  summary: 'Comincia l’accesso del proprietario con una passkey',
  hasNoVisibleEffect: true,
  limit: PASSKEY_LIMIT,
  body: nothing,
  answer: passkeyRequestAnswer,
});

/** Signs an owner in. Returns 422 if the passkey is unknown or the response belongs to another challenge. */
export const enterWithPasskeyCall = defineCall({
  ...ofAll,
  method: 'POST',
  path: '/api/accesso/passkey',
  summary: 'Entra con una passkey',
  limit: PASSKEY_LIMIT,
  body: passkeyBody,
  answer: z.object({ success: z.literal(true), data: z.object({ email: z.string() }) }),
});

/** Creates a challenge with which the owner confirms their identity. Returns 409 if the owner has no passkey. */
export const challengeOwnerProofCall = defineCall({
  ...ofOwner,
  method: 'POST',
  path: '/api/proprietario/conferma/sfida',
  summary: 'Comincia a confermare con una passkey di essere il proprietario',
  hasNoVisibleEffect: true,
  body: nothing,
  answer: passkeyRequestAnswer,
});

export const proveOwnerCall = defineCall({
  ...ofOwner,
  method: 'POST',
  path: '/api/proprietario/conferma',
  summary: 'Conferma con una passkey di essere il proprietario',
  body: passkeyBody,
  status: 204,
  answer: z.void(),
});

export const listPasskeysCall = defineCall({
  ...ofOwner,
  method: 'GET',
  path: '/api/proprietario/passkey',
  summary: 'Le proprie passkey',
  answer: z.object({ success: z.literal(true), data: z.array(passkeySchema) }),
});

export const offerPasskeyCall = defineCall({
  ...ofOwner,
  needsFreshProof: true,
  method: 'POST',
  path: '/api/proprietario/passkey/prepara',
  summary: 'Prepara una nuova passkey',
  hasNoVisibleEffect: true,
  body: nothing,
  answer: passkeyCreationAnswer,
});

/** Adds a passkey, ends all other sessions of the account and renews the cookie of this session. */
export const addPasskeyCall = defineCall({
  ...ofOwner,
  method: 'POST',
  path: '/api/proprietario/passkey',
  summary: 'Aggiunge una passkey',
  body: newPasskeyBody,
  answer: done,
});

export const removePasskeyCall = defineCall({
  ...ofOwner,
  needsFreshProof: true,
  method: 'DELETE',
  path: '/api/proprietario/passkey/{id}',
  summary: 'Toglie una passkey',
  params: passkeyId,
  answer: done,
});
