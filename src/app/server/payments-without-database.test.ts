import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { type InterruptibleServer, openInterruptibleServer } from '../../../test/interruptible-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { paymentBody } from '../../../test/open-stay.ts';
import { type StartedPortal, startTestPortal } from '../../../test/start-portal.ts';
import { startStripe, type StripeStandIn } from '../../../test/stripe/stand-in.ts';
import { createStripeProvider } from '../../stay/server/stripe-provider.ts';

const KEY = 'sk_test_1';
const SECRET = 'whsec_one';
const { webhooks } = new Stripe(KEY);
const PATIENCE = { timeout: 30_000, interval: 300 };

const dataDir = mkdtempSync(join(tmpdir(), 'ospitalia-senza-dati-'));
let database: TestDatabase;
let cable: InterruptibleServer;
let stripe: StripeStandIn;
let portal: StartedPortal;

beforeAll(async () => {
  [database, stripe] = await Promise.all([createTestDatabase(), startStripe()]);
  cable = await openInterruptibleServer(database.url);
  portal = await startTestPortal({
    DATABASE_URL: cable.url,
    OSPITALIA_DATA_DIR: dataDir,
    STRIPE_SECRET_KEY: KEY,
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_two',
    STRIPE_API_BASE: stripe.origin,
  });
});
afterAll(async () => {
  await portal.kill();
  await cable.cut();
  await stripe.stop();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${portal.port}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, body: (await response.json()) as { codice?: string } };
}

const tell = (payload: string) =>
  post('/api/payments/webhook', payload, {
    'Stripe-Signature': webhooks.generateTestHeaderString({ payload, secret: SECRET }),
  });

/** What a guest sends who wants nights of a house that Stripe takes money for. */
async function wanted(): Promise<string> {
  const provider = createStripeProvider({ key: KEY, apiBase: stripe.origin });
  const { account_id } = await provider.openAccount({ email: 'anna@example.it', key: 'conto:anna' });
  await stripe.finishOnboarding(account_id);
  const active = { provider: 'stripe', charges_enabled: true, details_submitted: true } as const;
  const owner = { proprietario_email: 'anna@example.it' };
  await database.db
    .insertInto('payout_accounts')
    .values({ ...owner, ...active, account_id })
    .execute();
  const id = await buildStruttura(database.db, { ...owner, stripe_account_id: account_id });
  const { cin } = await database.db
    .selectFrom('strutture')
    .select('cin')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return JSON.stringify(paymentBody(id, { cin: cin ?? '' }));
}

const bookings = () => database.db.selectFrom('bookings').select(['status', 'session_id']).execute();

test('G3 webhooks: without a database both answer 503, nothing is half written, and the news told again is heard', async () => {
  const body = await wanted();
  await cable.cut();
  const refused = await post('/api/payments/booking/create-payment', body);
  expect([refused.status, refused.body.codice]).toEqual([503, 'SERVIZIO_NON_DISPONIBILE']);
  expect(await bookings()).toEqual([]);
  await cable.restore();
  await vi.waitFor(async () => {
    expect((await post('/api/payments/booking/create-payment', body)).status).toBe(200);
  }, PATIENCE);
  const [held, ...others] = await bookings();
  expect([held?.status, others]).toEqual(['in_attesa_pagamento', []]);
  await stripe.pay(held?.session_id ?? '');
  const [event] = (await stripe.events()).filter(({ type }) => type === 'checkout.session.completed');
  const news = JSON.stringify(event);
  await cable.cut();
  const unheard = await tell(news);
  expect([unheard.status, unheard.body.codice]).toEqual([503, 'SERVIZIO_NON_DISPONIBILE']);
  expect(await database.db.selectFrom('payment_events').select('id').execute()).toEqual([]);
  await cable.restore();
  await vi.waitFor(async () => expect((await tell(news)).status).toBe(200), PATIENCE);
  expect(await bookings()).toMatchObject([{ status: 'confermata' }]);
});
