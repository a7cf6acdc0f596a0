import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';

/** Objects as Stripe's API answers them, complete, in the words of the SDK's own types. */

function idOf(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** What a checkout session is before anybody asked for anything. */
const BLANK_SESSION = {
  object: 'checkout.session',
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  amount_subtotal: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: null,
  mode: 'payment',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_status: 'unpaid',
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: null,
  subscription: null,
  total_details: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
} as const;

type SessionFacts = { created: number; amount: number; currency: string; expires_at: number; origin: string };

export function buildSession(
  params: Stripe.Checkout.SessionCreateParams,
  facts: SessionFacts,
): Stripe.Checkout.Session {
  const id = idOf('cs_test');
  return {
    ...BLANK_SESSION,
    custom_fields: [],
    discounts: [],
    shipping_options: [],
    id,
    created: facts.created,
    amount_subtotal: facts.amount,
    amount_total: facts.amount,
    currency: facts.currency,
    expires_at: facts.expires_at,
    cancel_url: params.cancel_url ?? null,
    success_url: params.success_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    customer_email: params.customer_email ?? null,
    locale: params.locale ?? null,
    metadata: asMetadata(params.metadata),
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    payment_method_types: ['card'],
    url: `${facts.origin}/c/pay/${id}`,
  } satisfies Stripe.Checkout.Session;
}

/** Metadata comes back as text. */
function asMetadata(given: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(given ?? {}).map(([key, value]) => [key, String(value)]));
}

type IntentFacts = { created: number; amount: number; currency: string };

export function buildIntent(
  params: Stripe.Checkout.SessionCreateParams.PaymentIntentData,
  facts: IntentFacts,
): Stripe.PaymentIntent {
  const isManual = params.capture_method === 'manual';
  const destination = params.transfer_data?.destination;
  return {
    id: idOf('pi'),
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: facts.amount,
    amount_capturable: isManual ? facts.amount : 0,
    amount_received: isManual ? 0 : facts.amount,
    application: null,
    application_fee_amount: params.application_fee_amount ?? null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: isManual ? 'manual' : 'automatic_async',
    client_secret: null,
    confirmation_method: 'automatic',
    created: facts.created,
    currency: facts.currency,
    customer: null,
    customer_account: null,
    description: params.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: idOf('ch'),
    livemode: false,
    managed_payments: null,
    metadata: asMetadata(params.metadata),
    next_action: null,
    on_behalf_of: params.on_behalf_of ?? null,
    payment_method: idOf('pm'),
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isManual ? 'requires_capture' : 'succeeded',
    transfer_data: destination === undefined ? null : { destination },
    transfer_group: null,
  } satisfies Omit<Stripe.PaymentIntent, 'lastResponse'>;
}

/** Of a charge, what says how much of it went back. */
export type ChargeOnWire = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'captured'
  | 'currency'
  | 'payment_intent'
  | 'refunded'
>;

export function buildCharge(intent: Stripe.PaymentIntent, made: readonly Stripe.Refund[]): ChargeOnWire {
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

/** Refunds as a list of Stripe's, the last one first. */
export function listRefunds(made: readonly Stripe.Refund[]) {
  return { object: 'list' as const, data: made.toReversed(), has_more: false, url: '/v1/refunds' };
}

type RefundFacts = { amount: number; created: number; metadata: Stripe.RefundCreateParams['metadata'] };

export function buildRefund(intent: Stripe.PaymentIntent, { amount, created, metadata }: RefundFacts): Stripe.Refund {
  return {
    id: idOf('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: intent.latest_charge,
    created,
    currency: intent.currency,
    customer: null,
    customer_account: null,
    metadata: asMetadata(metadata),
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  } satisfies Omit<Stripe.Refund, 'lastResponse'>;
}

export function buildAccount(params: Stripe.AccountCreateParams, created: number): Stripe.Account {
  return {
    id: idOf('acct').replace('acct_', 'acct_1'),
    object: 'account',
    charges_enabled: false,
    country: params.country ?? 'IT',
    created,
    details_submitted: false,
    email: params.email ?? null,
    metadata: asMetadata(params.metadata),
    payouts_enabled: false,
    requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: ['business_type', 'external_account', 'tos_acceptance.date'],
      disabled_reason: 'requirements.past_due',
      errors: [],
      eventually_due: [],
      past_due: [],
      pending_verification: [],
    },
    type: params.type ?? 'none',
  } satisfies Omit<Stripe.Account, 'lastResponse'>;
}

/** Of an event, what is the same for every type. */
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
