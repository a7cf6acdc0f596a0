import { z } from 'zod';
import { addDays, dateInRome } from '../../src/kernel/calendar-date.ts';
import type { StripeStandIn } from '../../test/stripe/stand-in.ts';
import type { Random } from '../../src/demo/seeded-random.ts';
import { type Act, type Ask, type Outcome, outcomeOf } from './act.ts';

/** A house that takes money by the stand-in. */
export type SoldHouse = { struttura_id: number; cin: string };
/** What guests who cancelled were promised, by the code of their booking, in cents. */
export type Promises = Map<string, number>;

type Guest = { codice: string; session: string; address: string };

const opened = z.object({ codice: z.string(), checkout_url: z.string() });
const shown = z.object({ data: z.object({ cancellation: z.object({ refund_cents: z.number() }).nullable() }) });

const AHEAD = 20;
const NIGHTS = 2;
/** Stays that follow each other in one house before they begin anew. */
const STAYS = 120;
const PAID = 0.8;
const RELEASED = 0.1;
/** Bookings that stand before the oldest of them is cancelled: nights come back, as many as are sold. */
const STANDING = 40;
const CENTS = 100;

type Parts = { ask: Ask; stripe: StripeStandIn; random: Random };
/** Guests who have not paid, those who have, oldest first, and how many there ever were. */
type GuestBook = { unpaid: Guest[]; booked: Guest[]; promises: Promises; guests: number };

async function hold({ ask }: Parts, book: GuestBook, houses: readonly SoldHouse[]): Promise<Outcome> {
  const stay = Math.floor(book.guests / houses.length) % STAYS;
  const house = houses[book.guests % houses.length];
  book.guests += 1;
  const { guests } = book;
  const address = `10.${(guests >> 16) & 255}.${(guests >> 8) & 255}.${guests & 255}`;
  const check_in_date = addDays(addDays(dateInRome(new Date()), AHEAD), stay * NIGHTS);
  const person = {
    guest_name: 'Carla Verdi',
    guest_email: `carla${guests}@example.it`,
    guest_phone: '+39 347 555 0102',
  };
  const body = { ...house, guests: 2, check_in_date, check_out_date: addDays(check_in_date, NIGHTS), ...person };
  const answer = await ask({ method: 'POST', path: '/api/payments/booking/create-payment', address, body });
  if (answer.status === 200) {
    const { codice, checkout_url } = opened.parse(JSON.parse(answer.text));
    book.unpaid.push({ codice, address, session: checkout_url.slice(checkout_url.lastIndexOf('/') + 1) });
  }
  return outcomeOf('hold', answer);
}

/** The news of it is sent to the portal, signed, by the stand-in; one guest of ten lets go, another one goes away without a word. */
async function payOrLeave({ ask, stripe, random }: Parts, book: GuestBook, guest: Guest): Promise<Outcome> {
  const { codice, address, session } = guest;
  const path = `/api/prenotazioni/${codice}`;
  const drawn = random.next();
  if (drawn >= PAID + RELEASED) return outcomeOf('look', await ask({ method: 'GET', path, address }));
  if (drawn >= PAID)
    return outcomeOf('release', await ask({ method: 'POST', path: `${path}/lascia`, address, body: {} }));
  await stripe.pay(session);
  book.booked.push(guest);
  return outcomeOf('paid', await ask({ method: 'GET', path, address }));
}

async function cancel({ ask }: Parts, { promises }: GuestBook, { codice, address }: Guest): Promise<Outcome> {
  const path = `/api/prenotazioni/${codice}`;
  const before = await ask({ method: 'GET', path, address });
  if (before.status !== 200) return outcomeOf('booking', before);
  const due = shown.parse(JSON.parse(before.text)).data.cancellation?.refund_cents;
  if (due === undefined) return outcomeOf('booking', before);
  const body = { rimborso: due / CENTS };
  const answer = await ask({ method: 'POST', path: `${path}/annulla`, address, body });
  if (answer.status === 200) promises.set(codice, due);
  return outcomeOf('cancel', answer);
}

/** Guests who hold nights, pay for them, look at their booking and cancel it: each act is the next step of one of them. */
export function bookStays(parts: Parts, houses: readonly SoldHouse[]): { act: Act; promises: Promises } {
  const book: GuestBook = { unpaid: [], booked: [], promises: new Map(), guests: 0 };
  const act: Act = () => {
    const guest = book.unpaid.shift();
    if (guest !== undefined) return payOrLeave(parts, book, guest);
    const oldest = book.booked.length > STANDING ? book.booked.shift() : undefined;
    return oldest === undefined ? hold(parts, book, houses) : cancel(parts, book, oldest);
  };
  return { act, promises: book.promises };
}
