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
const said = z.object({ success: z.literal(true), message: z.string() });
const plain = { hasUnprefixedPath: false, params: nothing, query: nothing };

/** Asks for the link to one's data. The answer is the same whether the address is known or not. */
export const askForDataCall = defineCall({
  ...plain,
  method: 'POST',
  path: '/api/i-miei-dati',
  summary: 'Chiede per e-mail il link ai propri dati',
  limit: { calls: 60, ofMailbox: 10, seconds: 3600 },
  body: z.object({ email: z.unknown().optional().meta({ type: 'string', format: 'email' }) }),
  answer: said,
});

/** Everything that is kept under the address that the link proves, as a zip archive: once to read, once for programs. */
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

/** Erases what is kept under the address that the link proves, but for what the law keeps; the link is used up. */
export const eraseDataCall = defineCall({
  ...plain,
  method: 'POST',
  path: '/api/i-miei-dati/cancella',
  takesLong: true,
  summary: 'Cancella i propri dati con il link ricevuto per e-mail',
  body: token,
  answer: said,
});

/** The same archive for who is signed in. */
export const downloadOwnDataCall = defineCall({
  ...plain,
  method: 'GET',
  path: '/api/proprietario/dati',
  summary: 'Scarica tutto quello che c’è con il proprio indirizzo',
  guard: 'owner',
  sends: 'application/zip',
  answer: z.custom<FileAnswer>(),
});

/**
 * Deletes the account with its strutture and whatever else is kept under its address. While guests are to come: 409, before a proof is
 * asked for. Whoever has not just signed in, or given a passkey: 403, so that a session left open erases nothing.
 */
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

/** What is kept of a person, as the page of the link shows it. */
export type PersonView = { email: string; kept: RecordsSummary; ahead: readonly StayAhead[] };

/** The privacy room's use cases. An `email` is one that `parseEmail` gave. */
export type PrivacyService = {
  /**
   * Puts a mail with a link into the outbox, if anything is kept under the address. What is no address throws
   * `DATI_NON_VALIDI`; mails above the limit of one mailbox are quietly dropped.
   */
  requestLink(email: unknown): Promise<void>;
  /** What is kept of whoever has the link; `null`: the link is unknown or old. Changes nothing. */
  open(token: string): Promise<PersonView | null>;
  /** The address that a link proves. Throws `DATI_NON_VALIDI` on an unknown or old one. */
  provenBy(token: string): Promise<string>;
  /** Everything that is kept under an address, by table. */
  read(email: string): Promise<PersonRecords>;
  /** The stays to come that an erasure would meet. */
  staysAhead(email: string): Promise<StayAhead[]>;
  /** Throws what `erase` would throw while guests are to come; changes nothing. */
  assertErasable(email: string): Promise<void>;
  /** Erases it, all or nothing. An `AppError` says what stands in the way. */
  erase(email: string): Promise<void>;
  /** Erases again who was erased after the archive that the database comes from; before the portal opens. */
  reapplyErasures(): Promise<void>;
  /** Removes links that are over, and does what is left to do of erasures; done by the hour. */
  sweep(): Promise<void>;
};
