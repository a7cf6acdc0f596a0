import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStay, type OpenStay, paymentBody, unreadForHours } from '../../../test/open-stay.ts';
import { ProviderError } from './payment-provider.ts';
import { sweepBookings } from './sweep-bookings.ts';

let stay: OpenStay;
beforeAll(async () => {
  stay = await openStay();
});
afterAll(() => stay.database.close());
beforeEach(() => {
  stay.mails.length = 0;
  stay.reports.length = 0;
  stay.setting.readAgain = () => [];
});

/** A request whose card is authorised. */
async function request() {
  const house = await stay.house();
  stay.setting.readAgain = unreadForHours;
  const { codice } = await stay.create(paymentBody(house));
  const { id, session_id } = await stay.booking(codice);
  stay.company.pay(session_id ?? '');
  await stay.applyCheckout(await stay.company.provider.readCheckout(session_id ?? ''));
  return { house, codice, id, session_id: session_id ?? '' };
}

const company = (session_id: string) => stay.company.session(session_id);

test('who is accepted is charged, and known to have paid without a word from the company', async () => {
  const { codice, id } = await request();
  await stay.applyFact(id, { kind: 'accepted' });
  await stay.work();
  expect(await stay.booking(codice)).toMatchObject({ status: 'confermata', paid_cents: 28_500 });
});

test('a charge of which nobody heard is found by asking', async () => {
  const { codice, id, session_id } = await request();
  await stay.applyFact(id, { kind: 'accepted' });
  await stay.company.provider.capture(`pi_${session_id}`, `capture:${id}`);
  stay.wait(3 * 24 * 60);
  await stay.check();
  expect(await stay.booking(codice)).toMatchObject({ status: 'confermata', paid_cents: 28_500 });
});

test('sessions that can never be read keep nobody else from being asked about', async () => {
  const house = await stay.house();
  const { codice } = await stay.create(paymentBody(house));
  const { session_id, id } = await stay.booking(codice);
  stay.company.pay(session_id ?? '');
  await stay.db.updateTable('bookings').set({ last_checked_at: stay.clock.now() }).where('id', '=', id).execute();
  // As many as are asked about at once, and before the one that can be read.
  await sql`
    insert into bookings (codice, struttura_id, unit_id, period, guests, status, modalita, guest_name, guest_email, guest_phone,
      agreed, total_cents, politica_cancellazione, provider, account_id, session_id, created_at)
    select lpad(n::text, 16, '0'), struttura_id, unit_id, period, guests, 'scaduta', modalita, guest_name, guest_email,
      guest_phone, agreed, total_cents, politica_cancellazione, provider, account_id, 'cs_gone_' || n, created_at
    from bookings, generate_series(1, 200) n where id = ${id}`.execute(stay.db);
  stay.wait(11);
  await stay.check();
  expect(await stay.booking(codice)).toMatchObject({ status: 'in_attesa_pagamento' });
  expect(stay.reports).toHaveLength(200);
  stay.wait(11);
  await stay.check();
  expect(await stay.booking(codice)).toMatchObject({ status: 'confermata', paid_cents: 28_500 });
  await sql`delete from bookings where session_id like 'cs_gone_%'`.execute(stay.db);
});

test('a booking that was taken back before its charge is not charged', async () => {
  const { codice, id, session_id } = await request();
  await stay.applyFact(id, { kind: 'accepted' });
  const { total_cents } = await stay.booking(codice);
  await stay.applyFact(id, { kind: 'cancelled', by: 'proprietario', refund_cents: total_cents as never });
  await stay.work();
  expect(company(session_id)).toMatchObject({ payment: 'cancelled' });
});

test('P5 charged in the moment in which it was taken back: paid back in full, though the company says nothing', async () => {
  const { codice, id, session_id } = await request();
  await stay.applyFact(id, { kind: 'accepted' });
  await stay.company.provider.capture(`pi_${session_id}`, `capture:${id}`);
  const { total_cents } = await stay.booking(codice);
  await stay.applyFact(id, { kind: 'cancelled', by: 'proprietario', refund_cents: total_cents as never });
  await stay.work();
  await stay.work();
  expect(await stay.booking(codice)).toMatchObject({ status: 'annullata', paid_cents: 28_500 });
  expect(company(session_id)).toMatchObject({ payment: 'paid', refunded_cents: 28_500 });
});

test('an authorisation that the bank let go ends the booking that was accepted', async () => {
  const { house, codice, id, session_id } = await request();
  await stay.applyFact(id, { kind: 'accepted' });
  await stay.company.provider.cancelPayment(`pi_${session_id}`, 'the bank');
  await stay.work();
  expect(await stay.booking(codice)).toMatchObject({ status: 'annullata', cancelled_by: 'banca', paid_cents: 0 });
  expect(await stay.events(house)).toEqual([]);
});

test('a hold whose company does not answer keeps its nights; after half an hour a person is told', async () => {
  const house = await stay.house();
  const { codice } = await stay.create(paymentBody(house));
  stay.wait(40);
  stay.company.fail('before');
  await stay.sweep();
  expect(stay.reports).toEqual([]);
  stay.wait(25);
  stay.company.fail('before');
  await stay.sweep();
  expect(stay.reports).toHaveLength(1);
  expect(await stay.booking(codice)).toMatchObject({ status: 'in_attesa_pagamento' });
  expect(await stay.events(house)).toHaveLength(1);
  await stay.sweep();
  expect(await stay.booking(codice)).toMatchObject({ status: 'scaduta' });
});

test('P4 P5 a hold whose company nobody has keys of any more: its nights are free a day later; who had paid is heard of with new keys', async () => {
  const house = await stay.house();
  const { codice } = await stay.create(paymentBody(house));
  const { session_id } = await stay.booking(codice);
  stay.company.pay(session_id ?? '');
  const providerOf = () => {
    throw new ProviderError('no_keys', 'no keys');
  };
  const sweep = () => sweepBookings({ ...stay, providerOf });
  stay.wait(30 + 24 * 60);
  await sweep();
  expect(await stay.events(house)).toHaveLength(1);
  stay.wait(1);
  await sweep();
  expect(await stay.booking(codice)).toMatchObject({ status: 'scaduta', paid_cents: 0 });
  expect(await stay.events(house)).toEqual([]);
  await stay.check();
  expect(await stay.booking(codice)).toMatchObject({ status: 'confermata', paid_cents: 28_500 });
});

test('P6 an authorisation that was let go before anybody heard of it: its hold ends like any other', async () => {
  const house = await stay.house();
  stay.setting.readAgain = unreadForHours;
  const { codice } = await stay.create(paymentBody(house));
  const { session_id } = await stay.booking(codice);
  stay.company.pay(session_id ?? '');
  await stay.company.provider.cancelPayment(`pi_${session_id}`, 'a bank, unasked');
  stay.wait(45);
  await stay.sweep();
  expect(await stay.booking(codice)).toMatchObject({ status: 'scaduta', paid_cents: 0 });
  expect(await stay.events(house)).toEqual([]);
});

test('a checkout that is neither paid nor over keeps its nights; after half an hour a person is told', async () => {
  const house = await stay.house();
  const { codice } = await stay.create(paymentBody(house));
  const { session_id } = await stay.booking(codice);
  company(session_id ?? '').status = 'complete';
  stay.wait(40);
  await stay.sweep();
  expect(stay.reports).toEqual([]);
  stay.wait(25);
  await stay.sweep();
  expect(stay.reports).toHaveLength(1);
  expect(await stay.events(house)).toHaveLength(1);
});

test('P5 less charged than was authorised, in the company’s own pages: known, and for a person to look at', async () => {
  const { codice, id, session_id } = await request();
  await stay.applyFact(id, { kind: 'accepted' });
  Object.assign(company(session_id), { payment: 'paid', amount_cents: 10_000 });
  stay.wait(11);
  await stay.check();
  expect(await stay.booking(codice)).toMatchObject({ status: 'confermata', paid_cents: 10_000 });
  expect(await stay.booking(codice)).toMatchObject({ needs_review: 'wrong_amount' });
  stay.reports.length = 0;
  await stay.applyCheckout(await stay.company.provider.readCheckout(session_id));
  expect(stay.reports).toEqual([]);
});

test('P5 a house is not erased while a card has to be let go for it', async () => {
  const { house, codice } = await request();
  stay.wait(25 * 60);
  await stay.sweep();
  expect(await stay.booking(codice)).toMatchObject({ status: 'scaduta', paid_cents: 0 });
  const { rows } = await sql`select has_own_bookings(${house}) as has`.execute(stay.db);
  expect(rows).toEqual([{ has: true }]);
});

test('a refund on its way is looked at until it is done, and asked for once', async () => {
  const { codice, id, session_id } = await request();
  await stay.applyFact(id, { kind: 'accepted' });
  await stay.work();
  const { total_cents } = await stay.booking(codice);
  const isAsked = (what: string) => what === 'refund';
  const before = stay.company.log.filter(isAsked).length;
  stay.company.slowDown('pending');
  await stay.applyFact(id, { kind: 'cancelled', by: 'proprietario', refund_cents: total_cents as never });
  const refund = async () =>
    stay.db.selectFrom('refunds').select(['status', 'refund_id']).where('booking_id', '=', id).executeTakeFirst();
  for (const [outcome, status] of [
    ['pending', 'da_fare'],
    ['pending', 'da_fare'],
    ['done', 'riuscito'],
  ] as const) {
    stay.company.slowDown(outcome);
    await stay.check();
    await stay.work();
    expect((await refund())?.status).toBe(status);
    stay.wait(11);
  }
  expect(stay.company.log.filter(isAsked)).toHaveLength(before + 1);
  expect(company(session_id).refunded_cents).toBe(28_500);
});

describe('a house that is taken off the portal while somebody pays', () => {
  const takeOff = (id: number) =>
    stay.db.updateTable('strutture').set({ status: 'sospesa' }).where('id', '=', id).execute();

  async function begin() {
    const house = await stay.house();
    const { codice } = await stay.create(paymentBody(house));
    const { id, session_id } = await stay.booking(codice);
    return { house, codice, id, session_id: session_id ?? '' };
  }
  const hearOf = async (session_id: string) => stay.applyCheckout(await stay.company.provider.readCheckout(session_id));

  test('has the nights that were held for them', async () => {
    const { house, codice, session_id } = await begin();
    await takeOff(house);
    stay.company.pay(session_id);
    await hearOf(session_id);
    expect(await stay.booking(codice)).toMatchObject({ status: 'confermata', paid_cents: 28_500 });
  });

  test('P5 sells nothing late: everything goes back, and the guest is told', async () => {
    const { house, codice, id, session_id } = await begin();
    stay.company.pay(session_id);
    await stay.applyFact(id, { kind: 'session_expired' });
    await takeOff(house);
    await hearOf(session_id);
    await stay.work();
    expect(await stay.booking(codice)).toMatchObject({ status: 'scaduta', paid_cents: 28_500 });
    expect(company(session_id)).toMatchObject({ payment: 'paid', refunded_cents: 28_500 });
    expect(stay.mails.map(({ mail }) => mail)).toEqual(['late_refunded_guest']);
    expect(await stay.events(house)).toEqual([]);
  });

  test('cannot be erased meanwhile', async () => {
    const { house } = await begin();
    const { rows } = await sql`select has_future_bookings(${house}, '2026-11-22') as has`.execute(stay.db);
    expect(rows).toEqual([{ has: true }]);
  });
});

test('a refund of which nobody heard is found a day later, and not made twice', async () => {
  const { codice, id, session_id } = await request();
  stay.company.slowDown('done');
  await stay.applyFact(id, { kind: 'accepted' });
  await stay.work();
  const { total_cents } = await stay.booking(codice);
  const half = Math.floor(total_cents / 2);
  await stay.applyFact(id, { kind: 'cancelled', by: 'ospite', refund_cents: half as never });
  stay.company.fail('after');
  await stay.work();
  expect(company(session_id).refunded_cents).toBe(half);
  stay.wait(25 * 60);
  stay.company.forgetKeys();
  await stay.work();
  stay.wait(11);
  await stay.check();
  await stay.work();
  expect(company(session_id).refunded_cents).toBe(half);
  const refund = stay.db.selectFrom('refunds').select(['status', 'amount_cents']).where('booking_id', '=', id);
  expect(await refund.execute()).toEqual([{ status: 'riuscito', amount_cents: half }]);
});
