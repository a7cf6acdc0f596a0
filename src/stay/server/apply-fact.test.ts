import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStay, type OpenStay, paymentBody, unreadForHours } from '../../../test/open-stay.ts';
import { asCents } from '../../kernel/cents.ts';
import type { BookingFact } from '../rules/booking-fact.ts';
import type { PaymentAction } from './stay-parts.ts';

let stay: OpenStay;
let isQueueBroken = false;
beforeAll(async () => {
  stay = await openStay({
    plant: (parts) => ({
      ...parts,
      // The queue fails before it asks the database, which therefore does not abort the transaction by itself.
      putAction: async (action, transaction) => {
        if (isQueueBroken) throw new Error('the queue takes no jobs');
        await parts.putAction(action, transaction);
      },
    }),
  });
});
afterAll(() => stay.database.close());
beforeEach(() => {
  isQueueBroken = false;
});

/** A request whose card is authorised. */
async function request() {
  stay.setting.readAgain = unreadForHours;
  const { codice } = await stay.create(paymentBody(await stay.house()));
  const { id, session_id } = await stay.booking(codice);
  stay.company.pay(session_id ?? '');
  await stay.applyCheckout(await stay.company.provider.readCheckout(session_id ?? ''));
  return { codice, id };
}

/** A booking whose card is charged. */
async function sale() {
  const { codice, id } = await request();
  await stay.applyFact(id, { kind: 'accepted' });
  await stay.work();
  return { codice, id };
}

/** Everything that a decision about a booking writes. */
async function written({ codice, id }: { codice: string; id: string }) {
  const booking = await stay.booking(codice);
  const { rows: refunds } = await sql`select status, amount_cents from refunds where booking_id = ${id}`.execute(
    stay.db,
  );
  const { rows: told } = await sql`select mail from told where booking_id = ${id}`.execute(stay.db);
  const { rows: jobs } = await sql<{ action: PaymentAction }>`select action from actions`.execute(stay.db);
  return { booking, refunds, told, jobs, nights: await stay.events(booking.struttura_id) };
}

const CANCELLED: BookingFact = { kind: 'cancelled', by: 'proprietario', refund_cents: asCents(28_500) };

test.each<[PaymentAction['kind'], () => ReturnType<typeof sale>, BookingFact]>([
  ['capture', request, { kind: 'accepted' }],
  ['cancel_payment', request, { kind: 'refused' }],
  ['refund', sale, CANCELLED],
])('a decision whose job “%s” cannot be queued is undone whole, and can be taken again', async (kind, begin, fact) => {
  const booking = await begin();
  const before = await written(booking);
  isQueueBroken = true;
  await expect(stay.applyFact(booking.id, fact)).rejects.toThrow('the queue takes no jobs');
  expect(await written(booking)).toEqual(before);
  isQueueBroken = false;
  await stay.applyFact(booking.id, fact);
  expect((await written(booking)).jobs.map(({ action }) => action.kind)).toEqual([kind]);
  await stay.work();
});
