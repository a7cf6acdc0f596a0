import { z } from 'zod';
import type { Principal } from '../kernel/people/account.ts';
import { defineCall } from '../kernel/calls/call.ts';
import { managerCall, nothing, unitFields } from './fields-contract.ts';
import { ownerMessages } from './messages/by-request.ts';

/** The home's inbound mail address, `null` until the owner creates one; `last_ring` is the time of the last email to it. */
export const inboundTriggerSchema = z.object({ address: z.string().nullable(), last_ring: z.string().nullable() });
export type InboundTrigger = z.infer<typeof inboundTriggerSchema>;

/** Creates or replaces the home's inbound mail address. If `address` is outdated, changes nothing and returns the current address. */
export const renewInboundTriggerCall = defineCall({
  ...managerCall,
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
  answer: z.object({ status: z.literal('success'), doorbell: inboundTriggerSchema }),
});

/** Receives inbound mail. Returns 404 without the secret, and never reveals whether a recipient is known. */
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

export type InboundTriggerService = {
  renewInboundTrigger(
    principal: Principal,
    renewed: { property_id: number; address: string | null },
  ): Promise<InboundTrigger>;
  trigger(recipients: readonly string[]): Promise<void>;
};
