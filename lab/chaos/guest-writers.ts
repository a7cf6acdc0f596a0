import { randomUUID } from 'node:crypto';
import { addDays, type CalendarDate, dateInRome } from '../../src/kernel/dates/calendar-date.ts';
import { toEuros, asCents } from '../../src/kernel/money/cents.ts';
import type { RandomSource } from '../../test/random-source.ts';
import type { StripeStandIn } from '../../test/stripe/stand-in.ts';
import type { Journal } from './journal.ts';
import type { Answer, Sender } from './send.ts';

export type House = { struttura_id: number; cin: string; cookie: string };
export type Act = () => Promise<void>;

export type WriterParts = {
  houses: readonly House[];
  posts: readonly number[];
  stripe: StripeStandIn;
  sender: Sender;
  journal: Journal;
  random: RandomSource;
  /** Returns whether the writers should send requests. `false` also ends their retries. */
  isOn(): boolean;
  nextPhoto(): Uint8Array<ArrayBuffer>;
};

/** Number of days that guests can book, so few that most guests compete for the same nights. */
const WINDOW_DAYS = 60;
const MOST_NIGHTS = 4;
const FIRST_DAY = 20;
/** Share of successful requests that are sent again, as a browser does if it did not receive the response. */
const REPEATED = 0.1;

type GuestHold = { codice: string; session_id: string };

function bookingRequest({ houses, random }: WriterParts) {
  const house = random.pick(houses);
  const check_in: CalendarDate = addDays(dateInRome(new Date()), FIRST_DAY + random.below(WINDOW_DAYS));
  return {
    struttura_id: house.struttura_id,
    cin: house.cin,
    check_in_date: check_in,
    check_out_date: addDays(check_in, 1 + random.below(MOST_NIGHTS)),
    guests: 2,
    guest_name: 'Carla Verdi',
    guest_email: `carla-${randomUUID()}@example.it`,
    guest_phone: '+39 347 555 0102',
  };
}

/** Requests a hold. Retries with the same idempotency key until a response arrives or the writers must stop. */
async function hold(parts: WriterParts): Promise<GuestHold | null> {
  const body = bookingRequest(parts);
  const headers = { 'Idempotency-Key': randomUUID() };
  const call = { method: 'POST', path: '/api/payments/booking/create-payment', body, headers };
  let answer: Answer = await parts.sender.send(call);
  while (answer.outcome === 'unknown' && parts.isOn()) answer = await parts.sender.send(call);
  if (answer.outcome === 'ok' && parts.random.next() < REPEATED) await parts.sender.send(call);
  const { outcome, body: answered } = answer;
  const codice = outcome === 'ok' ? (answered.codice ?? '') : null;
  parts.journal.add({ kind: 'hold', outcome, email: body.guest_email, codice });
  const session_id = answered.checkout_url?.split('/').at(-1) ?? '';
  return codice === null ? null : { codice, session_id };
}

async function release({ sender, journal }: WriterParts, { codice }: GuestHold): Promise<void> {
  const { outcome } = await sender.send({ method: 'POST', path: `/api/prenotazioni/${codice}/lascia`, body: {} });
  journal.add({ kind: 'release', outcome, codice });
}

async function cancel({ sender, journal }: WriterParts, { codice }: GuestHold): Promise<void> {
  const { body } = await sender.send({ method: 'GET', path: `/api/prenotazioni/${codice}` });
  const shown = body.data?.cancellation;
  if (body.data?.status !== 'confermata' || !shown) return;
  const rimborso = toEuros(asCents(shown.refund_cents));
  const call = { method: 'POST', path: `/api/prenotazioni/${codice}/annulla`, body: { rimborso } };
  const { outcome } = await sender.send(call);
  journal.add({ kind: 'cancellation', outcome, codice });
}

export function createGuest(parts: WriterParts): Act {
  const { random, stripe } = parts;
  const paid: GuestHold[] = [];
  return async () => {
    const [oldest] = paid;
    if (oldest !== undefined && paid.length > 2) {
      await cancel(parts, oldest);
      paid.shift();
      return;
    }
    const held = await hold(parts);
    if (held === null) return;
    if (random.next() < 0.3) return release(parts, held);
    if (random.next() < 0.1) return;
    const isPaid = await stripe.pay(held.session_id).then(
      () => true,
      () => false,
    );
    if (isPaid) paid.push(held);
  };
}
