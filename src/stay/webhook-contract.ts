import { z } from 'zod';
import { defineCall } from '../kernel/calls/call.ts';

const nothing = z.object({});

/** News of the payment provider: believed for its signature alone, so whose it is stands in no cookie. */
const signed = {
  method: 'POST',
  hasUnprefixedPath: false,
  bodyKind: 'raw',
  params: nothing,
  query: nothing,
  answer: z.object({ success: z.literal(true) }),
} as const;

/** `POST /api/payments/webhook`: about checkouts and payments. 404 where Stripe is not configured. */
export const webhookCall = defineCall({
  ...signed,
  path: '/api/payments/webhook',
  summary: 'Notizie di Stripe sui pagamenti',
});

/** `POST /api/payments/webhook/connect`: about the owners' accounts, with a secret of its own. */
export const connectWebhookCall = defineCall({
  ...signed,
  path: '/api/payments/webhook/connect',
  summary: 'Notizie di Stripe sugli account dei proprietari',
});
