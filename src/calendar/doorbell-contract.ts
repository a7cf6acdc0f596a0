import { z } from 'zod';
import type { Principal } from '../kernel/account.ts';
import { defineCall } from '../kernel/call.ts';
import { keeperCall, nothing, unitFields } from './fields-contract.ts';

/** A home's doorbell. `address`: `null` until its owner wants one. `last_ring`: the last mail that arrived there. */
export const doorbellSchema = z.object({ address: z.string().nullable(), last_ring: z.string().nullable() });
export type Doorbell = z.infer<typeof doorbellSchema>;

/**
 * `POST /api/calendar/doorbell`: a new secret address in the place of `address` (`null`: of none), which rings no more. Where another
 * one rings meanwhile, that one is answered and stays. 404 where the portal receives no mail.
 */
export const renewDoorbellCall = defineCall({
  ...keeperCall,
  method: 'POST',
  path: '/api/calendar/doorbell',
  summary: 'Nuovo indirizzo del campanello',
  body: z.object({ property_id: unitFields.property_id, address: z.string().max(320).nullable() }),
  status: 201,
  answer: z.object({ status: z.literal('success'), doorbell: doorbellSchema }),
});

/**
 * `POST /api/inbound-mail`: a service that receives mails tells of one. Who may is known by the secret in `Authorization` (`Bearer`,
 * or the password of `Basic`); anybody else, and everybody where the portal takes no such news, is answered 404. Of the mail only its
 * recipients are looked at; the answer is the same whether one of them is known here or none.
 */
export const inboundMailCall = defineCall({
  method: 'POST',
  path: '/api/inbound-mail',
  hasUnprefixedPath: false,
  summary: 'È arrivata una e-mail a un campanello',
  bodyKind: 'mail',
  hasNoVisibleEffect: true,
  params: nothing,
  query: nothing,
  answer: z.object({ success: z.literal(true) }),
});

/** The doorbells' use cases: for who keeps a calendar, and for whatever brings mails. */
export type DoorbellService = {
  renewDoorbell(principal: Principal, renewed: { property_id: number; address: string | null }): Promise<Doorbell>;
  /** Rings the doorbells among the recipients of a mail, as the texts name them; the unknown ones are counted, and that is all. */
  ring(recipients: readonly string[]): Promise<void>;
};
