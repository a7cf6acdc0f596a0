import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';

function idOf(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

export type SessionOnWire = Pick<
  Stripe.Checkout.Session,
  'id' | 'object' | 'amount_total' | 'client_reference_id' | 'created' | 'currency' | 'expires_at' | 'livemode'
> &
  Pick<Stripe.Checkout.Session, 'metadata' | 'mode' | 'payment_intent' | 'payment_status' | 'status' | 'url'>;

type SessionFacts = { created: number; amount: number; currency: string; expires_at: number; origin: string };

export function buildSession(
  params: Stripe.Checkout.SessionCreateParams,
  { created, amount, currency, expires_at, origin }: SessionFacts,
): SessionOnWire {
  const id = idOf('cs_test');
  return {
    id,
    object: 'checkout.session',
    livemode: false,
    mode: 'payment',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    created,
    amount_total: amount,
    currency,
    expires_at,
    client_reference_id: params.client_reference_id ?? null,
    metadata: asMetadata(params.metadata),
    url: `${origin}/c/pay/${id}`,
  };
}

function asMetadata(given: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(given ?? {}).map(([key, value]) => [key, String(value)]));
}

export type IntentOnWire = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'amount_capturable' | 'amount_received' | 'canceled_at' | 'created' | 'currency'
> &
  Pick<Stripe.PaymentIntent, 'latest_charge' | 'livemode' | 'metadata' | 'status'>;

type IntentFacts = { created: number; amount: number; currency: string };

export function buildIntent(
  params: Stripe.Checkout.SessionCreateParams.PaymentIntentData,
  { created, amount, currency }: IntentFacts,
): IntentOnWire {
  const isManual = params.capture_method === 'manual';
  return {
    id: idOf('pi'),
    object: 'payment_intent',
    livemode: false,
    status: isManual ? 'requires_capture' : 'succeeded',
    amount,
    amount_capturable: isManual ? amount : 0,
    amount_received: isManual ? 0 : amount,
    canceled_at: null,
    created,
    currency,
    latest_charge: idOf('ch'),
    metadata: asMetadata(params.metadata),
  };
}

export type ChargeOnWire = Pick<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'amount_captured' | 'amount_refunded' | 'captured' | 'currency' | 'payment_intent'
> & { refunded: boolean };

export function buildCharge(intent: IntentOnWire, made: readonly RefundOnWire[]): ChargeOnWire {
  const refunded = made.reduce((sum, { status, amount }) => sum + (status === 'failed' ? 0 : amount), 0);
  return {
    id: typeof intent.latest_charge === 'string' ? intent.latest_charge : '',
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount_received,
    amount_refunded: refunded,
    captured: intent.status === 'succeeded',
    currency: intent.currency,
    payment_intent: intent.id,
    refunded: refunded > 0 && refunded === intent.amount_received,
  };
}

export function listRefunds(made: readonly RefundOnWire[]) {
  return { object: 'list' as const, data: made.toReversed(), has_more: false, url: '/v1/refunds' };
}

export type RefundOnWire = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'charge' | 'created' | 'currency' | 'metadata' | 'payment_intent' | 'status'
>;

type RefundFacts = { amount: number; created: number; metadata: Stripe.RefundCreateParams['metadata'] };

export function buildRefund(intent: IntentOnWire, { amount, created, metadata }: RefundFacts): RefundOnWire {
  return {
    id: idOf('re'),
    object: 'refund',
    status: 'succeeded',
    amount,
    charge: intent.latest_charge,
    created,
    currency: intent.currency,
    metadata: asMetadata(metadata),
    payment_intent: intent.id,
  };
}

export type AccountOnWire = Pick<
  Stripe.Account,
  'id' | 'object' | 'charges_enabled' | 'created' | 'details_submitted' | 'payouts_enabled'
> & {
  requirements: Pick<Stripe.Account.Requirements, 'currently_due' | 'past_due' | 'disabled_reason'>;
};

export function buildAccount(created: number): AccountOnWire {
  const currently_due = ['business_type', 'external_account', 'tos_acceptance.date'];
  return {
    id: idOf('acct').replace('acct_', 'acct_1'),
    object: 'account',
    charges_enabled: false,
    details_submitted: false,
    payouts_enabled: false,
    created,
    requirements: { currently_due, past_due: [], disabled_reason: 'requirements.past_due' },
  };
}

export type EventOnWire = Pick<
  Stripe.Event,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request'
> & { type: string; account?: string; data: { object: unknown } };

export function buildEvent(type: string, object: unknown, facts: { created: number; account?: string }): EventOnWire {
  return {
    id: idOf('evt'),
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    data: { object: structuredClone(object) },
    ...facts,
  };
}
