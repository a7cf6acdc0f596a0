import type { Stripe } from 'stripe';
import { asCents, type Cents, sumCents } from '../../kernel/money/cents.ts';
import { currentLanguage } from '../../kernel/languages/current-language.ts';
import {
  ACCOUNT_GONE,
  type CheckoutRequest,
  type CheckoutState,
  type PaymentProvider,
  type PaymentState,
  type ProviderAccount,
  ProviderError,
  type RefundOutcome,
} from './payment-provider.ts';

/**
 * The timeout is short, because a guest is waiting. The SDK's retries are disabled, because only the caller knows whether a retry
 * is safe.
 */
const TIMEOUT_MS = 3000;

type StripePlace = { key: string; apiBase: string };

/** The SDK takes 166 ms and 39 MB to load, so it is imported on first use. */
async function openStripe({ key, apiBase }: StripePlace): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe');
  const { hostname, port, protocol } = new URL(apiBase);
  return new Client(key, {
    host: hostname,
    port: port || (protocol === 'https:' ? '443' : '80'),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

function textOf(error: unknown, field: 'code' | 'type'): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined;
  return typeof value === 'string' ? value : '';
}

/** Returns whether Stripe certainly rejected the request. After a 409, 429 or 5xx response, the request may have taken effect. */
function isRefusal(error: unknown): boolean {
  const status: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'statusCode') : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 409 && status !== 429;
}

const ADDRESS = /[^\s"'<>:]+@[^\s"'<>]+/g;

/** Converts an error from Stripe's SDK. Removes email addresses, because Stripe includes them in some messages. */
function toProviderError(error: unknown): ProviderError {
  const message = error instanceof Error ? error.message : String(error);
  const details = [textOf(error, 'type'), textOf(error, 'code'), message.replaceAll(ADDRESS, '(…)')];
  return new ProviderError(isRefusal(error) ? 'refused' : 'unknown', details.filter(Boolean).join(': '));
}

async function withProviderErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toProviderError(error);
  }
}

function sessionParams(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { prenotazione: request.booking_id };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    // Disabled, because the guest must be charged exactly the agreed total in euros.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: request.amount_cents,
          product_data: { name: request.nome, description: request.descrizione },
        },
      },
    ],
    payment_intent_data: {
      capture_method: request.capture === 'manual' ? 'manual' : 'automatic',
      application_fee_amount: request.fee_cents,
      transfer_data: { destination: request.account_id },
      on_behalf_of: request.account_id,
      metadata,
    },
    metadata,
    client_reference_id: request.booking_id,
    customer_email: request.guest_email,
    locale: currentLanguage(),
    expires_at: Math.floor(request.expires_at.getTime() / 1000),
    success_url: request.success_url,
    cancel_url: request.cancel_url,
  };
}

function paymentState(intent: Stripe.PaymentIntent | null): PaymentState {
  if (intent?.status === 'requires_capture') return 'authorised';
  if (intent?.status === 'succeeded') return 'paid';
  return intent?.status === 'canceled' ? 'cancelled' : 'none';
}

function checkoutStatus(session: Stripe.Checkout.Session): CheckoutState['status'] {
  if (session.status === 'complete') return 'complete';
  return session.status === 'expired' ? 'expired' : 'open';
}

/** Returns the ID of the checkout's booking. The portal writes the ID to both fields, so the result is `null` if they differ. */
function bookingOf({ client_reference_id, metadata }: Stripe.Checkout.Session): string | null {
  const isOurs = client_reference_id !== null && /^[\da-f-]{36}$/.test(client_reference_id);
  return isOurs && client_reference_id === metadata?.['prenotazione'] ? client_reference_id : null;
}

function refundOutcome(status: string | null): RefundOutcome {
  if (status === 'failed' || status === 'canceled') return 'failed';
  return status === 'succeeded' ? 'done' : 'pending';
}

/** Returns the refunded amount, excluding failed and cancelled refunds. */
function refundedOf(intent: Stripe.PaymentIntent | null): Cents {
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  const { refunds, amount_refunded = 0 } = charge ?? {};
  if (!refunds || refunds.has_more) return asCents(amount_refunded);
  const standing = refunds.data.filter(({ status }) => refundOutcome(status) !== 'failed');
  return sumCents(standing.map(({ amount }) => asCents(amount)));
}

function amountOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): Cents {
  if (intent?.status === 'succeeded') return asCents(intent.amount_received);
  return asCents(intent?.amount ?? session.amount_total ?? 0);
}

function readSession(session: Stripe.Checkout.Session): CheckoutState {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  return {
    session_id: session.id,
    status: checkoutStatus(session),
    payment: paymentState(intent),
    payment_id: typeof session.payment_intent === 'string' ? session.payment_intent : (intent?.id ?? null),
    amount_cents: amountOf(session, intent),
    currency: intent?.currency ?? session.currency ?? '',
    booking_id: bookingOf(session),
    refunded_cents: refundedOf(intent),
    url: session.url,
  };
}

function readStripeAccount(account: Stripe.Account): ProviderAccount {
  const { currently_due, past_due, disabled_reason } = account.requirements ?? {};
  return {
    account_id: account.id,
    charges_enabled: account.charges_enabled,
    details_submitted: account.details_submitted,
    payouts_enabled: account.payouts_enabled,
    requirements: [...new Set([...(past_due ?? []), ...(currently_due ?? [])])],
    disabled_reason: disabled_reason ?? null,
  };
}

const WITH_PAYMENT = { expand: ['payment_intent.latest_charge.refunds'] };

/**
 * Awaits a capture or cancellation. A rejection counts as success if the payment already has the target status, because Stripe
 * rejects repeated actions.
 */
async function ensureStatus(
  stripe: Stripe,
  [paymentId, status]: [string, string],
  work: Promise<unknown>,
): Promise<void> {
  try {
    await work;
  } catch (error) {
    const isOtherState = textOf(error, 'code') === 'payment_intent_unexpected_state';
    if (isOtherState && (await withProviderErrors(stripe.paymentIntents.retrieve(paymentId))).status === status) return;
    throw toProviderError(error);
  }
}

/** Payments are destination charges: the money goes to the owner's account, minus the portal's fee. */
function checkouts(open: () => Promise<Stripe>) {
  const readCheckout = async (id: string) => {
    const stripe = await open();
    return readSession(await withProviderErrors(stripe.checkout.sessions.retrieve(id, WITH_PAYMENT)));
  };
  return {
    async openCheckout(request: CheckoutRequest): Promise<CheckoutState> {
      const { sessions } = (await open()).checkout;
      return readSession(
        await withProviderErrors(sessions.create(sessionParams(request), { idempotencyKey: request.key })),
      );
    },
    readCheckout,
    async expireCheckout(id: string): Promise<CheckoutState> {
      const { sessions } = (await open()).checkout;
      try {
        return readSession(await withProviderErrors(sessions.expire(id)));
      } catch (error) {
        // Stripe refuses to expire a checkout that is not open, so the state of the checkout is returned instead.
        if (error instanceof ProviderError && error.kind === 'refused') return readCheckout(id);
        throw error;
      }
    },
    async capture(paymentId: string, key: string): Promise<void> {
      const stripe = await open();
      const work = stripe.paymentIntents.capture(paymentId, {}, { idempotencyKey: key });
      await ensureStatus(stripe, [paymentId, 'succeeded'], work);
    },
    async cancelPayment(paymentId: string, key: string): Promise<void> {
      const stripe = await open();
      const work = stripe.paymentIntents.cancel(paymentId, {}, { idempotencyKey: key });
      await ensureStatus(stripe, [paymentId, 'canceled'], work);
    },
  };
}

const MAX_REFUNDS = 100;

function presentRefund({ id, status }: Stripe.Refund): { refund_id: string; is_done: boolean } {
  const outcome = refundOutcome(status);
  if (outcome === 'failed') throw new ProviderError('refused', `refund ${id}: ${status}`);
  return { refund_id: id, is_done: outcome === 'done' };
}

function paymentsBack(open: () => Promise<Stripe>) {
  return {
    async refund(paymentId: string, { amount_cents, key }: { amount_cents: Cents; key: string }) {
      const { refunds } = await open();
      const params = { payment_intent: paymentId, amount: amount_cents, metadata: { rimborso: key } };
      const whole = { ...params, reverse_transfer: true, refund_application_fee: true };
      return presentRefund(await withProviderErrors(refunds.create(whole, { idempotencyKey: key })));
    },
    async findRefund(payment_intent: string, key: string) {
      const { refunds } = await open();
      const { data } = await withProviderErrors(refunds.list({ payment_intent, limit: MAX_REFUNDS }));
      const made = data.find(({ metadata }) => metadata?.['rimborso'] === key);
      return made === undefined ? null : presentRefund(made);
    },
    async readRefund(id: string): Promise<RefundOutcome> {
      const { refunds } = await open();
      return refundOutcome((await withProviderErrors(refunds.retrieve(id))).status);
    },
  };
}

const GONE = ['account_invalid', 'resource_missing'];

function goneAccount(account_id: string): ProviderAccount {
  const nothing = { charges_enabled: false, details_submitted: false, payouts_enabled: false };
  return { account_id, ...nothing, requirements: [], disabled_reason: ACCOUNT_GONE };
}

function ownerAccounts(open: () => Promise<Stripe>) {
  return {
    async openAccount({ email, key }: { email: string; key: string }): Promise<ProviderAccount> {
      const { accounts } = await open();
      const capabilities = { card_payments: { requested: true }, transfers: { requested: true } };
      const params = { type: 'express', country: 'IT', email, capabilities } as const;
      return readStripeAccount(await withProviderErrors(accounts.create(params, { idempotencyKey: key })));
    },
    async readAccount(accountId: string): Promise<ProviderAccount> {
      const { accounts } = await open();
      try {
        return readStripeAccount(await accounts.retrieve(accountId));
      } catch (error) {
        if (GONE.includes(textOf(error, 'code'))) return goneAccount(accountId);
        throw toProviderError(error);
      }
    },
    async onboardingUrl(account: string, back: { return_url: string; refresh_url: string }): Promise<string> {
      const { accountLinks } = await open();
      const link = await withProviderErrors(accountLinks.create({ account, type: 'account_onboarding', ...back }));
      return link.url;
    },
  };
}

export function createStripeProvider(place: StripePlace): PaymentProvider {
  let client: Promise<Stripe> | undefined;
  const open = () => (client ??= openStripe(place));
  return { name: 'stripe', ...checkouts(open), ...paymentsBack(open), ...ownerAccounts(open) };
}
