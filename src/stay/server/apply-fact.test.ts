import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openStay } from '../../../test/open-stay.ts';
import { asCents } from '../../kernel/money/cents.ts';
import type { BookingFact } from '../rules/booking-fact.ts';
import type { PaymentAction } from './stay-dependencies.ts';

let isQueueBroken = false;
const stay = await openStay({
  plant: (deps) => ({
    ...deps,
    // Throws without running a statement, because a failed statement would itself abort the transaction.
    putAction: async (action, transaction) => {
      if (isQueueBroken) throw new Error('the queue is unavailable');
      await deps.putAction(action, transaction);
    },
  }),
});
afterAll(() => stay.database.close());

async function written({ codice, id }: { codice: string; id: string }) {
  const booking = await stay.booking(codice);
  const { rows: refunds } = await sql`select status, amount_cents from refunds where booking_id = ${id}`.execute(
    stay.db,
  );
  const { rows: mails } = await sql`select mail from sent_mails where booking_id = ${id}`.execute(stay.db);
  const { rows: jobs } = await sql<{ action: PaymentAction }>`select action from actions`.execute(stay.db);
  return { booking, refunds, mails, jobs, nights: await stay.events(booking.struttura_id) };
}

test.each<[PaymentAction['kind'], 'request' | 'sale', BookingFact]>([
  ['capture', 'request', { kind: 'accepted' }],
  ['cancel_payment', 'request', { kind: 'refused' }],
  ['refund', 'sale', { kind: 'cancelled', by: 'proprietario', refund_cents: asCents(28_500) }],
])(
  'rolls back a decision if its job “%s” cannot be queued, so that the decision can be retried',
  async (kind, begin, fact) => {
    stay.clear();
    const booking = await stay[begin]();
    const before = await written(booking);
    isQueueBroken = true;
    await expect(stay.applyFact(booking.id, fact)).rejects.toThrow('the queue is unavailable');
    expect(await written(booking)).toEqual(before);
    isQueueBroken = false;
    await stay.applyFact(booking.id, fact);
    expect((await written(booking)).jobs.map(({ action }) => action.kind)).toEqual([kind]);
    await stay.work();
  },
);
