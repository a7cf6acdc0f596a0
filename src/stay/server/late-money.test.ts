import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openStay } from '../../../test/open-stay.ts';
import { asCents } from '../../kernel/money/cents.ts';
import { ProviderError } from './payment-provider.ts';
import { sweepBookings } from './sweep-bookings.ts';

const stay = await openStay();
afterAll(() => stay.database.close());
beforeEach(() => stay.clear());

const ALL = asCents(28_500);
const SOLD = { status: 'confermata', paid_cents: ALL };
const HELD = { status: 'in_attesa_pagamento' };
const EXPIRED = { status: 'scaduta', paid_cents: 0 };

async function accepted() {
  const request = await stay.request();
  await stay.applyFact(request.id, { kind: 'accepted' });
  return request;
}
const cancel = (id: string, refund_cents = ALL, by: 'ospite' | 'proprietario' = 'proprietario') =>
  stay.applyFact(id, { kind: 'cancelled', by, refund_cents });
const company = (session_id: string) => stay.company.session(session_id);
const refundOf = (id: string) =>
  stay.db.selectFrom('refunds').select(['status', 'amount_cents']).where('booking_id', '=', id).execute();

test('charges an accepted request without waiting for an event', async () => {
  const { codice, session_id } = await accepted();
  await stay.work();
  expect(company(session_id).payment).toBe('paid');
  expect(await stay.booking(codice)).toMatchObject(SOLD);
});

test('confirms a booking by polling if no event reports the charge', async () => {
  const { codice, id, payment_id } = await accepted();
  await stay.company.provider.capture(payment_id, `capture:${id}`);
  stay.wait(3 * 24 * 60);
  await stay.check();
  expect(await stay.booking(codice)).toMatchObject(SOLD);
});

test('checks readable sessions even if 200 sessions cannot be read', async () => {
  const { codice, session_id, id } = await stay.hold();
  stay.company.pay(session_id);
  await stay.db.updateTable('bookings').set({ last_checked_at: stay.clock.now() }).where('id', '=', id).execute();
  await sql`
    insert into bookings (codice, struttura_id, unit_id, period, guests, status, modalita, guest_name, guest_email, guest_phone,
      agreed, total_cents, politica_cancellazione, provider, account_id, session_id, created_at)
    select lpad(n::text, 16, '0'), struttura_id, unit_id, period, guests, 'scaduta', modalita, guest_name, guest_email,
      guest_phone, agreed, total_cents, politica_cancellazione, provider, account_id, 'cs_gone_' || n, created_at
    from bookings, generate_series(1, 200) n where id = ${id}`.execute(stay.db);
  stay.wait(11);
  await stay.check();
  expect(await stay.booking(codice)).toMatchObject(HELD);
  expect(stay.reports).toHaveLength(200);
  stay.wait(11);
  await stay.check();
  expect(await stay.booking(codice)).toMatchObject(SOLD);
  await sql`delete from bookings where session_id like 'cs_gone_%'`.execute(stay.db);
});

test('does not charge a booking cancelled before the capture', async () => {
  const { id, session_id } = await accepted();
  await cancel(id);
  await stay.work();
  expect(company(session_id)).toMatchObject({ payment: 'cancelled' });
});

test('P5 refunds a charge captured just before the cancellation, even if no event reports the charge', async () => {
  const { codice, id, session_id, payment_id } = await accepted();
  await stay.company.provider.capture(payment_id, `capture:${id}`);
  await cancel(id);
  await stay.work();
  await stay.work();
  expect(await stay.booking(codice)).toMatchObject({ status: 'annullata', paid_cents: ALL });
  expect(company(session_id)).toMatchObject({ payment: 'paid', refunded_cents: ALL });
});

test('cancels an accepted booking if the bank cancels the card authorisation', async () => {
  const { house, codice, payment_id } = await accepted();
  await stay.company.provider.cancelPayment(payment_id, 'the bank');
  await stay.work();
  expect(await stay.booking(codice)).toMatchObject({ status: 'annullata', cancelled_by: 'banca', paid_cents: 0 });
  expect(await stay.events(house)).toEqual([]);
});

test.each<[string, (session_id: string) => void]>([
  ['whose provider does not respond', () => stay.company.fail('before')],
  ['whose checkout is neither paid nor expired', (session_id) => void (company(session_id).status = 'complete')],
])(
  "does not release the nights of a hold %s, and reports the hold half an hour after the hold's deadline",
  async (_, plant) => {
    const { house, codice, session_id } = await stay.hold();
    for (const [minutes, reports] of [
      [40, 0],
      [25, 1],
    ] as const) {
      stay.wait(minutes);
      plant(session_id);
      await stay.sweep();
      expect(stay.reports).toHaveLength(reports);
    }
    expect(await stay.booking(codice)).toMatchObject(HELD);
    expect(await stay.events(house)).toHaveLength(1);
    company(session_id).status = 'open';
    await stay.sweep();
    expect(await stay.booking(codice)).toMatchObject(EXPIRED);
  },
);

test("P4 P5 releases the nights 24 hours after the session's deadline if the provider's keys are missing, and applies the payment once the keys are restored", async () => {
  const { house, codice, session_id } = await stay.hold();
  stay.company.pay(session_id);
  const providerOf = () => {
    throw new ProviderError('no_keys', 'no keys');
  };
  stay.wait(30 + 24 * 60);
  await sweepBookings({ ...stay, providerOf });
  expect(await stay.events(house)).toHaveLength(1);
  stay.wait(1);
  await sweepBookings({ ...stay, providerOf });
  expect(await stay.booking(codice)).toMatchObject(EXPIRED);
  expect(await stay.events(house)).toEqual([]);
  await stay.check();
  expect(await stay.booking(codice)).toMatchObject(SOLD);
});

test('P6 expires a hold whose authorisation was cancelled before the portal recorded the authorisation', async () => {
  const house = await stay.buildHome();
  await stay.leaveUnread(house);
  const { codice, session_id, payment_id } = await stay.hold(house);
  stay.company.pay(session_id);
  await stay.company.provider.cancelPayment(payment_id, 'a bank');
  stay.wait(45);
  await stay.sweep();
  expect(await stay.booking(codice)).toMatchObject(EXPIRED);
  expect(await stay.events(house)).toEqual([]);
});

test('P5 flags a capture below the authorised amount for review', async () => {
  const { codice, session_id } = await accepted();
  Object.assign(company(session_id), { payment: 'paid', amount_cents: 10_000 });
  stay.wait(11);
  await stay.check();
  const known = { status: 'confermata', paid_cents: 10_000, needs_review: 'wrong_amount' };
  expect(await stay.booking(codice)).toMatchObject(known);
  stay.reports.length = 0;
  await stay.read(session_id);
  expect(stay.reports).toEqual([]);
});

test('P5 counts an expired request as a booking while its authorisation is open, so that the home cannot be deleted', async () => {
  const { house, codice } = await stay.request();
  stay.wait(25 * 60);
  await stay.sweep();
  expect(await stay.booking(codice)).toMatchObject(EXPIRED);
  const { rows } = await sql`select has_own_bookings(${house}) as has`.execute(stay.db);
  expect(rows).toEqual([{ has: true }]);
});

test('requests a refund once, and polls the refund until it is done', async () => {
  const { id, session_id } = await stay.sale();
  const before = stay.company.log.filter((what) => what === 'refund').length;
  stay.company.slowDown('pending');
  await cancel(id);
  for (const [outcome, status] of [
    ['pending', 'da_fare'],
    ['pending', 'da_fare'],
    ['done', 'riuscito'],
  ] as const) {
    stay.company.slowDown(outcome);
    await stay.check();
    await stay.work();
    expect(await refundOf(id)).toMatchObject([{ status }]);
    stay.wait(11);
  }
  expect(stay.company.log.filter((what) => what === 'refund')).toHaveLength(before + 1);
  expect(company(session_id).refunded_cents).toBe(ALL);
});

describe('if a home is suspended during a payment', () => {
  const takeOff = (id: number) =>
    stay.db.updateTable('strutture').set({ status: 'sospesa' }).where('id', '=', id).execute();

  test('confirms the booking when the payment arrives, and prevents the deletion of the home until then', async () => {
    const { house, codice, session_id } = await stay.hold();
    const { rows } = await sql`select has_future_bookings(${house}, '2026-11-22') as has`.execute(stay.db);
    expect(rows).toEqual([{ has: true }]);
    await takeOff(house);
    stay.company.pay(session_id);
    await stay.read(session_id);
    expect(await stay.booking(codice)).toMatchObject(SOLD);
  });

  test('P5 refunds a late payment in full and notifies the guest', async () => {
    const { house, codice, id, session_id } = await stay.hold();
    stay.company.pay(session_id);
    await stay.applyFact(id, { kind: 'session_expired' });
    await takeOff(house);
    await stay.read(session_id);
    await stay.work();
    expect(await stay.booking(codice)).toMatchObject({ status: 'scaduta', paid_cents: ALL });
    expect(company(session_id)).toMatchObject({ payment: 'paid', refunded_cents: ALL });
    expect(stay.mails.map(({ mail }) => mail)).toEqual(['late_refunded_guest']);
    expect(await stay.events(house)).toEqual([]);
  });
});

test('finds an unrecorded refund a day later instead of refunding twice', async () => {
  stay.company.slowDown('done');
  const { id, session_id } = await stay.sale();
  const half = asCents(ALL / 2);
  await cancel(id, half, 'ospite');
  stay.company.fail('after');
  await stay.work();
  expect(company(session_id).refunded_cents).toBe(half);
  stay.wait(25 * 60);
  stay.company.expireKeys();
  await stay.work();
  stay.wait(11);
  await stay.check();
  await stay.work();
  expect(company(session_id).refunded_cents).toBe(half);
  expect(await refundOf(id)).toEqual([{ status: 'riuscito', amount_cents: half }]);
});
