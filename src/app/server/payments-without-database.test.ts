import { afterAll, expect, test, vi } from 'vitest';
import { openInterruptibleServer } from '../../../test/interruptible-server.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { paymentBody } from '../../../test/open-stay.ts';
import { startPortals } from '../../../test/start-portal.ts';
import { startStripe } from '../../../test/stripe/stand-in.ts';
import { buildStripeHome, signed, stripeEnv } from '../../../test/stripe/stripe-fixture.ts';

const PATIENCE = { timeout: 60_000, interval: 300 };

const [database, stripe] = await Promise.all([createTestDatabase(), startStripe()]);
const cable = await openInterruptibleServer(database.url);
const { portalAt, close } = await startPortals(database, 1, { env: { DATABASE_URL: cable.url, ...stripeEnv(stripe) } });
afterAll(async () => {
  await close();
  await cable.cut();
  await stripe.stop();
});

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${portalAt(0).port}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, body: (await response.json()) as { codice?: string } };
}

const deliver = (payload: string) => post('/api/payments/webhook', payload, signed(payload));

const bookings = () => database.db.selectFrom('bookings').select(['status', 'session_id']).execute();

test('G3 webhooks: payment requests and webhook calls return 503 and write nothing while the database is unreachable, and succeed when they are sent again', async () => {
  const { struttura_id, cin } = await buildStripeHome(database.db, stripe, 'anna@example.it');
  const body = JSON.stringify(paymentBody(struttura_id, { cin }));
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
  const unheard = await deliver(news);
  expect([unheard.status, unheard.body.codice]).toEqual([503, 'SERVIZIO_NON_DISPONIBILE']);
  expect(await database.db.selectFrom('payment_events').select('id').execute()).toEqual([]);
  await cable.restore();
  await vi.waitFor(async () => expect((await deliver(news)).status).toBe(200), PATIENCE);
  expect(await bookings()).toMatchObject([{ status: 'confermata' }]);
});
