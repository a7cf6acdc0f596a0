import { z } from 'zod';
import type { Account } from '../kernel/people/account.ts';
import { defineCall } from '../kernel/calls/call.ts';
import { ownerMessages } from './messages/by-request.ts';

const nothing = z.object({});
const ofAll = { hasUnprefixedPath: false, params: nothing, query: nothing };
const ofOwn = { ...ofAll, guard: 'owner' as const };
const said = z.object({ success: z.literal(true), message: z.string() });

/** Asks to sign in with another address: a mail goes to both, and the answer is the same whoever has the new one. */
export const askAddressCall = defineCall({
  ...ofOwn,
  method: 'POST',
  path: '/api/proprietario/indirizzo',
  summary: 'Chiede di entrare con un altro indirizzo e-mail',
  limit: { calls: 10, seconds: 3600 },
  body: z.object({ email: z.unknown().optional().meta({ type: 'string', format: 'email' }) }),
  answer: said,
});

export const cancelAddressCall = defineCall({
  ...ofOwn,
  method: 'DELETE',
  path: '/api/proprietario/indirizzo',
  summary: 'Lascia l’indirizzo di accesso com’è',
  status: 204,
  answer: z.void(),
});

/** Uses up one of the two links; the second one moves everything. A used or old one: 422. */
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
  answer: said,
});

export type AddressSide = 'vecchio' | 'nuovo';
export type WaitingAddress = { email: string; manca: AddressSide | 'entrambi'; is_expired: boolean };

export type AddressService = {
  waiting(account: Account): Promise<WaitingAddress | null>;
  /** Writes to both addresses. Throws `DATI_NON_VALIDI` on what is no address or already theirs, `TROPPE_RICHIESTE` past the limits of links. */
  ask(account: Account, email: unknown): Promise<void>;
  /** Leaves the address as it is; where nothing waits, nothing happens. */
  cancel(account: Account): Promise<void>;
  /** What a link asks, or `null` when it is unknown, used or old. Uses nothing up. */
  open(token: string): Promise<{ side: AddressSide; from: string; to: string } | null>;
  /**
   * Uses a link up and gives what to say. After the second of the two everything that is the owner's moves in one transaction, and
   * their sessions end but for the one of `cookie`.
   */
  confirm(token: string, cookie: string | null): Promise<string>;
  sweep(): Promise<void>;
};
