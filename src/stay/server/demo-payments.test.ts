import { afterAll, expect, test } from 'vitest';
import { AGREED, buildBooking } from '../../../test/build-booking.ts';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { findBookingBy } from './booking-repository.ts';
import { createDemoPayments } from './demo-payments.ts';
import { createDemoProvider } from './demo-provider.ts';
import { checkoutRequest } from './open-checkout.ts';
import type { CheckoutState } from './payment-provider.ts';
import * as messages from '../messages/visitor.ts';

const publicUrl = 'https://ospitalia.example';
const clock = { now: () => new Date('2026-11-21T09:00:00Z') };
const BACK = `${publicUrl}/prenotazione/`;

const database = await createTestDatabase();
afterAll(() => database.close());
const applied: CheckoutState[] = [];

const payments = (isOn = true) =>
  createDemoPayments({
    db: database.db,
    clock,
    publicUrl,
    isOn,
    applyCheckout: async (checkout) => void applied.push(checkout),
    completeOnboarding: async (id) => id,
  });

const booking_id = await buildBooking(database.db, {
  struttura_id: await buildStruttura(database.db),
  status: 'in_attesa_pagamento',
  expires_at: new Date('2026-11-21T09:31:00Z'),
});
const booking = await findBookingBy(database.db, 'id', booking_id);
if (booking === undefined) throw new Error('no booking');
const provider = createDemoProvider({ db: database.db, clock, publicUrl });
const { session_id: session } = await provider.openCheckout(checkoutRequest(booking, publicUrl));

test('returns the order for the demo checkout page', async () => {
  expect(await payments().find(session)).toMatchObject({
    status: 'open',
    is_authorisation: false,
    nome: AGREED.nome,
    bill: AGREED.bill,
    immagine: null,
    politica_cancellazione: 'moderata',
    refund_steps: [
      { until: '2026-11-24', percent: 100 },
      { until: '2026-11-30', percent: 50 },
      { until: null, percent: 0 },
    ],
    check_in: '2026-12-01',
    check_out: '2026-12-04',
    expires_at: '2026-11-21T09:31:00.000Z',
    success_url: expect.stringContaining(BACK),
  });
});

test.each([
  ['4000 0000 0000 0002', messages.cardDeclined],
  ['4000000000009995', messages.insufficientFunds],
  ['1234', messages.cardNumberMissing],
])('rejects the card %s and keeps the checkout open', async (carta, detail) => {
  await expect(payments().pay(session, carta)).rejects.toMatchObject({ codice: 'DATI_NON_VALIDI', detail });
  expect((await payments().find(session)).status).toBe('open');
  expect(applied).toEqual([]);
});

test('pays once, however often a valid card is submitted', async () => {
  const backs = await Promise.all([1, 2, 3].map(() => payments().pay(session, '4242 4242 4242 4242')));
  expect(backs.every((back) => back.startsWith(BACK))).toBe(true);
  expect(new Set(applied.map(({ payment_id }) => payment_id)).size).toBe(1);
  expect(applied[0]).toMatchObject({ payment: 'paid', amount_cents: AGREED.bill.total_cents, currency: 'eur' });
});

test('returns 404 if real payments are enabled or the session is unknown', async () => {
  await expect(payments(false).find(session)).rejects.toMatchObject({ codice: 'NON_TROVATO' });
  await expect(payments(false).pay(session, '4242424242424242')).rejects.toMatchObject({ codice: 'NON_TROVATO' });
  await expect(payments().find('cs_demo_none')).rejects.toMatchObject({ codice: 'NON_TROVATO' });
});
