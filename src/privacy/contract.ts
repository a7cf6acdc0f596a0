import { z } from 'zod';
import { defineCall, type FileAnswer } from '../kernel/calls/call.ts';
import type { PersonRecords, StayAhead } from '../kernel/people/person.ts';
import type { RecordsSummary } from './rules/summarise-records.ts';
import { visitorMessages } from './messages/by-request.ts';

const nothing = z.object({});
const token = z.object({
  token: z
    .string({ error: () => visitorMessages().dataLinkInvalid })
    .max(200, { error: () => visitorMessages().dataLinkInvalid }),
});
const messageAnswer = z.object({ success: z.literal(true), message: z.string() });
const plain = { hasUnprefixedPath: false, params: nothing, query: nothing };

/** Emails a link to the person's data. The response does not reveal whether the address is known. */
export const requestDataLinkCall = defineCall({
  ...plain,
  method: 'POST',
  path: '/api/i-miei-dati',
  summary: 'Chiede per e-mail il link ai propri dati',
  limit: { calls: 60, ofMailbox: 10, seconds: 3600 },
  body: z.object({ email: z.unknown().optional().meta({ type: 'string', format: 'email' }) }),
  answer: messageAnswer,
});

export const downloadDataCall = defineCall({
  ...plain,
  method: 'POST',
  path: '/api/i-miei-dati/scarica',
  takesLong: true,
  summary: 'Scarica i propri dati con il link ricevuto per e-mail',
  body: token,
  sends: 'application/zip',
  answer: z.custom<FileAnswer>(),
});

/** Erases all data of the verified address, except data that must be retained by law. */
export const eraseDataCall = defineCall({
  ...plain,
  method: 'POST',
  path: '/api/i-miei-dati/cancella',
  takesLong: true,
  summary: 'Cancella i propri dati con il link ricevuto per e-mail',
  body: token,
  answer: messageAnswer,
});

export const downloadOwnerDataCall = defineCall({
  ...plain,
  method: 'GET',
  path: '/api/proprietario/dati',
  summary: 'Scarica tutto quello che c’è con il proprio indirizzo',
  guard: 'owner',
  sends: 'application/zip',
  answer: z.custom<FileAnswer>(),
});

/** Deletes the account and its data. Requires a recent identity check, because a session can be left unattended. */
export const deleteAccountCall = defineCall({
  ...plain,
  needsFreshProof: true,
  method: 'DELETE',
  path: '/api/proprietario/account',
  takesLong: true,
  summary: 'Elimina il proprio account, con le strutture e i dati',
  guard: 'owner',
  status: 204,
  answer: z.void(),
});

export type PersonView = { email: string; kept: RecordsSummary; ahead: readonly StayAhead[] };

/** Every `email` of type `string` has been normalised by `parseEmail`. */
export type PrivacyService = {
  /** Sends a link only if the address has data. Silently drops emails above the mailbox's rate limit. */
  requestLink(email: unknown): Promise<void>;
  /** Returns the data of the link's recipient, or `null` if the link is unknown or expired. */
  open(token: string): Promise<PersonView | null>;
  /** Returns the address that a link verifies. Throws `DATI_NON_VALIDI` if the link is unknown or expired. */
  provenBy(token: string): Promise<string>;
  read(email: string): Promise<PersonRecords>;
  staysAhead(email: string): Promise<StayAhead[]>;
  /** Throws the same error as `erase` if there are upcoming guests. Changes nothing. */
  assertErasable(email: string): Promise<void>;
  /** Ends pending bookings, then erases the data in one transaction. Throws an `AppError` if something prevents the erasure. */
  erase(email: string): Promise<void>;
  /** Repeats erasures that a restored archive does not contain. The portal calls this before it accepts requests. */
  reapplyErasures(): Promise<void>;
  sweep(): Promise<void>;
};
