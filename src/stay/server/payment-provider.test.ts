import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBooking } from '../../../test/build-booking.ts';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { startStripe } from '../../../test/stripe/stand-in.ts';
import { asCents } from '../../kernel/money/cents.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { findBookingBy } from './booking-repository.ts';
import { checkClock } from './check-clock.ts';
import { createDemoProvider, payDemoCheckout } from './demo-provider.ts';
import { checkoutRequest } from './open-checkout.ts';
import { type CheckoutRequest, type PaymentProvider, ProviderError } from './payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

const [database, stripe] = await Promise.all([createTestDatabase(), startStripe()]);
afterAll(() => Promise.all([database.close(), stripe.stop()]));
const strutturaId = await buildStruttura(database.db);

const ahead = { demo: 0, stripe: 0 };

const clockOf = (name: keyof typeof ahead) => ({ now: () => new Date(Date.now() + ahead[name] * 60_000) });
const clock = clockOf('demo');
const publicUrl = 'https://ospitalia.example';

type Side = {
  provider: () => PaymentProvider;
  pay(session: string): Promise<unknown>;
  account(): Promise<string>;
};

const SIDES: Record<'demo' | 'stripe', Side> = {
  demo: {
    provider: () => createDemoProvider({ db: database.db, clock, publicUrl }),
    pay: (session) => payDemoCheckout({ db: database.db, clock, publicUrl }, session),
    account: async () => 'acct_demo_1',
  },
  stripe: {
    provider: () => createStripeProvider({ key: 'sk_test_1', apiBase: stripe.origin }),
    pay: (session) => stripe.pay(session),
    async account() {
      const key = `conto:${crypto.randomUUID()}`;
      const { account_id } = await SIDES.stripe.provider().openAccount({ email: 'anna@example.it', key });
      await stripe.finishOnboarding(account_id);
      return account_id;
    },
  },
};

async function buildRequest(account_id: string, now = clockOf('stripe').now()): Promise<CheckoutRequest> {
  const money = { account_id, total_cents: 28_500, fee_cents: 855, modalita: 'immediata' } as const;
  const expires_at = new Date(Math.floor(now.getTime() / 1000 + 31 * 60) * 1000);
  const id = await buildBooking(database.db, { struttura_id: strutturaId, status: 'scaduta', ...money });
  const booking = await findBookingBy(database.db, 'id', id);
  if (booking === undefined) throw new Error('no booking');
  return checkoutRequest({ ...booking, expires_at }, publicUrl);
}

describe.each(['demo', 'stripe'] as const)('the %s provider', (name) => {
  const side = SIDES[name];
  let provider: PaymentProvider;
  let request: CheckoutRequest;

  beforeEach(async () => {
    provider = side.provider();
    request = await buildRequest(await side.account(), clockOf(name).now());
  });

  async function paid(capture: CheckoutRequest['capture'] = 'automatic') {
    const { session_id } = await provider.openCheckout({ ...request, capture });
    await side.pay(session_id);
    const state = await provider.readCheckout(session_id);
    return { session_id, payment_id: state.payment_id ?? '', state };
  }

  const refused = expect.objectContaining({ name: 'ProviderError', kind: 'refused' });

  test('opens an unpaid checkout for a booking', async () => {
    const checkout = await provider.openCheckout(request);
    const { booking_id, amount_cents } = request;
    const expected = { status: 'open', payment: 'none', payment_id: null, currency: 'eur', refunded_cents: 0 };
    expect(checkout).toMatchObject({ ...expected, booking_id, amount_cents, url: expect.stringMatching(/^http/) });
    expect(await provider.readCheckout(checkout.session_id)).toEqual(checkout);
  });

  test('opens one checkout for ten concurrent requests with one key, and rejects the key for a different amount', async () => {
    const opened = await Promise.all(Array.from({ length: 10 }, () => provider.openCheckout(request)));
    expect(new Set(opened.map(({ session_id }) => session_id)).size).toBe(1);
    const other = { ...request, amount_cents: asCents(100), fee_cents: asCents(3) };
    await expect(provider.openCheckout(other)).rejects.toEqual(refused);
  });

  test('does not accept a payment for an expired checkout', async () => {
    const { session_id } = await provider.openCheckout(request);
    const ended = { status: 'expired', payment: 'none', url: null };
    expect(await provider.expireCheckout(session_id)).toMatchObject(ended);
    expect(await provider.expireCheckout(session_id)).toMatchObject(ended);
    await side.pay(session_id).catch(() => undefined);
    expect(await provider.readCheckout(session_id)).toMatchObject(ended);
  });

  test('returns the state of a paid checkout instead of expiring the checkout', async () => {
    const { session_id, state } = await paid();
    const complete = { status: 'complete', payment: 'paid', amount_cents: 28_500, url: null };
    expect(state).toMatchObject(complete);
    expect(await provider.expireCheckout(session_id)).toMatchObject(complete);
  });

  test('expires a checkout after its deadline', async () => {
    const { session_id } = await provider.openCheckout(request);
    ahead[name] += 32;
    if (name === 'stripe') await stripe.advance(32 * 60);
    expect(await provider.readCheckout(session_id)).toMatchObject({ status: 'expired', payment: 'none', url: null });
  });

  test('captures an authorised payment once', async () => {
    const { session_id, payment_id, state } = await paid('manual');
    expect(state).toMatchObject({ status: 'complete', payment: 'authorised', amount_cents: 28_500 });
    await provider.capture(payment_id, 'capture:1');
    await provider.capture(payment_id, `capture:${payment_id}`);
    expect(await provider.readCheckout(session_id)).toMatchObject({ payment: 'paid', amount_cents: 28_500 });
    await expect(provider.cancelPayment(payment_id, `annulla:${payment_id}`)).rejects.toEqual(refused);
  });

  test('cancels an authorised payment once', async () => {
    const { session_id, payment_id } = await paid('manual');
    await provider.cancelPayment(payment_id, `annulla:${payment_id}`);
    await provider.cancelPayment(payment_id, `annulla:${payment_id}:bis`);
    expect(await provider.readCheckout(session_id)).toMatchObject({ payment: 'cancelled' });
    await expect(provider.capture(payment_id, `capture:${payment_id}`)).rejects.toEqual(refused);
    const refund = { amount_cents: asCents(100), key: `rimborso:${payment_id}` };
    await expect(provider.refund(payment_id, refund)).rejects.toEqual(refused);
  });

  test('refunds once per key, and never more than was paid', async () => {
    const { session_id, payment_id } = await paid();
    const part = { amount_cents: asCents(20_000), key: `rimborso:${payment_id}:1` };
    const once = await provider.refund(payment_id, part);
    expect(await provider.refund(payment_id, part)).toEqual(once);
    expect(await provider.readRefund(once.refund_id)).toBe('done');
    expect(await provider.findRefund(payment_id, part.key)).toEqual(once);
    expect(await provider.findRefund(payment_id, `rimborso:${payment_id}:2`)).toBeNull();
    expect(await provider.readCheckout(session_id)).toMatchObject({ refunded_cents: 20_000 });
    const rest = { amount_cents: asCents(8501), key: `rimborso:${payment_id}:2` };
    await expect(provider.refund(payment_id, rest)).rejects.toEqual(refused);
    await provider.refund(payment_id, { amount_cents: asCents(8500), key: `rimborso:${payment_id}:3` });
    expect(await provider.readCheckout(session_id)).toMatchObject({ refunded_cents: 28_500 });
  });

  test('rejects unknown ids', async () => {
    await expect(provider.readCheckout('cs_test_none')).rejects.toBeInstanceOf(ProviderError);
    await expect(provider.capture('pi_none', crypto.randomUUID())).rejects.toEqual(refused);
  });

  test("opens an owner's account once per key, with onboarding incomplete", async () => {
    const owner = { email: 'bruno@example.it', key: `conto:${name}` };
    const account = await provider.openAccount(owner);
    expect(account).toMatchObject({ charges_enabled: false, details_submitted: false, payouts_enabled: false });
    expect(account.requirements).not.toEqual([]);
    expect((await provider.openAccount(owner)).account_id).toBe(account.account_id);
    expect(await provider.readAccount(account.account_id)).toEqual(account);
    const back = { return_url: `${publicUrl}/proprietario`, refresh_url: `${publicUrl}/proprietario` };
    expect(await provider.onboardingUrl(account.account_id, back)).toContain(account.account_id);
  });
});

describe('the Stripe provider', () => {
  const provider = () => SIDES.stripe.provider();

  test.each(['429', '500', 'reset', 'done_500', 'done_reset', 'stall'] as const)(
    'reports an unknown outcome after %s, and resolves the outcome on a retry with the same key',
    async (trouble) => {
      const owner = { email: 'carla@example.it', key: `conto:${trouble}` };
      // The SDK retries once after a connection reset.
      const times = trouble.endsWith('reset') ? 2 : 1;
      await stripe.trouble('/v1/accounts', ...Array.from({ length: times }, () => trouble));
      const unknown = expect.objectContaining({ name: 'ProviderError', kind: 'unknown' });
      await expect(provider().openAccount(owner)).rejects.toEqual(unknown);
      const [one, two] = [await provider().openAccount(owner), await provider().openAccount(owner)];
      expect(one.account_id).toBe(two.account_id);
    },
  );

  test("T46 reports the difference between the system clock and Stripe's clock, and nothing if the clocks agree or Stripe is unreachable", async () => {
    const warnings: string[] = [];
    const check = (seconds: number, apiBase = stripe.origin) =>
      checkClock({
        apiBase,
        clock: { now: () => new Date(Date.now() + seconds * 1000) },
        warn: (message) => void warnings.push(message),
      });
    await check(3600);
    await check(-90);
    await check(0);
    await check(3600, 'http://127.0.0.1:9');
    expect(warnings).toEqual([
      expect.stringMatching(/^the system clock is 3(599|600|601) s ahead of Stripe's: /),
      expect.stringMatching(/^the system clock is (89|90|91) s behind Stripe's: /),
    ]);
  });

  test('reports a call with an unknown API key as refused', async () => {
    const stranger = createStripeProvider({ key: 'sk_live_1', apiBase: stripe.origin });
    await expect(stranger.readAccount('acct_1')).rejects.toMatchObject({ kind: 'refused' });
  });

  test('does not count a refund that the bank rejected toward the refunded amount', async () => {
    const request = await buildRequest(await SIDES.stripe.account());
    const { session_id } = await provider().openCheckout(request);
    const payment = await stripe.pay(session_id);
    const refund = { amount_cents: request.amount_cents, key: `rimborso:${request.booking_id}` };
    const { refund_id } = await provider().refund(payment, refund);
    await stripe.failRefund(payment);
    expect(await provider().readRefund(refund_id)).toBe('failed');
    expect(await provider().readCheckout(session_id)).toMatchObject({ payment: 'paid', refunded_cents: 0 });
    await expect(provider().findRefund(payment, refund.key)).rejects.toMatchObject({ kind: 'refused' });
  });

  test('does not log an email address that Stripe rejects', async () => {
    const message = 'Invalid email address: carla@example..it';
    const error = { type: 'invalid_request_error', message, code: 'email_invalid' };
    const server = createServer((_, answer) => {
      answer.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const refusing = createStripeProvider({ key: 'sk_test_1', apiBase: `http://127.0.0.1:${port}` });
    try {
      const refusal = await refusing.readAccount('acct_1').catch((thrown: unknown) => thrown);
      const lines: string[] = [];
      createLog({ write: (line) => void lines.push(line) }).error({ err: refusal });
      expect(lines.join('')).toContain('email_invalid');
      expect(lines.join('')).not.toContain('carla');
    } finally {
      server.close();
    }
  });

  test('rejects a checkout for an account that cannot receive payments', async () => {
    const { account_id } = await provider().openAccount({ email: 'dora@example.it', key: 'conto:dora' });
    const open = provider().openCheckout(await buildRequest(account_id));
    await expect(open).rejects.toMatchObject({ kind: 'refused' });
  });
});
