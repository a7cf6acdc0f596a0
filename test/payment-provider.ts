import type { Clock } from '../src/kernel/dates/clock.ts';
import { asCents } from '../src/kernel/money/cents.ts';
import {
  type CheckoutRequest,
  type CheckoutState,
  type PaymentProvider,
  ProviderError,
  type RefundOutcome,
} from '../src/stay/server/payment-provider.ts';

/** How a call to the provider fails: it is rejected, it does not arrive, or its response is lost (`after`). */
export type PlantedFailure = 'refused' | 'before' | 'after';

type Checkout = CheckoutState & { capture: CheckoutRequest['capture']; expires_at: Date };

/** Creates a fake payment provider. Like a real one, it stores each response by its idempotency key. */
export function openTestProvider(clock: Clock) {
  const checkouts = new Map<string, Checkout>();
  const done = new Map<string, string>();
  const refunds = new Map<
    string,
    { key: string; payment: string; amount_cents: number; outcome: RefundOutcome | null }
  >();
  const troubles: PlantedFailure[] = [];
  const log: string[] = [];
  let slowRefunds: RefundOutcome = 'done';
  let isSlow = false;

  const trouble = async <T>(what: string, work: () => T): Promise<T> => {
    log.push(what);
    const kind = troubles.shift();
    if (kind === 'refused') throw new ProviderError('refused', `${what}: refused`);
    if (kind === 'before') throw new ProviderError('unknown', `${what}: no connection`);
    const result = work();
    if (kind === 'after') throw new ProviderError('unknown', `${what}: no answer`);
    return result;
  };
  const once = (key: string, work: () => string): string => {
    const known = done.get(key) ?? work();
    done.set(key, known);
    return known;
  };
  const sessionOf = (id: string): Checkout => {
    const found = checkouts.get(id);
    if (found === undefined) throw new ProviderError('refused', `no session ${id}`);
    if (found.status === 'open' && found.expires_at <= clock.now()) found.status = 'expired';
    return found;
  };
  const paymentOf = (id: string): Checkout => {
    const found = [...checkouts.values()].find(({ payment_id }) => payment_id === id);
    if (found === undefined) throw new ProviderError('refused', `no payment ${id}`);
    return found;
  };
  const shown = ({ capture: _capture, expires_at: _expiry, ...state }: Checkout): CheckoutState => ({ ...state });
  const account = async (account_id: string) => ({
    account_id,
    charges_enabled: true,
    details_submitted: true,
    payouts_enabled: true,
    requirements: [],
    disabled_reason: null,
  });

  const provider: PaymentProvider = {
    name: 'demo',
    openCheckout: (request) =>
      trouble('open', () => {
        const session_id = once(request.key, () => `cs_${checkouts.size + 1}_${request.booking_id}`);
        if (!checkouts.has(session_id)) {
          checkouts.set(session_id, {
            session_id,
            status: 'open',
            payment: 'none',
            payment_id: null,
            amount_cents: request.amount_cents,
            currency: 'eur',
            booking_id: request.booking_id,
            refunded_cents: asCents(0),
            url: `https://pay.example/${session_id}`,
            capture: request.capture,
            expires_at: request.expires_at,
          });
        }
        return shown(sessionOf(session_id));
      }),
    readCheckout: (id) => trouble('read', () => shown(sessionOf(id))),
    expireCheckout: (id) =>
      trouble('expire', () => {
        const session = sessionOf(id);
        if (session.status === 'open') session.status = 'expired';
        return shown(session);
      }),
    capture: (id, key) =>
      trouble('capture', () => {
        once(key, () => {
          const session = paymentOf(id);
          if (session.payment === 'cancelled') throw new ProviderError('refused', 'it was cancelled');
          session.payment = 'paid';
          return id;
        });
      }),
    cancelPayment: (id, key) =>
      trouble('cancel', () => {
        once(key, () => {
          const session = paymentOf(id);
          if (session.payment === 'paid') throw new ProviderError('refused', 'it was charged');
          session.payment = 'cancelled';
          return id;
        });
      }),
    refund: (id, { amount_cents, key }) =>
      trouble('refund', () => {
        const refund_id = once(key, () => {
          const session = paymentOf(id);
          const refunded = session.refunded_cents + amount_cents;
          if (refunded > session.amount_cents) throw new ProviderError('refused', 'more than the paid amount');
          session.refunded_cents = asCents(refunded);
          const made = `re_${refunds.size + 1}_${key}`;
          refunds.set(made, { key, payment: id, amount_cents, outcome: null });
          return made;
        });
        return { refund_id, is_done: !isSlow };
      }),
    findRefund: (id, key) =>
      trouble('find refund', () => {
        const made = [...refunds].find(([, refund]) => refund.payment === id && refund.key === key);
        return made === undefined ? null : { refund_id: made[0], is_done: !isSlow };
      }),
    readRefund: (id) => trouble('read refund', () => refunds.get(id)?.outcome ?? slowRefunds),
    openAccount: () => account('acct_demo_anna'),
    readAccount: account,
    onboardingUrl: async () => 'https://pay.example/onboarding',
  };

  return {
    provider,
    log,
    fail: (...kinds: PlantedFailure[]) => void troubles.push(...kinds),
    recover: () => void (troubles.length = 0),
    isWell: () => troubles.length === 0,
    /** Delays refunds. A new refund is pending until it is read again, and then has `outcome`. */
    slowDown(outcome: RefundOutcome): void {
      isSlow = true;
      slowRefunds = outcome;
    },
    /** Deletes the idempotency keys, as the provider does after 24 hours. */
    expireKeys: () => done.clear(),
    /** Makes a refund fail, as if the guest's bank rejected it. Its amount no longer counts as refunded. */
    failRefund(paymentId: string): string {
      const [id, refund] = [...refunds].find(([, { payment }]) => payment === paymentId) ?? [];
      if (id === undefined || refund === undefined) throw new Error(`no refund of ${paymentId}`);
      const session = paymentOf(paymentId);
      session.refunded_cents = asCents(session.refunded_cents - refund.amount_cents);
      refund.outcome = 'failed';
      return id;
    },
    refundOutside(id: string, amount_cents: number): void {
      const session = sessionOf(id);
      session.refunded_cents = asCents(session.refunded_cents + amount_cents);
    },
    pay(id: string): boolean {
      const session = sessionOf(id);
      if (session.status !== 'open') return false;
      session.status = 'complete';
      session.payment = session.capture === 'automatic' ? 'paid' : 'authorised';
      session.payment_id = `pi_${id}`;
      return true;
    },
    session: sessionOf,
    sessions: () => [...checkouts.values()].map(shown),
  };
}
