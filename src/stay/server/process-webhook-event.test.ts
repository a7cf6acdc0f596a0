import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openStay } from '../../../test/open-stay.ts';
import { asCents } from '../../kernel/money/cents.ts';
import { ProviderError } from './payment-provider.ts';
import type { PaymentSubject } from './read-payment-event.ts';
import { checkoutRequest } from './open-checkout.ts';

const stay = await openStay();
afterAll(() => stay.database.close());
beforeEach(() => stay.clear());

const ALL = asCents(28_500);
const SOLD = { status: 'confermata', paid_cents: ALL };
const TAKEN_BACK = { status: 'annullata', cancelled_by: 'banca' };
let serial = 0;

async function paid() {
  const held = await stay.hold();
  stay.company.pay(held.session_id);
  return held;
}

async function sold() {
  const sale = await stay.sale();
  stay.mails.length = 0;
  return sale;
}

function event(subject: PaymentSubject) {
  serial += 1;
  return { id: `evt_${serial}`, type: `about.${subject.kind}`, subject };
}

const ofCheckout = (session_id: string) => event({ kind: 'checkout', session_id });
const ofPayment = (payment_id: string) => event({ kind: 'payment', payment_id });
const ofDispute = (payment_id: string, status: string) =>
  event({ kind: 'dispute', payment_id, status, is_closed: ['won', 'lost'].includes(status) });

const cancel = (id: string) => stay.applyFact(id, { kind: 'cancelled', by: 'proprietario', refund_cents: ALL });

const effects = async (id: string) =>
  stay.db.selectFrom('payment_events').select('effect').where('id', '=', id).execute();

test('G3 confirms the booking once and sends each email once if an event is delivered five times concurrently', async () => {
  const { house, codice, session_id } = await paid();
  const news = ofCheckout(session_id);
  await Promise.all(Array.from({ length: 5 }, () => stay.process(news)));
  expect(await stay.booking(codice)).toMatchObject(SOLD);
  expect(await stay.events(house)).toEqual([{ event_type: 'booking', is_hold: false }]);
  expect(stay.mails.map(({ mail }) => mail)).toEqual(['confirmed_guest', 'confirmed_owner']);
  expect(await effects(news.id)).toEqual([{ effect: 'applicato' }]);
});

test('confirms the booking once if several events about one payment arrive concurrently', async () => {
  const { codice, session_id, payment_id } = await paid();
  const news = [ofPayment(payment_id), ofCheckout(session_id), ofPayment(payment_id), ofCheckout(session_id)];
  await Promise.all(news.map((one) => stay.process(one)));
  expect(await stay.booking(codice)).toMatchObject(SOLD);
  expect(stay.mails).toHaveLength(2);
});

test('cancels the booking without a second refund if an external refund is reported before the payment', async () => {
  const { house, codice, session_id, payment_id } = await paid();
  stay.company.refundOutside(session_id, ALL);
  const refunded = ofPayment(payment_id);
  await stay.process(refunded);
  expect(await effects(refunded.id)).toEqual([{ effect: 'ignorato' }]);
  await stay.process(ofCheckout(session_id));
  expect(await stay.booking(codice)).toMatchObject({ ...TAKEN_BACK, paid_cents: ALL });
  expect(await stay.events(house)).toEqual([]);
  await stay.process(ofPayment(payment_id));
  await stay.work();
  expect(stay.company.session(session_id).refunded_cents).toBe(ALL);
});

describe('a dispute', () => {
  test('notifies the owner once when opened, and does not release the nights', async () => {
    const { house, codice, payment_id } = await sold();
    await stay.process(ofDispute(payment_id, 'needs_response'));
    await stay.process(ofDispute(payment_id, 'under_review'));
    const disputed = { status: 'confermata', needs_review: 'dispute', dispute_status: 'under_review' };
    expect(await stay.booking(codice)).toMatchObject(disputed);
    expect(stay.mails.map(({ mail }) => mail)).toEqual(['dispute_owner']);
    expect(await stay.events(house)).toHaveLength(1);
  });

  test('stays won even if the opening event is redelivered, so that a later cancellation refunds the guest', async () => {
    const { codice, id, session_id, payment_id } = await sold();
    for (const status of ['needs_response', 'won']) await stay.process(ofDispute(payment_id, status));
    await stay.process(ofDispute(payment_id, 'needs_response'));
    expect((await stay.booking(codice)).dispute_status).toBe('won');
    await cancel(id);
    await stay.work();
    expect(stay.company.session(session_id).refunded_cents).toBe(ALL);
  });

  test('releases the nights if it is lost, without a refund by the portal', async () => {
    const { house, codice, session_id, payment_id } = await sold();
    for (const status of ['needs_response', 'lost', 'lost']) await stay.process(ofDispute(payment_id, status));
    expect(await stay.booking(codice)).toMatchObject(TAKEN_BACK);
    expect(await stay.events(house)).toEqual([]);
    await stay.work();
    expect(stay.company.session(session_id).refunded_cents).toBe(0);
  });

  test.for([
    [['needs_response'], { status: 'confermata', dispute_status: 'needs_response' }],
    [['needs_response', 'lost'], { ...TAKEN_BACK, dispute_status: 'lost' }],
    [['lost', 'needs_response'], { ...TAKEN_BACK, dispute_status: 'lost' }],
  ] as const)('is applied once if the payment arrives after the dispute events %j', async ([statuses, becomes]) => {
    const known = { ...becomes, needs_review: 'dispute' };
    const { codice, session_id, payment_id } = await paid();
    const news = statuses.map((status) => ofDispute(payment_id, status));
    for (const one of news) await stay.process(one);
    expect(stay.reports).toHaveLength(statuses.length);
    await stay.process(ofCheckout(session_id));
    expect(await stay.booking(codice)).toMatchObject({ ...known, paid_cents: ALL });
    expect(await effects(news[0]?.id ?? '')).toEqual([{ effect: 'applicato' }]);
    for (const one of news) await stay.process(one);
    await stay.process(ofPayment(payment_id));
    await stay.work();
    expect(await stay.booking(codice)).toMatchObject(known);
    expect(stay.company.session(session_id).refunded_cents).toBe(0);
  });

  test('is applied if reported concurrently with its payment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { codice, session_id, payment_id } = await paid();
      const news = ofDispute(payment_id, 'needs_response');
      const process = () => stay.process(news).catch(() => stay.process(news));
      await Promise.all([stay.process(ofCheckout(session_id)), process()]);
      expect(await stay.booking(codice)).toMatchObject({ status: 'confermata', dispute_status: 'needs_response' });
    }
  });

  test('is reported for review if its payment is unknown', async () => {
    const news = ofDispute('pi_of_another', 'needs_response');
    await stay.process(news);
    await stay.process(news);
    expect(await effects(news.id)).toEqual([{ effect: 'allarme' }]);
    expect(stay.reports).toHaveLength(1);
  });
});

test('ignores an unknown checkout, and requests a redelivery if a known checkout is unreadable', async () => {
  const unknown = ofCheckout('cs_of_another');
  await stay.process(unknown);
  expect(await effects(unknown.id)).toEqual([{ effect: 'ignorato' }]);
  const { codice, session_id } = await paid();
  const news = ofCheckout(session_id);
  for (const trouble of ['refused', 'before'] as const) {
    stay.company.fail(trouble);
    await expect(stay.process(news)).rejects.toBeInstanceOf(ProviderError);
    expect(await effects(news.id)).toEqual([]);
  }
  await stay.process(news);
  expect(await stay.booking(codice)).toMatchObject({ status: 'confermata' });
});

describe("a refund rejected by the guest's bank", () => {
  const refunds = (id: string) =>
    stay.db.selectFrom('refunds').select(['status', 'reason']).where('booking_id', '=', id).execute();

  const turnedBack = (payment_id: string, refund_id: string) => event({ kind: 'refund', payment_id, refund_id });

  test('is reported once despite repeated events, and only after the provider confirms that the refund failed', async () => {
    const { codice, id, payment_id } = await sold();
    await cancel(id);
    await stay.work();
    await stay.process(turnedBack(payment_id, 're_any'));
    expect(await refunds(id)).toEqual([{ status: 'riuscito', reason: 'annullata' }]);
    expect(stay.reports).toEqual([]);
    const refund_id = stay.company.failRefund(payment_id);
    for (let time = 0; time < 3; time += 1) await stay.process(turnedBack(payment_id, refund_id));
    await stay.process(ofPayment(payment_id));
    expect(await refunds(id)).toEqual([{ status: 'fallito', reason: 'annullata' }]);
    expect(await stay.booking(codice)).toMatchObject({ status: 'annullata', needs_review: 'refund_turned_back' });
    expect(stay.reports).toHaveLength(1);
    await stay.check();
    await stay.work();
    expect(await refunds(id)).toHaveLength(1);
  });
});

describe('P5 a payment that does not match its booking', () => {
  test('confirms nothing and is flagged for review if the booking has a different checkout', async () => {
    const { house, codice, id, session_id } = await stay.hold();
    const request = { ...checkoutRequest(await stay.booking(codice), stay.publicUrl), key: `another of ${id}` };
    const other = await stay.company.provider.openCheckout(request);
    stay.company.pay(other.session_id);
    await stay.process(ofCheckout(other.session_id));
    expect(await stay.booking(codice)).toMatchObject({ status: 'scaduta', needs_review: 'wrong_amount', session_id });
    expect(await stay.events(house)).toEqual([]);
    expect(stay.reports).toHaveLength(1);
  });

  test('confirms nothing and is flagged for review if the booking id of the checkout is missing or different', async () => {
    const [one, other] = [await paid(), await paid()];
    for (const [{ codice, session_id }, booking_id] of [
      [one, other.id],
      [other, null],
    ] as const) {
      stay.company.session(session_id).booking_id = booking_id;
      await stay.process(ofCheckout(session_id));
      expect(await stay.booking(codice)).toMatchObject({ status: 'scaduta', needs_review: 'wrong_amount' });
    }
    const refunds = stay.db.selectFrom('refunds').select('status').where('booking_id', 'in', [one.id, other.id]);
    expect(await refunds.execute()).toEqual([{ status: 'da_verificare' }, { status: 'da_verificare' }]);
    expect(stay.reports).toHaveLength(2);
  });
});

test('P5 flags a payment for review if its booking has been deleted', async () => {
  const { id, session_id } = await paid();
  await stay.db.deleteFrom('bookings').where('id', '=', id).execute();
  const paidEvent = ofCheckout(session_id);
  await stay.process(paidEvent);
  await stay.process(paidEvent);
  expect(await effects(paidEvent.id)).toEqual([{ effect: 'allarme' }]);
  expect(stay.reports).toHaveLength(1);
});

test('forwards account events to the payout service', async () => {
  await stay.process(event({ kind: 'account', account_id: 'acct_1' }));
  expect(stay.accounts).toEqual(['acct_1']);
});
