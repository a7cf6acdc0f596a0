import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { paymentBody } from '../../../test/open-stay.ts';
import { startPortals } from '../../../test/start-portal.ts';
import { startStripe } from '../../../test/stripe/stand-in.ts';
import { buildStripeHome, providerAt, signed, stripeEnv } from '../../../test/stripe/stripe-fixture.ts';
import type { EventOnWire } from '../../../test/stripe/stripe-objects.ts';
import { sized } from '../../../test/verify.ts';
import { addDays, dateInRome } from '../../kernel/dates/calendar-date.ts';

vi.setConfig({ testTimeout: sized(240_000, 3_600_000) });

const DELIVERIES = sized(300, 5000);
const BOOKINGS = 4;
const PRICE = 9500;
const AT_ONCE = 20;
const FIRST = addDays(dateInRome(new Date()), 20);

const [database, stripe] = await Promise.all([createTestDatabase(), startStripe()]);
const { portals, portalAt, start, close } = await startPortals(database, 2, { env: stripeEnv(stripe) });
afterAll(async () => {
  await close();
  await stripe.stop();
});

const addressOf = (guest: number, path: string) => `http://127.0.0.1:${portalAt(guest).port}${path}`;
const house = (email: string) => buildStripeHome(database.db, stripe, email);

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

/** Delivers an event to the portal. Returns `false` if the event has to be delivered again. */
async function deliver(event: EventOnWire, guest: number): Promise<boolean> {
  const payload = JSON.stringify(event);
  const isConnect = event.account !== undefined;
  try {
    const response = await fetch(addressOf(guest, `/api/payments/webhook${isConnect ? '/connect' : ''}`), {
      method: 'POST',
      headers: signed(payload, isConnect ? 'connect' : 'platform'),
      body: payload,
    });
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}

async function deliverAll(waiting: EventOnWire[], onReceived: (received: number) => void): Promise<void> {
  let received = 0;
  const courier = async (number: number) => {
    for (let event = waiting.pop(); event !== undefined; event = waiting.pop()) {
      if (await deliver(event, number)) {
        received += 1;
        onReceived(received);
      } else {
        waiting.unshift(event);
        await pause(100);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => courier(number)));
}

type End = { status: string; paid_cents: number; back_cents: number; dispute_status: string | null; mails: number };
const SOLD: End = { status: 'confermata', paid_cents: PRICE, back_cents: 0, dispute_status: null, mails: 1 };
const TAKEN_BACK: End = { ...SOLD, status: 'annullata', back_cents: PRICE, mails: 2 };

async function dispute(session: string, outcome: 'won' | 'lost'): Promise<void> {
  const payment = await stripe.pay(session);
  await stripe.dispute(payment, 'created', 'needs_response');
  await stripe.dispute(payment, 'closed', outcome);
}

const strays: EventOnWire[] = [];

async function sendAlso(session: string, type: string): Promise<void> {
  const event = (await stripe.events()).find((one) => JSON.stringify(one.data).includes(`"id":"${session}"`));
  if (event !== undefined) strays.push({ ...event, id: `${event.id}also`, type });
}

/** Events of a booking and its final state, which must not depend on the order of the events. */
const STORIES: [(session: string) => Promise<unknown>, End][] = [
  [(session) => stripe.pay(session), SOLD],
  [(session) => stripe.pay(session).then(() => sendAlso(session, 'checkout.session.completed')), SOLD],
  [(session) => stripe.pay(session).then(() => sendAlso(session, 'checkout.session.expired')), SOLD],
  [(session) => stripe.pay(session).then((payment) => stripe.refundInDashboard(payment)), TAKEN_BACK],
  [(session) => dispute(session, 'won'), { ...SOLD, dispute_status: 'won' }],
  [(session) => dispute(session, 'lost'), { ...TAKEN_BACK, dispute_status: 'lost' }],
  [(session) => providerAt(stripe).expireCheckout(session), { ...SOLD, status: 'scaduta', paid_cents: 0, mails: 0 }],
];

function shuffled<T>(things: readonly T[]): T[] {
  const placed = things.map((thing) => ({ thing, place: Math.random() }));
  return placed.toSorted((one, other) => one.place - other.place).map(({ thing }) => thing);
}

test('P5 each booking reaches its final state and sends its notifications once, even if events are reordered or repeated and portals are killed', async () => {
  const [anna, bruno] = [await house('anna@example.it'), await house('bruno@example.it')];
  const ends = new Map<string, End>();
  for (let guest = 0; guest < BOOKINGS * STORIES.length; guest += 1) {
    const session = await book(anna, guest);
    const [happen, end] = STORIES[guest % STORIES.length] ?? [];
    await happen?.(session);
    if (end) ends.set(session, end);
  }
  const judge = (account: string, charges_enabled: boolean) => stripe.judgeAccount(account, { charges_enabled });
  for (const word of [false, true]) await judge(anna.account_id, word);
  await judge(bruno.account_id, false);
  const sent = await stripe.events();
  const events = [...sent, ...strays];
  const times = Math.ceil(DELIVERIES / events.length);
  const waiting = shuffled(Array.from({ length: times }, () => events).flat());
  const meanwhile: Promise<void>[] = [];
  const killOne = async (index: number) => {
    await portals[index]?.kill();
    portals[index] = await start();
  };
  const judgeAgain = async () => {
    for (const word of [false, true]) {
      await judge(anna.account_id, word);
      await pause(200);
    }
    waiting.unshift(...(await stripe.events()).slice(sent.length));
  };
  await deliverAll(waiting, (received) => {
    if (received === Math.floor(DELIVERIES / 100)) meanwhile.push(killOne(0));
    if (received === Math.floor(DELIVERIES / 4)) meanwhile.push(judgeAgain());
    if (received === Math.floor(DELIVERIES / 2)) meanwhile.push(killOne(1));
  });
  await Promise.all(meanwhile);
  const { rows } = await sql<End & { session_id: string }>`
    select session_id, status, paid_cents, dispute_status,
      (select coalesce(sum(amount_cents), 0)::int from refunds where booking_id = bookings.id) as back_cents,
      (select count(*)::int from pgboss.job where name = 'mail' and data->>'to' = guest_email) as mails
    from bookings order by created_at`.execute(database.db);
  expect(rows).toEqual([...ends].map(([session_id, end]) => ({ session_id, ...end })));
  const accounts = await database.db
    .selectFrom('strutture')
    .innerJoin('payout_accounts', 'account_id', 'stripe_account_id')
    .select(['strutture.proprietario_email', 'charges_enabled', 'stripe_onboarding_completed'])
    .orderBy('strutture.proprietario_email')
    .execute();
  expect(accounts).toEqual([
    { proprietario_email: 'anna@example.it', charges_enabled: true, stripe_onboarding_completed: true },
    { proprietario_email: 'bruno@example.it', charges_enabled: false, stripe_onboarding_completed: false },
  ]);
});
