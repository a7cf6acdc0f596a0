import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildStruttura } from '../../test/build-struttura.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { paymentBody } from '../../test/open-stay.ts';
import { type StartedPortal, startTestPortal } from '../../test/start-portal.ts';
import { startStripe, type StripeStandIn } from '../../test/stripe/stand-in.ts';
import { addDays, dateInRome } from '../kernel/calendar-date.ts';
import { createStripeProvider } from '../stay/server/stripe-provider.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const DELIVERIES = Number(process.env['OSPITALIA_DELIVERIES'] ?? 5000);
const BOOKINGS = 30;
const AT_ONCE = 20;
const KEY = 'sk_test_1';
const SECRET = 'whsec_one';
const { webhooks } = new Stripe(KEY);
const FIRST = addDays(dateInRome(new Date()), 20);

const dataDir = mkdtempSync(join(tmpdir(), 'ospitalia-notizie-'));
let database: TestDatabase;
let stripe: StripeStandIn;
let portals: StartedPortal[] = [];

function start(): Promise<StartedPortal> {
  return startTestPortal({
    DATABASE_URL: database.url,
    OSPITALIA_DATA_DIR: dataDir,
    STRIPE_SECRET_KEY: KEY,
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_two',
    STRIPE_API_BASE: stripe.origin,
  });
}

beforeAll(async () => {
  [database, stripe] = await Promise.all([createTestDatabase(), startStripe()]);
  portals = [await start(), await start()];
});
afterAll(async () => {
  await Promise.all(portals.map((portal) => portal.kill()));
  await stripe.stop();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const addressOf = (guest: number, path: string) =>
  `http://127.0.0.1:${portals[guest % portals.length]?.port ?? 0}${path}`;

/** An owner's house that Stripe takes money for. */
async function house(): Promise<{ struttura_id: number; cin: string }> {
  const provider = createStripeProvider({ key: KEY, apiBase: stripe.origin });
  const { account_id } = await provider.openAccount({ email: 'anna@example.it', key: 'conto:anna' });
  await stripe.finishOnboarding(account_id);
  const { db } = database;
  await db
    .insertInto('payout_accounts')
    .values({
      account_id,
      proprietario_email: 'anna@example.it',
      provider: 'stripe',
      charges_enabled: true,
      details_submitted: true,
    })
    .execute();
  const owner = { proprietario_email: 'anna@example.it', stripe_account_id: account_id };
  const struttura_id = await buildStruttura(db, owner);
  const { cin } = await db
    .selectFrom('strutture')
    .select('cin')
    .where('id', '=', struttura_id)
    .executeTakeFirstOrThrow();
  return { struttura_id, cin: cin ?? '' };
}

async function book(place: { struttura_id: number; cin: string }, guest: number): Promise<string> {
  const check_in_date = addDays(FIRST, guest);
  const dates = { check_in_date, check_out_date: addDays(check_in_date, 1) };
  const response = await fetch(addressOf(guest, '/api/payments/booking/create-payment'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.0.${guest}` },
    body: JSON.stringify({ ...paymentBody(place.struttura_id), cin: place.cin, ...dates }),
  });
  const answer: unknown = await response.json();
  expect([response.status, answer]).toMatchObject([200, { success: true }]);
  const { session_id } = await database.db
    .selectFrom('bookings')
    .select('session_id')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return session_id ?? '';
}

/** Tells one of the portals; `false`: it was not heard, and is to be told again. */
async function deliver(payload: string, guest: number): Promise<boolean> {
  const signature = webhooks.generateTestHeaderString({ payload, secret: SECRET });
  try {
    const response = await fetch(addressOf(guest, '/api/payments/webhook'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body: payload,
    });
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}

/** As Stripe does: in no order, some at once, and again what was not heard. */
async function deliverAll(waiting: string[], onHeard: (heard: number) => void): Promise<void> {
  let heard = 0;
  const courier = async (number: number) => {
    for (let payload = waiting.pop(); payload !== undefined; payload = waiting.pop()) {
      if (await deliver(payload, number)) {
        heard += 1;
        onHeard(heard);
      } else {
        waiting.unshift(payload);
        await pause(100);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => courier(number)));
}

test('P5 news shuffled and repeated, portals killed meanwhile: every payment is a booking, told once', async () => {
  const place = await house();
  const paid: string[] = [];
  for (let guest = 0; guest < BOOKINGS; guest += 1) {
    const session = await book(place, guest);
    paid.push(await stripe.pay(session));
  }
  // A third of them are paid back by a person, before anybody heard of the payment.
  const back = paid.filter((_, index) => index % 3 === 0);
  for (const payment of back) await stripe.refundInDashboard(payment);
  const events = (await stripe.events()).map((event) => JSON.stringify(event));
  const waiting = Array.from({ length: DELIVERIES }, (_, index) => events[index % events.length] ?? '')
    .map((payload) => ({ payload, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ payload }) => payload);
  const kills: Promise<void>[] = [];
  const killOne = async (index: number) => {
    await portals[index]?.kill();
    portals[index] = await start();
  };
  await deliverAll(waiting, (heard) => {
    if (heard === Math.floor(DELIVERIES / 100)) kills.push(killOne(0));
    if (heard === Math.floor(DELIVERIES / 2)) kills.push(killOne(1));
  });
  await Promise.all(kills);
  const { rows } = await sql<{ status: string; count: number; paid: number }>`
    select status, count(*)::int as count, sum(paid_cents)::int as paid from bookings group by status order by status
  `.execute(database.db);
  expect(rows).toEqual([
    { status: 'annullata', count: back.length, paid: back.length * 9500 },
    { status: 'confermata', count: BOOKINGS - back.length, paid: (BOOKINGS - back.length) * 9500 },
  ]);
  const { rows: mails } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where name = 'mail' and data->>'to' like 'carla%' group by data->>'to'
  `.execute(database.db);
  expect(mails.map(({ count }) => count).toSorted((one, other) => one - other)).toEqual([
    ...paid.slice(back.length).map(() => 1),
    ...back.map(() => 2),
  ]);
});
