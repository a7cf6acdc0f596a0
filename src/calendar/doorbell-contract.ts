import { z } from 'zod';
import type { Principal } from '../kernel/people/account.ts';
import { defineCall } from '../kernel/calls/call.ts';
import { keeperCall, nothing, unitFields } from './fields-contract.ts';
import { ownerMessages } from './messages/by-request.ts';

/** A home's doorbell. `address`: `null` until its owner wants one. `last_ring`: the last mail that arrived there. */
export const doorbellSchema = z.object({ address: z.string().nullable(), last_ring: z.string().nullable() });
export type Doorbell = z.infer<typeof doorbellSchema>;

/** `POST /api/calendar/doorbell`: a new address for `address` (`null`: none). Where another rings meanwhile, that one is answered and stays. */
export const renewDoorbellCall = defineCall({
  ...keeperCall,
  method: 'POST',
  path: '/api/calendar/doorbell',
  summary: 'Nuovo indirizzo del campanello',
  body: z.object({
    property_id: unitFields.property_id,
    address: z
      .string({ error: () => ownerMessages().mailTriggerAddressOutdated })
      .max(320, { error: () => ownerMessages().mailTriggerAddressOutdated })
      .nullable(),
  }),
  status: 201,
  answer: z.object({ status: z.literal('success'), doorbell: doorbellSchema }),
});

/** `POST /api/inbound-mail`: without the secret in `Authorization` 404. The answer is the same whether a recipient is known here or not. */
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

export type DoorbellService = {
  renewDoorbell(principal: Principal, renewed: { property_id: number; address: string | null }): Promise<Doorbell>;
  /** Rings the doorbells among the recipients of a mail, as the texts name them; the unknown ones are counted, and that is all. */
  ring(recipients: readonly string[]): Promise<void>;
};
