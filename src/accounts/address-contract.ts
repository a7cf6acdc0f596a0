import { z } from 'zod';
import type { Account } from '../kernel/people/account.ts';
import { defineCall } from '../kernel/calls/call.ts';
import { ownerMessages } from './messages/by-request.ts';

const nothing = z.object({});
const ofAll = { hasUnprefixedPath: false, params: nothing, query: nothing };
const ofOwner = { ...ofAll, guard: 'owner' as const };
const messageAnswer = z.object({ success: z.literal(true), message: z.string() });

/** Emails a confirmation link to each address. If the new address is taken, its email contains no link, but the response is the same. */
export const requestAddressChangeCall = defineCall({
  ...ofOwner,
  method: 'POST',
  path: '/api/proprietario/indirizzo',
  summary: 'Chiede di entrare con un altro indirizzo e-mail',
  limit: { calls: 10, seconds: 3600 },
  body: z.object({ email: z.unknown().optional().meta({ type: 'string', format: 'email' }) }),
  answer: messageAnswer,
});

export const cancelAddressCall = defineCall({
  ...ofOwner,
  method: 'DELETE',
  path: '/api/proprietario/indirizzo',
  summary: 'Lascia l’indirizzo di accesso com’è',
  status: 204,
  answer: z.void(),
});

/** Confirms one side of an address change. Returns 422 for a used or expired link. */
export const confirmAddressCall = defineCall({
  ...ofAll,
  method: 'POST',
  path: '/api/conferma-indirizzo',
  summary: 'Conferma il cambio dell’indirizzo di accesso',
  body: z.object({
    token: z
      .string({ error: () => ownerMessages().addressLinkInvalid })
      .max(200, { error: () => ownerMessages().addressLinkInvalid }),
  }),
  answer: messageAnswer,
});

export type AddressSide = 'vecchio' | 'nuovo';
export type WaitingAddress = { email: string; manca: AddressSide | 'entrambi'; is_expired: boolean };

export type AddressService = {
  waiting(account: Account): Promise<WaitingAddress | null>;
  /** Emails both addresses. Throws `DATI_NON_VALIDI` for an invalid or unchanged address, and `TROPPE_RICHIESTE` above the limits. */
  request(account: Account, email: unknown): Promise<void>;
  cancel(account: Account): Promise<void>;
  /** Returns the address change of a link, or `null` if the link is invalid. Does not use up the link. */
  open(token: string): Promise<{ side: AddressSide; from: string; to: string } | null>;
  /** Uses up a link and returns the message to show. The second confirmation ends all sessions except that of `cookie`. */
  confirm(token: string, cookie: string | null): Promise<string>;
  sweep(): Promise<void>;
};
