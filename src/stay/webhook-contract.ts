import { z } from 'zod';
import { defineCall } from '../kernel/calls/call.ts';

const nothing = z.object({});

/** The signature alone authenticates webhook events, because the payment provider sends no cookies. */
const signed = {
  method: 'POST',
  hasUnprefixedPath: false,
  bodyKind: 'raw',
  params: nothing,
  query: nothing,
  answer: z.object({ success: z.literal(true) }),
} as const;

/** `POST /api/payments/webhook`: events about checkouts and payments. Returns 404 if Stripe is not configured. */
export const webhookCall = defineCall({
  ...signed,
  path: '/api/payments/webhook',
  summary: 'Notizie di Stripe sui pagamenti',
});

/** `POST /api/payments/webhook/connect`: events about the owners' accounts, signed with a separate secret. */
export const connectWebhookCall = defineCall({
  ...signed,
  path: '/api/payments/webhook/connect',
  summary: 'Notizie di Stripe sugli account dei proprietari',
});
