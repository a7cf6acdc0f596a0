import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, dateInRome } from '../../src/kernel/dates/calendar-date.ts';
import { paymentBody } from '../../test/open-stay.ts';
import { sentBody } from '../../test/owner-modules.ts';
import { signed } from '../../test/stripe/stripe-fixture.ts';
import type { Call } from './send.ts';
import type { Environment } from './environment.ts';

export type Extent = 'nothing' | 'whole' | 'part';

export type Attempt = { call: Call; extent(): Promise<Extent> };

export type Scenario = { name: string; prepare(environment: Environment, send: SendRequest): Promise<Attempt> };
export type SendRequest = (call: Call) => Promise<{ checkout_url?: string; codice?: string; data?: BookingView }>;
type BookingView = { cancellation?: { refund_cents: number } | null };

const json = (path: string, body: object): Call => ({ method: 'POST', path, body });

async function extentOf(
  { database: { db } }: Environment,
  parts: ReturnType<typeof sql<Record<string, number>>>,
  whole: object,
) {
  const { rows } = await parts.execute(db);
  const found = JSON.stringify(rows[0]);
  if (found === JSON.stringify(whole)) return 'whole';
  return Object.values(rows[0] ?? {}).every((count) => count === 0) ? 'nothing' : 'part';
}

const submission: Scenario = {
  name: 'submission with a photo',
  async prepare(environment) {
    const cin = `IT052015C2${randomUUID().slice(0, 8).toUpperCase()}`;
    const email = `${cin.toLowerCase()}@example.it`;
    const immagini = [`data:image/jpeg;base64,${Buffer.from(environment.nextPhoto()).toString('base64')}`];
    const parts = sql<Record<string, number>>`
      select (select count(*)::int from strutture where cin = ${cin}) as homes,
        (select count(*)::int from struttura_photos join photos on photos.id = photo_id
          join strutture on strutture.id = struttura_id where cin = ${cin} and ready_at is not null) as photos,
        (select count(*)::int from pgboss.job where name = 'mail' and data ->> 'to' = ${email}) as mails`;
    const call = json('/api/strutture', sentBody({ cin, immagini, email }));
    return { call, extent: () => extentOf(environment, parts, { homes: 1, photos: 1, mails: 1 }) };
  },
};

let stays = 0;

function bookingCall({ houses }: Environment): { call: Call; email: string } {
  stays += 1;
  const [house] = houses;
  const check_in_date = addDays(dateInRome(new Date()), 20 + stays);
  const nights = { check_in_date, check_out_date: addDays(check_in_date, 1) };
  const email = `carla-${randomUUID()}@example.it`;
  const body = paymentBody(house?.struttura_id ?? 0, { cin: house?.cin ?? '', ...nights, guest_email: email });
  const headers = { 'Idempotency-Key': randomUUID() };
  return { email, call: { ...json('/api/payments/booking/create-payment', body), headers } };
}

const booking: Scenario = {
  name: 'booking',
  async prepare(environment) {
    const { call, email } = bookingCall(environment);
    // A new booking holds its nights until it is paid. If the response was lost, the sweep releases the hold.
    const parts = sql<Record<string, number>>`
      select count(*)::int as bookings, count(e.id)::int as nights from bookings b
      left join calendar_events e on e.booking_id = b.id and e.is_hold where guest_email = ${email}`;
    return { call, extent: () => extentOf(environment, parts, { bookings: 1, nights: 1 }) };
  },
};

async function pay(environment: Environment, send: SendRequest) {
  const { call, email } = bookingCall(environment);
  const { checkout_url = '', codice = '' } = await send(call);
  const session_id = checkout_url.split('/').at(-1) ?? '';
  await environment.stripe.pay(session_id);
  const event = (await environment.stripe.events()).find(({ type, data }) => {
    const about = JSON.stringify(data.object);
    return type === 'checkout.session.completed' && about.includes(session_id);
  });
  const payload = JSON.stringify(event);
  const webhookCall = {
    method: 'POST',
    path: '/api/payments/webhook',
    body: Uint8Array.from(Buffer.from(payload)),
    headers: signed(payload),
  };
  return { webhookCall, email, codice };
}

const payment: Scenario = {
  name: 'payment event',
  async prepare(environment, send) {
    const { webhookCall, email } = await pay(environment, send);
    const parts = sql<Record<string, number>>`
      select count(*) filter (where status = 'confermata' and paid_cents = total_cents)::int as paid,
        (select count(*)::int from payment_events p join bookings on bookings.id = p.booking_id
          where guest_email = ${email}) as stored,
        (select count(*)::int from calendar_events e join bookings on bookings.id = e.booking_id
          where guest_email = ${email} and event_type = 'booking') as nights,
        (select count(*)::int from pgboss.job where name = 'mail' and data ->> 'to' = ${email}) as mails
      from bookings where guest_email = ${email}`;
    return {
      call: webhookCall,
      extent: () => extentOf(environment, parts, { paid: 1, stored: 1, nights: 1, mails: 1 }),
    };
  },
};

const cancellation: Scenario = {
  name: 'cancellation',
  async prepare(environment, send) {
    const { webhookCall, email, codice } = await pay(environment, send);
    await send(webhookCall);
    const { data } = await send({ method: 'GET', path: `/api/prenotazioni/${codice}` });
    const rimborso = (data?.cancellation?.refund_cents ?? 0) / 100;
    const parts = sql<Record<string, number>>`
      select count(*) filter (where status = 'annullata')::int as cancelled,
        (select count(*)::int from refunds join bookings on bookings.id = booking_id where guest_email = ${email}) as refunds,
        (select 1 - count(*)::int from calendar_events e join bookings on bookings.id = e.booking_id
          where guest_email = ${email}) as freed,
        (select count(*)::int - 1 from pgboss.job where name = 'mail' and data ->> 'to' = ${email}) as mails
      from bookings where guest_email = ${email}`;
    const whole = { cancelled: 1, refunds: 1, freed: 1, mails: 1 };
    return {
      call: json(`/api/prenotazioni/${codice}/annulla`, { rimborso }),
      extent: () => extentOf(environment, parts, whole),
    };
  },
};

export const SCENARIOS: readonly Scenario[] = [submission, booking, payment, cancellation];
