import { afterAll, expect, test } from 'vitest';
import { bookInDemo } from '../../../test/book-in-demo.ts';
import { buildBooking } from '../../../test/build-booking.ts';
import { openCalendarPortal } from '../../../test/calendar-portal.ts';
import { paymentBody } from '../../../test/open-stay.ts';
import { NOW } from '../../../test/owner-modules.ts';
import { DEMO_CARDS } from '../../stay/demo-contract.ts';
import * as stayMessages from '../../stay/messages/visitor.ts';
import * as kernelMessages from '../../kernel/messages/visitor.ts';

const portal = await openCalendarPortal();
afterAll(() => portal.close());

const byGuest = { cookie: null };

const read = (codice: string) => portal.call('GET', `/api/prenotazioni/${codice}`, byGuest);
test('a demo payment confirms the booking, takes its nights, and notifies the guest and the owner', async () => {
  const { codice, pay } = await bookInDemo(portal);
  const held = await read(codice);
  expect(held.body.data).toMatchObject({ status: 'in_attesa_pagamento', is_demo: true, paid_cents: 0 });
  const refused = await pay(DEMO_CARDS.rifiutata);
  expect([refused.status, refused.body.codice]).toEqual([422, 'DATI_NON_VALIDI']);
  const paid = await pay();
  expect([paid.status, paid.body.url]).toEqual([200, expect.stringContaining(`/prenotazione/${codice}`)]);
  const booking = await read(codice);
  expect(booking.body.data).toMatchObject({ status: 'confermata', paid_cents: 28_500 });
  expect(booking.headers.get('cache-control')).toContain('no-store');
  expect(await portal.mailsTo(booking.body.data.guest_email)).toHaveLength(1);
  expect(await portal.mailsTo('anna@example.it')).toHaveLength(1);
  const file = await portal.call('GET', `/api/prenotazioni/${codice}/soggiorno.ics`, byGuest);
  expect([file.status, file.text]).toEqual([200, expect.stringContaining('DTSTART;VALUE=DATE:20261201')]);
  const owned = await portal.call('GET', '/api/proprietario/prenotazioni');
  expect([owned.status, JSON.stringify(owned.body)]).toEqual([200, expect.stringContaining('Carla Verdi')]);
});

test('a cancellation is rolled back if its refund cannot be queued', async () => {
  const { codice, pay } = await bookInDemo(portal);
  await pay();
  const { body: before } = await read(codice);
  const rimborso = before.data.cancellation.refund_cents / 100;
  const cancel = () => portal.call('POST', `/api/prenotazioni/${codice}/annulla`, { ...byGuest, body: { rimborso } });
  const { pool } = portal.database;
  await pool.query(`create function refuse_job() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`);
  await pool.query(`create trigger refuse before insert on pgboss.job for each row
    when (new.name = 'payment-action') execute function refuse_job()`);
  const mails = await portal.mailsTo(before.data.guest_email);
  expect((await cancel()).status).toBe(500);
  expect((await read(codice)).body).toEqual(before);
  expect(await portal.mailsTo(before.data.guest_email)).toEqual(mails);
  await pool.query('drop function refuse_job cascade');
  expect((await cancel()).body.data).toMatchObject({ status: 'annullata', refund_status: 'in_corso' });
});

test('bookings can be read, but cancellations return 502 with a message, if no Stripe keys are configured', async () => {
  const struttura_id = await portal.buildHome();
  const paid = { provider: 'stripe', payment_id: 'pi_paid', paid_cents: 32_500, session_id: 'cs_paid' } as const;
  const codici = { sold: 'TESTSTR1PE000001', held: 'TESTSTR1PE000002' };
  const id = await buildBooking(portal.db, { struttura_id, ...paid, codice: codici.sold });
  await buildBooking(portal.db, {
    struttura_id,
    codice: codici.held,
    period: '[2027-02-01,2027-02-04)',
    status: 'in_attesa_pagamento',
    provider: 'stripe',
    session_id: 'cs_held',
    expires_at: new Date(NOW.getTime() + 60_000),
  });
  const [sold, held] = [await read(codici.sold), await read(codici.held)];
  expect([sold.status, sold.body.data?.status]).toEqual([200, 'confermata']);
  expect([held.status, held.body.data?.status]).toEqual([200, 'in_attesa_pagamento']);
  const rimborso = sold.body.data.cancellation.refund_cents / 100;
  const answers = [
    await portal.call('POST', `/api/prenotazioni/${codici.sold}/annulla`, { ...byGuest, body: { rimborso } }),
    await portal.call('PUT', `/api/proprietario/prenotazioni/${id}/annulla`, { body: {} }),
  ];
  for (const { status, body } of answers) {
    expect([status, body.detail]).toEqual([502, stayMessages.paymentProviderNotConnected]);
  }
  const left = await portal.call('POST', `/api/prenotazioni/${codici.held}/lascia`, { ...byGuest, body: {} });
  expect([left.status, left.body.detail]).toEqual([502, stayMessages.paymentProviderUnreachable]);
  expect((await read(codici.sold)).body.data.status).toBe('confermata');
  await portal.database.pool.query("update bookings set status = 'rifiutata' where id = $1", [id]);
  const decided = await portal.call('PUT', `/api/proprietario/prenotazioni/${id}/accetta`, { body: {} });
  expect([decided.status, decided.body.codice]).toEqual([409, 'STATO_NON_VALIDO']);
});

test('a cancellation without a refund succeeds even if the payment provider is not configured', async () => {
  const struttura_id = await portal.buildHome();
  const paid = { provider: 'stripe', payment_id: 'pi_today', paid_cents: 32_500, session_id: 'cs_today' } as const;
  const codice = 'TESTSTR1PE000003';
  await buildBooking(portal.db, { struttura_id, ...paid, codice, period: '[2026-11-21,2026-11-24)' });
  const { body } = await portal.call('POST', `/api/prenotazioni/${codice}/annulla`, {
    ...byGuest,
    body: { rimborso: 0 },
  });
  expect(body.data).toMatchObject({ status: 'annullata', cancelled_by: 'ospite', refund_status: 'nessuno' });
});

const CHOSEN = { check_in_date: '2026-12-01', check_out_date: '2026-12-04', guests: 2 };
const MISSING = 'Seleziona le date e il numero di ospiti';

test.each<[string, Record<string, unknown>]>([
  ['no data at all', {}],
  ['no guests', { ...CHOSEN, guests: undefined }],
  ['no departure', { ...CHOSEN, check_out_date: undefined }],
  ['null as arrival', { ...CHOSEN, check_in_date: null }],
  ['an empty arrival', { ...CHOSEN, check_in_date: '' }],
  ['blanks as guests', { ...CHOSEN, guests: '  ' }],
  ['a number as arrival', { ...CHOSEN, check_in_date: 20_261_201 }],
  ['a negative number of guests', { ...CHOSEN, guests: -1 }],
])('a payment request with %s returns 422 with a message and holds no night', async (_, chosen) => {
  const house = await portal.buildHome({ stripe_account_id: 'acct_demo_anna' });
  const { check_in_date: _in, check_out_date: _out, guests: _guests, ...rest } = paymentBody(house, { cin: 'X' });
  const body = Object.keys(chosen).length === 0 ? {} : { ...rest, ...chosen };
  const answer = await portal.call('POST', '/api/payments/booking/create-payment', { ...byGuest, body });
  expect([answer.status, answer.body.detail]).toEqual([422, MISSING]);
  const held = await portal.db.selectFrom('bookings').select('id').where('struttura_id', '=', house).execute();
  expect(held).toEqual([]);
});

test('a payment request for 30 February returns 422 because the date does not exist', async () => {
  const house = await portal.buildHome({ stripe_account_id: 'acct_demo_anna' });
  const body = { ...paymentBody(house, { cin: 'X' }), check_in_date: '2026-02-30' };
  const answer = await portal.call('POST', '/api/payments/booking/create-payment', { ...byGuest, body });
  expect([answer.status, answer.body.detail]).toEqual([422, kernelMessages.dateNotFound]);
});
