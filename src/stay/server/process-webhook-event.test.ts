import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStay, type OpenStay, paymentBody } from '../../../test/open-stay.ts';
import { ProviderError } from './payment-provider.ts';
import type { PaymentSubject } from './read-payment-event.ts';

let stay: OpenStay;
beforeAll(async () => {
  stay = await openStay();
});
afterAll(() => stay.database.close());
beforeEach(() => {
  stay.mails.length = 0;
  stay.reports.length = 0;
});

let serial = 0;

async function begin() {
  const house = await stay.house();
  const { codice } = await stay.create(paymentBody(house));
  const { session_id } = await stay.booking(codice);
  return { house, codice, session_id: session_id ?? '', payment_id: `pi_${session_id}` };
}

function event(subject: PaymentSubject) {
  serial += 1;
  return { id: `evt_${serial}`, type: `about.${subject.kind}`, subject };
}

const ofCheckout = (session_id: string) => event({ kind: 'checkout', session_id });
const ofPayment = (payment_id: string) => event({ kind: 'payment', payment_id });
const ofDispute = (payment_id: string, status: string) =>
  event({ kind: 'dispute', payment_id, status, is_closed: ['won', 'lost'].includes(status) });

async function sold() {
  const begun = await begin();
  stay.company.pay(begun.session_id);
  await stay.hear(ofCheckout(begun.session_id));
  stay.mails.length = 0;
  return begun;
}

const effects = async (id: string) =>
  stay.db.selectFrom('payment_events').select('effect').where('id', '=', id).execute();

test('G3 webhooks: one event, told five times at once, sells once and tells each once', async () => {
  const { house, codice, session_id } = await begin();
  stay.company.pay(session_id);
  const told = ofCheckout(session_id);
  await Promise.all(Array.from({ length: 5 }, () => stay.hear(told)));
  expect(await stay.booking(codice)).toMatchObject({ status: 'confermata', paid_cents: 28_500 });
  expect(await stay.events(house)).toEqual([{ event_type: 'booking', is_hold: false }]);
  expect(stay.mails.map(({ mail }) => mail)).toEqual(['confirmed_guest', 'confirmed_owner']);
  expect(await effects(told.id)).toEqual([{ effect: 'applicato' }]);
});

test('several events of one payment, at once and in any order, sell once', async () => {
  const { codice, session_id, payment_id } = await begin();
  stay.company.pay(session_id);
  const told = [ofPayment(payment_id), ofCheckout(session_id), ofPayment(payment_id), ofCheckout(session_id)];
  await Promise.all(told.map((one) => stay.hear(one)));
  expect(await stay.booking(codice)).toMatchObject({ status: 'confermata', paid_cents: 28_500 });
  expect(stay.mails).toHaveLength(2);
});

test('expired, told after completed, takes nothing back: what it is by now counts', async () => {
  const { codice, session_id } = await sold();
  await stay.hear(ofCheckout(session_id));
  expect(await stay.booking(codice)).toMatchObject({ status: 'confermata' });
  expect(stay.mails).toEqual([]);
});

test('a refund in the company’s pages, told before the payment: paid and given back, nothing sold', async () => {
  const { house, codice, session_id, payment_id } = await begin();
  stay.company.pay(session_id);
  stay.company.refundOutside(session_id, 28_500);
  const refunded = ofPayment(payment_id);
  await stay.hear(refunded);
  expect(await effects(refunded.id)).toEqual([{ effect: 'ignorato' }]);
  await stay.hear(ofCheckout(session_id));
  expect(await stay.booking(codice)).toMatchObject({ status: 'annullata', cancelled_by: 'banca', paid_cents: 28_500 });
  expect(await stay.events(house)).toEqual([]);
  await stay.hear(ofPayment(payment_id));
  await stay.work();
  expect(stay.company.session(session_id).refunded_cents).toBe(28_500);
});

describe('a dispute', () => {
  test('opened is told its owner once, and the nights stay the guest’s', async () => {
    const { house, codice, payment_id } = await sold();
    await stay.hear(ofDispute(payment_id, 'needs_response'));
    await stay.hear(ofDispute(payment_id, 'under_review'));
    const disputed = { status: 'confermata', needs_review: 'dispute', dispute_status: 'under_review' };
    expect(await stay.booking(codice)).toMatchObject(disputed);
    expect(stay.mails.map(({ mail }) => mail)).toEqual(['dispute_owner']);
    expect(await stay.events(house)).toHaveLength(1);
  });

  test('won is over, also when its beginning is told again: who cancels then gets the money back from us', async () => {
    const { codice, session_id, payment_id } = await sold();
    await stay.hear(ofDispute(payment_id, 'needs_response'));
    await stay.hear(ofDispute(payment_id, 'won'));
    await stay.hear(ofDispute(payment_id, 'needs_response'));
    const { id, dispute_status, total_cents } = await stay.booking(codice);
    expect(dispute_status).toBe('won');
    await stay.applyFact(id, { kind: 'cancelled', by: 'proprietario', refund_cents: total_cents as never });
    await stay.work();
    expect(stay.company.session(session_id).refunded_cents).toBe(28_500);
  });

  test('lost takes the money back, once: the nights are free again', async () => {
    const { house, codice, session_id, payment_id } = await sold();
    await stay.hear(ofDispute(payment_id, 'needs_response'));
    await stay.hear(ofDispute(payment_id, 'lost'));
    await stay.hear(ofDispute(payment_id, 'lost'));
    expect(await stay.booking(codice)).toMatchObject({ status: 'annullata', cancelled_by: 'banca' });
    expect(await stay.events(house)).toEqual([]);
    await stay.work();
    // The bank took it: we do not pay it back a second time.
    expect(stay.company.session(session_id).refunded_cents).toBe(0);
  });

  test.for([
    [['needs_response'], { status: 'confermata', needs_review: 'dispute', dispute_status: 'needs_response' }],
    [
      ['needs_response', 'lost'],
      { status: 'annullata', cancelled_by: 'banca', needs_review: 'dispute', dispute_status: 'lost' },
    ],
    [
      ['lost', 'needs_response'],
      { status: 'annullata', cancelled_by: 'banca', needs_review: 'dispute', dispute_status: 'lost' },
    ],
  ] as const)('heard of before its payment counts once that is heard of, once: %j', async ([words, known]) => {
    const { codice, session_id, payment_id } = await begin();
    stay.company.pay(session_id);
    const told = words.map((status) => ofDispute(payment_id, status));
    for (const one of told) await stay.hear(one);
    expect(stay.reports).toHaveLength(words.length);
    await stay.hear(ofCheckout(session_id));
    expect(await stay.booking(codice)).toMatchObject({ ...known, paid_cents: 28_500 });
    expect(await effects(told[0]?.id ?? '')).toEqual([{ effect: 'applicato' }]);
    for (const one of told) await stay.hear(one);
    await stay.hear(ofPayment(payment_id));
    await stay.work();
    expect(await stay.booking(codice)).toMatchObject(known);
    // The bank took it: we do not pay it back a second time.
    expect(stay.company.session(session_id).refunded_cents).toBe(0);
  });

  test('heard of in the moment in which its payment is counts, too', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { codice, session_id, payment_id } = await begin();
      stay.company.pay(session_id);
      const told = ofDispute(payment_id, 'needs_response');
      // What is not heard is told again.
      const hear = () => stay.hear(told).catch(() => stay.hear(told));
      await Promise.all([stay.hear(ofCheckout(session_id)), hear()]);
      expect(await stay.booking(codice)).toMatchObject({ status: 'confermata', dispute_status: 'needs_response' });
    }
  });

  test('of a payment that nobody here knows is for a person to look at', async () => {
    const told = ofDispute('pi_of_another', 'needs_response');
    await stay.hear(told);
    await stay.hear(told);
    expect(await effects(told.id)).toEqual([{ effect: 'allarme' }]);
    expect(stay.reports).toHaveLength(1);
  });
});

test('a checkout that is not ours is passed over; one of ours that cannot be read is told again', async () => {
  const unknown = ofCheckout('cs_of_another');
  await stay.hear(unknown);
  expect(await effects(unknown.id)).toEqual([{ effect: 'ignorato' }]);
  const { codice, session_id } = await begin();
  stay.company.pay(session_id);
  const told = ofCheckout(session_id);
  for (const trouble of ['refused', 'before'] as const) {
    stay.company.fail(trouble);
    await expect(stay.hear(told)).rejects.toBeInstanceOf(ProviderError);
    expect(await effects(told.id)).toEqual([]);
  }
  await stay.hear(told);
  expect(await stay.booking(codice)).toMatchObject({ status: 'confermata' });
});

describe('a refund that the guest’s bank turns back', () => {
  const refunds = async (codice: string) => {
    const { id } = await stay.booking(codice);
    return stay.db.selectFrom('refunds').select(['status', 'reason']).where('booking_id', '=', id).execute();
  };

  test('after it was done is for a person to look at, told once however many events tell it', async () => {
    const { codice, payment_id } = await sold();
    const { id, total_cents } = await stay.booking(codice);
    await stay.applyFact(id, { kind: 'cancelled', by: 'proprietario', refund_cents: total_cents as never });
    await stay.work();
    expect(await refunds(codice)).toEqual([{ status: 'riuscito', reason: 'annullata' }]);
    const refund_id = stay.company.turnBack(payment_id);
    for (let told = 0; told < 3; told += 1) await stay.hear(event({ kind: 'refund', payment_id, refund_id }));
    await stay.hear(ofPayment(payment_id));
    expect(await refunds(codice)).toEqual([{ status: 'fallito', reason: 'annullata' }]);
    expect(await stay.booking(codice)).toMatchObject({ status: 'annullata', needs_review: 'refund_turned_back' });
    expect(stay.reports).toHaveLength(1);
    await stay.check();
    await stay.work();
    expect(await refunds(codice)).toHaveLength(1);
  });

  test('that stands is no alarm', async () => {
    const { codice, payment_id } = await sold();
    const { id, total_cents } = await stay.booking(codice);
    await stay.applyFact(id, { kind: 'cancelled', by: 'proprietario', refund_cents: total_cents as never });
    await stay.work();
    await stay.hear(event({ kind: 'refund', payment_id, refund_id: 're_any' }));
    expect(await refunds(codice)).toEqual([{ status: 'riuscito', reason: 'annullata' }]);
    expect(stay.reports).toEqual([]);
  });
});

describe('P5 money that did not come by the booking’s own checkout', () => {
  test('but by another one for it: sold to nobody, and for a person to look at', async () => {
    const { house, codice, session_id } = await begin();
    const { id, total_cents } = await stay.booking(codice);
    const request = {
      key: 'another',
      booking_id: id,
      account_id: 'acct_1',
      nome: '',
      descrizione: '',
      guest_email: '',
    };
    const urls = { success_url: '', cancel_url: '', expires_at: new Date('2027-01-01') };
    const amounts = { amount_cents: total_cents as never, fee_cents: 0 as never, capture: 'automatic' as const };
    const other = await stay.company.provider.openCheckout({ ...request, ...urls, ...amounts });
    stay.company.pay(other.session_id);
    await stay.hear(ofCheckout(other.session_id));
    expect(await stay.booking(codice)).toMatchObject({ status: 'scaduta', needs_review: 'wrong_amount', session_id });
    expect(await stay.events(house)).toEqual([]);
    expect(stay.reports).toHaveLength(1);
  });

  test('or by one that names no booking, or another: the same', async () => {
    const one = await begin();
    const other = await begin();
    const { id: of_another } = await stay.booking(other.codice);
    for (const [{ codice, session_id }, booking_id] of [
      [one, of_another],
      [other, null],
    ] as const) {
      stay.company.pay(session_id);
      stay.company.session(session_id).booking_id = booking_id;
      await stay.hear(ofCheckout(session_id));
      expect(await stay.booking(codice)).toMatchObject({ status: 'scaduta', needs_review: 'wrong_amount' });
    }
    const refunds = await stay.db
      .selectFrom('refunds')
      .select('status')
      .where('status', '=', 'da_verificare')
      .execute();
    expect(refunds.length).toBeGreaterThanOrEqual(2);
    expect(stay.reports).toHaveLength(2);
  });
});

test('P5 money for a booking that nobody has any more is for a person to look at', async () => {
  const { codice, session_id } = await begin();
  const { id } = await stay.booking(codice);
  stay.company.pay(session_id);
  await stay.db.deleteFrom('bookings').where('id', '=', id).execute();
  const told = ofCheckout(session_id);
  await stay.hear(told);
  await stay.hear(told);
  expect(await effects(told.id)).toEqual([{ effect: 'allarme' }]);
  expect(stay.reports).toHaveLength(1);
});

test('what an owner’s account became is for who pays owners', async () => {
  await stay.hear(event({ kind: 'account', account_id: 'acct_1' }));
  expect(stay.accounts).toEqual(['acct_1']);
});
