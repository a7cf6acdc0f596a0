import { z } from 'zod';
import { defineCall } from '../kernel/calls/call.ts';
import { getOwnerStrutturaCall } from './owner-contract.ts';
import { ownerMessages } from './messages/by-request.ts';

const nothing = z.object({});
const ownerCall = {
  hasUnprefixedPath: false,
  guard: 'owner' as const,
  query: nothing,
  params: getOwnerStrutturaCall.params,
  answer: getOwnerStrutturaCall.answer,
};

export const confirmPublicEmailCall = defineCall({
  method: 'POST',
  path: '/api/conferma-email',
  hasUnprefixedPath: false,
  summary: 'Conferma l’e-mail che gli ospiti vedranno',
  params: nothing,
  query: nothing,
  body: z.object({
    token: z
      .string({ error: () => ownerMessages().publicEmailLinkInvalid })
      .max(200, { error: () => ownerMessages().publicEmailLinkInvalid }),
  }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
});

export const resendPublicEmailCall = defineCall({
  ...ownerCall,
  method: 'POST',
  path: '/api/proprietario/strutture/{id}/email/invio',
  summary: 'Manda di nuovo il link che conferma la nuova e-mail',
  body: nothing,
});

export const cancelPublicEmailCall = defineCall({
  ...ownerCall,
  method: 'DELETE',
  path: '/api/proprietario/strutture/{id}/email',
  summary: 'Lascia l’e-mail di prima: quella nuova non aspetta più conferma',
});

export type PublicEmailService = {
  /** Returns `null` if the link is invalid. Does not mark the link as used, because mailbox scanners follow links. */
  open(token: string): Promise<{ email: string; strutture: string[] } | null>;
  /** Publishes the address and returns it. Throws `DATI_NON_VALIDI` if the link is unknown, used or expired. */
  confirm(token: string): Promise<string>;
  sweep(): Promise<void>;
};
