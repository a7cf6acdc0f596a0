import { request as send } from 'node:http';
import { Stripe } from 'stripe';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiApp } from '../../../test/api-app.ts';
import { startStripe } from '../../../test/stripe/stand-in.ts';
import { type ListeningServer, listen } from '../../platform/http/listen.ts';
import { ProviderError } from './payment-provider.ts';
import type { PaymentEvent } from './read-payment-event.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { type WebhookKeys, webhookRoutes } from './webhook-routes.ts';

const KEYS: WebhookKeys = { key: 'sk_test_1', webhookSecret: 'whsec_one', connectWebhookSecret: 'whsec_two' };
const { webhooks } = new Stripe('sk_test_1');
const seconds = () => Math.floor(Date.now() / 1000);

const received: PaymentEvent[] = [];
let trouble: Error | null = null;

async function open(stripe: WebhookKeys | null): Promise<ListeningServer> {
  const onEvent = async (event: PaymentEvent) => {
    if (trouble !== null) throw trouble;
    received.push(event);
  };
  const deps = { stripe, clock: { now: () => new Date() }, onEvent };
  return listen(createApiApp({ calls: webhookRoutes(deps) }), '127.0.0.1', 0);
}

const [server, without] = await Promise.all([open(KEYS), open(null)]);

beforeEach(() => {
  received.length = 0;
  trouble = null;
});

afterAll(() => Promise.all([server.close(), without.close()]));

type Headers = Record<string, string | string[]>;
type WebhookDelivery = { body: string; headers: Headers; path?: string; to?: ListeningServer };

const CONNECT = '/api/payments/webhook/connect';

/** Uses Node's HTTP client, which can send duplicate headers and headers of 100 KB. */
function post({ body, headers, path = '/api/payments/webhook', to = server }: WebhookDelivery): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const options = { host: '127.0.0.1', port: to.port, path, method: 'POST', agent: false };
  const request = send({ ...options, headers: { 'content-type': 'application/json', ...headers } }, (answer) => {
    answer.resume();
    resolve(answer.statusCode ?? 0);
  });
  request.on('error', reject);
  request.end(body);
  return promise;
}

function eventText(change: Record<string, unknown> = {}): string {
  const object = { id: 'cs_test_1', object: 'checkout.session' };
  const event = { id: 'evt_1', object: 'event', type: 'checkout.session.completed', livemode: false, data: { object } };
  return JSON.stringify({ ...event, ...change });
}

function sign(payload: string, { secret = KEYS.webhookSecret, timestamp = seconds(), scheme = 'v1' } = {}): string {
  return webhooks.generateTestHeaderString({ payload, secret, timestamp, scheme });
}

const BODY = eventText();
const withHeader = (signature: string | string[], body = BODY): WebhookDelivery => ({
  body,
  headers: { 'stripe-signature': signature },
});
const signed = (body = BODY, how: Parameters<typeof sign>[1] = {}) => withHeader(sign(body, how), body);
const other = (count: number) => `,v1=${'0'.repeat(64)}`.repeat(count);

describe('G3 rejects forged webhooks without processing them', () => {
  const oldSign = sign(BODY, { timestamp: 1 });
  test.each<[string, number, () => WebhookDelivery]>([
    ['a request without a signature', 400, () => ({ body: BODY, headers: {} })],
    ['an empty signature', 400, () => withHeader('')],
    ['a signature with an unknown secret', 400, () => signed(BODY, { secret: 'whsec_other' })],
    [
      'a signature with the secret of the Connect endpoint',
      400,
      () => signed(BODY, { secret: KEYS.connectWebhookSecret }),
    ],
    ['a signature of a different body', 400, () => ({ ...signed(eventText({ id: 'evt_2' })), body: BODY })],
    ['a body reformatted after signing', 400, () => ({ ...signed(), body: JSON.stringify(JSON.parse(BODY), null, 1) })],
    ['a body with a space added after signing', 400, () => ({ ...signed(), body: `${BODY} ` })],
    ['a signature that is 301 seconds old', 400, () => signed(BODY, { timestamp: seconds() - 301 })],
    ['a signature from 10 minutes in the future', 400, () => signed(BODY, { timestamp: seconds() + 600 })],
    ['an old signature with a new timestamp', 400, () => withHeader(oldSign.replace('t=1,', `t=${seconds()},`))],
    ['a signature header with two timestamps', 400, () => withHeader(`${sign(BODY)},t=${seconds()}`)],
    ['a v0 signature only', 400, () => signed(BODY, { scheme: 'v0' })],
    ['a signature header with 50 v1 values', 400, () => withHeader(sign(BODY) + other(50))],
    ['a signature header of 100 KB', 431, () => withHeader(sign(BODY) + other(1430))],
    ['two signature headers', 400, () => withHeader([sign(BODY), sign(BODY)])],
    ['a live-mode event for a test-mode key', 400, () => signed(eventText({ livemode: true }))],
    ['invalid JSON with a valid signature', 400, () => signed('{"id":')],
    ['a body without an event, with a valid signature', 400, () => signed('{"id":"evt_1"}')],
    ['an event id with a NUL character', 400, () => signed(eventText({ id: 'evt_\u0000' }))],
    ['a body of 1 MB with a valid signature', 413, () => signed(eventText({ pieno: 'a'.repeat(1_000_000) }))],
    ['a compressed body', 400, () => ({ body: BODY, headers: { ...signed().headers, 'content-encoding': 'gzip' } })],
    ['an account event signed with the platform secret', 400, () => ({ ...signed(), path: CONNECT })],
  ])('with status $1 for $0', async (_, status, forge) => {
    expect(await post(forge())).toBe(status);
    expect(received).toEqual([]);
  });
});

describe('signed events', () => {
  const connect = (body: string): WebhookDelivery => ({
    ...signed(body, { secret: KEYS.connectWebhookSecret }),
    path: CONNECT,
  });
  const about = (type: string, object: Record<string, unknown>, more: Record<string, unknown> = {}) =>
    eventText({ type, data: { object }, ...more });
  const account = { id: 'acct_1', object: 'account' };
  const dispute = { id: 'du_1', payment_intent: 'pi_1', status: 'lost' };
  const checkout = { kind: 'checkout', session_id: 'cs_test_1' } as const;
  const payment = { kind: 'payment', payment_id: 'pi_1' } as const;
  const lost = { kind: 'dispute', payment_id: 'pi_1', status: 'lost', is_closed: true } as const;
  const unrelated = { kind: 'other' } as const;

  test.each<[string, () => WebhookDelivery, PaymentEvent['subject']]>([
    ['an event about a checkout', () => signed(), checkout],
    ['an event from five minutes ago', () => signed(BODY, { timestamp: seconds() - 298 }), checkout],
    ['an event with two signatures during a secret rotation', () => withHeader(sign(BODY) + other(1)), checkout],
    [
      'a refund in the dashboard',
      () => signed(about('charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' })),
      payment,
    ],
    ['a cancelled authorisation', () => signed(about('payment_intent.canceled', { id: 'pi_1' })), payment],
    ['an event about a dispute', () => signed(about('charge.dispute.closed', dispute)), lost],
    ['an unknown event type', () => signed(about('tax.settings.updated', { id: 'x' })), unrelated],
    ['an account event sent to the platform endpoint', () => signed(eventText({ account: 'acct_1' })), unrelated],
    [
      'an event about an account',
      () => connect(about('account.updated', account, { account: 'acct_1' })),
      { kind: 'account', account_id: 'acct_1' },
    ],
    [
      'an account event that names a different account',
      () => connect(about('account.updated', account, { account: 'acct_2' })),
      unrelated,
    ],
    ['an account event without an account', () => connect(about('account.updated', account)), unrelated],
  ])('are accepted and parsed as $2: %s', async (_, deliver, subject) => {
    expect(await post(deliver())).toBe(200);
    expect(received.map((event) => event.subject)).toEqual([subject]);
  });

  test('receive a 503 response if processing fails, so that Stripe redelivers them', async () => {
    trouble = Object.assign(new Error('the database is unavailable'), { code: 'ECONNREFUSED' });
    expect(await post(signed())).toBe(503);
    trouble = new ProviderError('unknown', 'the outcome at Stripe is unknown');
    expect(await post(signed())).toBe(503);
  });
});

test('returns 404 for webhooks if Stripe is not configured', async () => {
  expect(await post({ ...signed(), to: without })).toBe(404);
  expect(await post({ ...signed(), to: without, path: CONNECT })).toBe(404);
});

test('accepts new and redelivered events signed by the Stripe fake on both endpoints', async () => {
  const stripe = await startStripe();
  try {
    const url = `http://127.0.0.1:${server.port}/api/payments/webhook`;
    const connectHook = { url: `${url}/connect`, secret: KEYS.connectWebhookSecret, connect: true };
    await stripe.hooks({ url, secret: KEYS.webhookSecret }, connectHook);
    const provider = createStripeProvider({ key: KEYS.key, apiBase: stripe.origin });
    const { account_id } = await provider.openAccount({ email: 'anna@example.it', key: 'conto:1' });
    await stripe.finishOnboarding(account_id);
    await stripe.dispute('pi_1', 'created', 'needs_response');
    await expect.poll(() => received.length).toBe(2);
    const [first] = await stripe.events();
    expect(await stripe.deliver(first?.id ?? '')).toEqual([200]);
    expect(received.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        { kind: 'account', account_id },
        { kind: 'dispute', payment_id: 'pi_1', status: 'needs_response', is_closed: false },
      ]),
    );
    expect(received).toHaveLength(3);
  } finally {
    await stripe.stop();
  }
});
