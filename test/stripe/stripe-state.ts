import type { Stripe } from 'stripe';
import { ParameterFault } from './parameters.ts';
import {
  type AccountOnWire,
  buildAccount,
  buildCharge,
  buildEvent,
  buildIntent,
  buildRefund,
  buildSession,
  type EventOnWire,
  type IntentOnWire,
  listRefunds,
  type RefundOnWire,
  type SessionOnWire,
} from './stripe-objects.ts';

type PendingSession = { session: SessionOnWire; data: Stripe.Checkout.SessionCreateParams.PaymentIntentData };

export class StripeFault extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;

  constructor(status: number, type: string, { code, message }: { code?: string; message: string }) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
  }
}

function refuse(code: string, message: string): never {
  throw new StripeFault(400, 'invalid_request_error', { code, message });
}

function demand(param: string, value: unknown): void {
  if (value === undefined) throw new ParameterFault('parameter_missing', param, `Missing required param: ${param}.`);
}

const HALF_AN_HOUR = 1800;
const A_DAY = 86_400;

function find<T>(map: ReadonlyMap<string, T>, id: string, what: string): T {
  const found = map.get(id);
  if (found !== undefined) return found;
  const message = `No such ${what}: '${id}'`;
  throw new StripeFault(404, 'invalid_request_error', { code: 'resource_missing', message });
}

function priceOf(params: Stripe.Checkout.SessionCreateParams): { amount: number; currency: string } {
  demand('line_items', params.line_items);
  const price = params.line_items?.[0]?.price_data;
  demand('line_items[0][price_data]', price);
  demand('line_items[0][price_data][unit_amount]', price?.unit_amount);
  demand('line_items[0][quantity]', params.line_items?.[0]?.quantity);
  const amount = (price?.unit_amount ?? 0) * (params.line_items?.[0]?.quantity ?? 0);
  if (amount < 50) refuse('amount_too_small', 'The total amount must be at least €0.50 eur');
  return { amount, currency: price?.currency ?? '' };
}

export function createStripeState(now: () => number, origin: () => string, onEvent: (event: EventOnWire) => void) {
  const sessions = new Map<string, PendingSession>();
  const intents = new Map<string, IntentOnWire>();
  const refunds = new Map<string, RefundOnWire>();
  const accounts = new Map<string, AccountOnWire>();
  const emit = (type: string, object: unknown, account?: string) =>
    onEvent(buildEvent(type, object, { created: now(), ...(account !== undefined && { account }) }));
  const refundsOf = (intentId: string) =>
    [...refunds.values()].filter(({ payment_intent }) => payment_intent === intentId);

  function settle({ session }: PendingSession): void {
    if (session.status !== 'open' || session.expires_at > now()) return;
    Object.assign(session, { status: 'expired', url: null });
    emit('checkout.session.expired', session);
  }

  function checkDestination(data: Stripe.Checkout.SessionCreateParams.PaymentIntentData, amount: number): void {
    const destination = data.transfer_data?.destination;
    if (destination !== undefined) {
      const account = accounts.get(destination);
      if (account === undefined) refuse('resource_missing', `No such destination: '${destination}'`);
      if (!account.charges_enabled) {
        refuse(
          'insufficient_capabilities_for_transfer',
          'Your destination account needs to have at least one capability.',
        );
      }
    }
    if ((data.application_fee_amount ?? 0) > amount)
      refuse('parameter_invalid', 'application_fee_amount is too large.');
    if (data.application_fee_amount !== undefined && destination === undefined) {
      refuse('parameter_invalid', 'application_fee_amount needs a connected account.');
    }
  }

  return {
    intents,
    emit,

    createSession(params: Stripe.Checkout.SessionCreateParams): SessionOnWire {
      demand('mode', params.mode);
      demand('success_url', params.success_url);
      const { amount, currency } = priceOf(params);
      const expires_at = params.expires_at ?? now() + A_DAY;
      if (expires_at < now() + HALF_AN_HOUR || expires_at > now() + A_DAY) {
        refuse(
          'parameter_invalid',
          'The `expires_at` timestamp must be between 30 minutes and 24 hours from creation.',
        );
      }
      const data = params.payment_intent_data ?? {};
      checkDestination(data, amount);
      const session = buildSession(params, { created: now(), amount, currency, expires_at, origin: origin() });
      sessions.set(session.id, { session, data });
      return session;
    },

    session(id: string): SessionOnWire {
      const pending = find(sessions, id, 'checkout.session');
      settle(pending);
      return pending.session;
    },

    expireSession(id: string): SessionOnWire {
      const { session } = find(sessions, id, 'checkout.session');
      settle({ session, data: {} });
      if (session.status !== 'open') {
        refuse('', `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`);
      }
      Object.assign(session, { status: 'expired', url: null });
      emit('checkout.session.expired', session);
      return session;
    },

    pay(id: string, other: { amount?: number; currency?: string } = {}): IntentOnWire {
      const pending = find(sessions, id, 'checkout.session');
      settle(pending);
      const { session, data } = pending;
      if (session.status !== 'open') refuse('', `This Checkout Session is ${session.status}.`);
      const amount = other.amount ?? session.amount_total ?? 0;
      const intent = buildIntent(data, { created: now(), amount, currency: other.currency ?? session.currency ?? '' });
      intents.set(intent.id, intent);
      const payment_status = intent.status === 'succeeded' ? 'paid' : 'unpaid';
      Object.assign(session, { status: 'complete', payment_status, payment_intent: intent.id, url: null });
      emit('checkout.session.completed', session);
      return intent;
    },

    capture(id: string, amount?: number): IntentOnWire {
      const intent = find(intents, id, 'payment_intent');
      if (intent.status !== 'requires_capture') {
        refuse('payment_intent_unexpected_state', `This PaymentIntent could not be captured: it is ${intent.status}.`);
      }
      const captured = amount ?? intent.amount_capturable;
      if (captured > intent.amount_capturable)
        refuse('amount_too_large', 'The amount is more than what was authorised.');
      Object.assign(intent, { status: 'succeeded', amount_received: captured, amount_capturable: 0 });
      emit('payment_intent.succeeded', intent);
      return intent;
    },

    cancel(id: string): IntentOnWire {
      const intent = find(intents, id, 'payment_intent');
      if (intent.status !== 'requires_capture') {
        refuse('payment_intent_unexpected_state', `You cannot cancel this PaymentIntent: it is ${intent.status}.`);
      }
      Object.assign(intent, { status: 'canceled', canceled_at: now(), amount_capturable: 0 });
      emit('payment_intent.canceled', intent);
      return intent;
    },

    refund(params: Stripe.RefundCreateParams): RefundOnWire {
      demand('payment_intent', params.payment_intent);
      const intent = find(intents, params.payment_intent ?? '', 'payment_intent');
      const left = intent.amount_received - buildCharge(intent, refundsOf(intent.id)).amount_refunded;
      if (left <= 0) refuse('charge_already_refunded', 'Charge has already been refunded, or was never captured.');
      const amount = params.amount ?? left;
      if (amount < 1) refuse('parameter_invalid_integer', 'Invalid positive integer: amount');
      if (amount > left) refuse('amount_too_large', 'Refund amount is greater than unrefunded amount on charge.');
      const refund = buildRefund(intent, { amount, created: now(), metadata: params.metadata });
      refunds.set(refund.id, refund);
      emit('charge.refunded', buildCharge(intent, refundsOf(intent.id)));
      return refund;
    },

    foundRefund: (id: string) => find(refunds, id, 'refund'),

    listRefunds: ({ payment_intent = '' }: Stripe.RefundListParams) => listRefunds(refundsOf(payment_intent)),

    failRefund(payment: string): void {
      const refund = refundsOf(payment).at(-1);
      if (refund === undefined) refuse('', 'There is no refund.');
      Object.assign(refund, { status: 'failed', failure_reason: 'lost_or_stolen_card' });
      for (const type of ['refund.failed', 'refund.updated', 'charge.refund.updated']) emit(type, refund);
    },

    createAccount(): AccountOnWire {
      const account = buildAccount(now());
      accounts.set(account.id, account);
      return account;
    },

    account(id: string): AccountOnWire {
      const account = accounts.get(id);
      if (account !== undefined) return account;
      const message = `The provided key does not have access to account '${id}' (or that account does not exist).`;
      throw new StripeFault(403, 'invalid_request_error', { code: 'account_invalid', message });
    },

    closeAccount(id: string): void {
      accounts.delete(id);
      emit('account.application.deauthorized', { id: 'ca_1', object: 'application', name: 'Ospitalia' }, id);
    },

    createLink(params: Stripe.AccountLinkCreateParams): Omit<Stripe.AccountLink, 'lastResponse'> {
      find(accounts, params.account, 'account');
      demand('return_url', params.return_url);
      demand('refresh_url', params.refresh_url);
      const url = `${origin()}/setup/e/${params.account}`;
      return { object: 'account_link', created: now(), expires_at: now() + 300, url };
    },

    judgeAccount(id: string, changes: Partial<AccountOnWire>): AccountOnWire {
      const account = find(accounts, id, 'account');
      Object.assign(account, changes);
      emit('account.updated', account, id);
      return account;
    },

    expanded(intentId: string, withCharge: boolean): unknown {
      const intent = find(intents, intentId, 'payment_intent');
      if (!withCharge) return intent;
      const made = refundsOf(intentId);
      return { ...intent, latest_charge: { ...buildCharge(intent, made), refunds: listRefunds(made) } };
    },
  };
}
