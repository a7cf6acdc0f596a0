import { AppError } from '../../kernel/calls/app-error.ts';
import { type CallContext, type CallHandler, handle } from '../../kernel/calls/call.ts';
import type { Clock } from '../../kernel/dates/clock.ts';
import { connectWebhookCall, webhookCall } from '../webhook-contract.ts';
import { ProviderError } from './payment-provider.ts';
import { type PaymentEvent, readPaymentEvent } from './read-payment-event.ts';
import { isSigned } from './verify-signature.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

export type WebhookKeys = { key: string; webhookSecret: string; connectWebhookSecret: string };

type WebhookDependencies = {
  stripe: WebhookKeys | null;
  clock: Clock;
  /** If this throws, Stripe redelivers the event. */
  onEvent(event: PaymentEvent): Promise<void>;
};

/**
 * Responds with 503 instead of 500 if a call to Stripe fails, because Stripe redelivers the event and the cause is not a bug in
 * the portal.
 */
async function processOrRequestRedelivery(onEvent: WebhookDependencies['onEvent'], event: PaymentEvent): Promise<void> {
  try {
    await onEvent(event);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new AppError('SERVIZIO_NON_DISPONIBILE', visitorMessages().serviceUnavailable, { cause: error });
  }
}

function receive(
  { stripe, clock, onEvent }: WebhookDependencies,
  secretName: 'webhookSecret' | 'connectWebhookSecret',
) {
  return async ({ raw, header }: CallContext): Promise<{ success: true }> => {
    if (stripe === null) throw new AppError('NON_TROVATO', visitorMessages().pageNotFound);
    const secret = stripe[secretName];
    const isConnect = secretName === 'connectWebhookSecret';
    const isLive = /^[sr]k_live_/.test(stripe.key);
    const isOurs = isSigned(raw, header('Stripe-Signature'), { secret, now: clock.now() });
    const event = isOurs ? readPaymentEvent(raw, { isConnect, isLive }) : null;
    if (event === null) throw new AppError('RICHIESTA_NON_VALIDA', visitorMessages().requestInvalid);
    await processOrRequestRedelivery(onEvent, event);
    return { success: true };
  };
}

export function webhookRoutes(deps: WebhookDependencies): CallHandler[] {
  return [
    handle(webhookCall, receive(deps, 'webhookSecret')),
    handle(connectWebhookCall, receive(deps, 'connectWebhookSecret')),
  ];
}
