import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBnb, takeNights } from '../../../test/build-struttura.ts';
import { openStay, paymentBody } from '../../../test/open-stay.ts';
import type { SeenUnit } from '../../calendar/server/booking-nights-service.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { createCreatePayment, type CreatePaymentDependencies } from './create-payment.ts';
import { createKeyedMutex } from './create-keyed-mutex.ts';
import { TERMS_VERSION } from '../rules/refund-terms.ts';

const stay = await openStay();
afterAll(() => stay.database.close());
beforeEach(() => stay.clear());

type Overrides = Parameters<typeof paymentBody>[1];
const SOLD = { status: 'confermata', paid_cents: 28_500 };

const refusal = (house: number, overrides: Overrides = {}) =>
  stay.create(paymentBody(house, overrides)).then(
    () => null,
    ({ codice, campi, detail }: { codice: string; campi?: unknown; detail: string }) => ({ codice, campi, detail }),
  );
const nights = (start: number, end = start + 1) => ({
  check_in_date: `2026-12-${String(start).padStart(2, '0')}` as CalendarDate,
  check_out_date: `2026-12-${String(end).padStart(2, '0')}` as CalendarDate,
});

test('holds the nights and, once they are paid, confirms the booking once with one email to each party', async () => {
  const { house, codice, session_id } = await stay.hold();
  expect(await stay.events(house)).toEqual([{ event_type: 'blocked', is_hold: true }]);
  const held = await stay.booking(codice);
  expect(held).toMatchObject({ status: 'in_attesa_pagamento', modalita: 'immediata', total_cents: 28_500 });
  stay.company.pay(session_id);
  for (let time = 0; time < 3; time += 1) await stay.read(session_id);
  expect(await stay.booking(codice)).toMatchObject({ ...SOLD, expires_at: null });
  expect(await stay.events(house)).toEqual([{ event_type: 'booking', is_hold: false }]);
  expect(stay.mails.map(({ mail }) => mail)).toEqual(['confirmed_guest', 'confirmed_owner']);
});

test('P1 grants the nights to only one of many concurrent requests', async () => {
  const house = await stay.buildHome();
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => stay.create(paymentBody(house))));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = attempts.flatMap((one) => (one.status === 'rejected' ? [one.reason.codice] : []));
  expect(new Set(refusals)).toEqual(new Set(['DATE_NON_DISPONIBILI']));
});

function createAlone(changes: Partial<CreatePaymentDependencies> = {}) {
  const inTurn = createKeyedMutex<SeenUnit>();
  return createCreatePayment({ ...stay, freshen: async () => undefined, secret: 'x'.repeat(32), inTurn, ...changes });
}

async function bodyFor(struttura_id: number, overrides: Overrides = {}) {
  const struttura = stay.db.selectFrom('strutture').select('cin').where('id', '=', struttura_id);
  return paymentBody(struttura_id, { cin: (await struttura.executeTakeFirstOrThrow()).cin ?? '', ...overrides });
}

test('sells different rooms of a bnb concurrently for the same nights', async () => {
  const { id, camere } = await buildBnb(stay.database.db, [5000, 6000, 7000], { stripe_account_id: 'acct_demo_anna' });
  const create = createAlone();
  const bodies = await Promise.all(camere.map((camera_id) => bodyFor(id, { camera_id, guests: 1 })));
  const attempts = bodies.map((body, guest) => create(body, { key: null, address: `203.0.113.${guest}` }));
  expect((await Promise.allSettled(attempts)).map(({ status }) => status)).toEqual(camere.map(() => 'fulfilled'));
});

test('returns the other available rooms, cheapest first, with the conflict error for a room that has just been taken', async () => {
  const { id, camere } = await buildBnb(stay.database.db, [9000, 5000, 8000, 7000], {
    stripe_account_id: 'acct_demo_anna',
  });
  const [dear = 0, cheap = 0, middle = 0, sold = 0] = camere;
  const wanted = (camera_id: number) => refusal(id, { camera_id, guests: 1 });
  expect(await wanted(cheap)).toBeNull();
  await takeNights(stay.database.db, { struttura_id: id, camera_id: sold, start: '2026-12-03', end: '2026-12-05' });
  const taken = (...others: number[]) => ({
    codice: 'DATE_NON_DISPONIBILI',
    detail: 'La camera non è più libera in queste date.',
    campi: { camere: others.join(',') },
  });
  expect(await wanted(cheap)).toMatchObject(taken(middle, dear));
  expect(await wanted(sold)).toMatchObject(taken(middle, dear));
  await stay.db.updateTable('camere').set({ disponibile: false }).where('id', '=', middle).execute();
  expect(await wanted(cheap)).toMatchObject(taken(dear));
  const race = await Promise.all([wanted(dear), wanted(dear)]);
  expect(race.map((one) => one?.codice)).toContain('DATE_NON_DISPONIBILI');
  expect(await wanted(cheap)).toMatchObject({ codice: 'DATE_NON_DISPONIBILI', campi: undefined });
});

test('offers no other room if the whole house is taken', async () => {
  const { id, camere } = await buildBnb(stay.database.db, [5000, 6000], { stripe_account_id: 'acct_demo_anna' });
  await takeNights(stay.database.db, { struttura_id: id, start: '2026-12-02', end: '2026-12-03' });
  const refused = await refusal(id, { camera_id: camere[0] ?? 0, guests: 1 });
  expect(refused).toMatchObject({ codice: 'DATE_NON_DISPONIBILI', campi: undefined });
});

test('rethrows a database error without querying the database again', async () => {
  const body = await bodyFor(await stay.buildHome());
  const { db, close } = openDatabase(stay.database.url);
  const inTurn = async () => {
    await close();
    throw new Error('the database fails');
  };
  const create = createAlone({ db, inTurn });
  await expect(create(body, { key: 'chiave-di-prova', address: '203.0.113.9' })).rejects.toThrow('the database fails');
});

test('returns the same hold for a repeated Idempotency-Key, and rejects the key for different data', async () => {
  const house = await stay.buildHome();
  const body = paymentBody(house);
  const answers = await Promise.all([1, 2, 3].map(() => stay.create(body, 'chiave-1')));
  expect(new Set(answers.map(({ codice }) => codice)).size).toBe(1);
  expect(await stay.events(house)).toHaveLength(1);
  await expect(stay.create({ ...body, guests: 3 }, 'chiave-1')).rejects.toMatchObject({ codice: 'CHIAVE_RIUSATA' });
  await expect(stay.create(body, 'non valida')).rejects.toMatchObject({ codice: 'DATI_NON_VALIDI' });
});

describe('terms that have changed since they were shown', () => {
  test.each<[string, Overrides, object]>([
    ['a different total', { totale: 280 }, { codice: 'PREZZO_CAMBIATO', campi: { totale: '285' } }],
    [
      'a different booking mode',
      { totale: 285, modalita: 'immediata' },
      { codice: 'CONFERMA_NECESSARIA', campi: { modalita: 'su_richiesta' } },
    ],
    [
      'a policy that the owner changed meanwhile',
      { politica: 'flessibile' },
      { codice: 'CONDIZIONI_CAMBIATE', campi: { politica: 'rigida' } },
    ],
    [
      'terms of a page opened before a release',
      { termini: '2025-01-01' },
      {
        codice: 'CONDIZIONI_CAMBIATE',
        detail: 'Le condizioni di prenotazione sono cambiate. Ricarica la pagina per leggere quelle nuove.',
      },
    ],
  ])('are rejected: %s', async (_, shown, expected) => {
    const house = await stay.buildHome({ politica_cancellazione: 'rigida' });
    await stay.leaveUnread(house);
    expect(await refusal(house, shown)).toMatchObject(expected);
    expect(await stay.events(house)).toEqual([]);
    const agreed = { totale: 285, modalita: 'su_richiesta', politica: 'rigida', termini: TERMS_VERSION } as const;
    expect(await refusal(house, agreed)).toBeNull();
  });
});

test.for([
  ['NON_TROVATO', { status: 'sospesa' }, {}],
  ['STATO_NON_VALIDO', { stripe_onboarding_completed: false }, {}],
  ['STATO_NON_VALIDO', { stripe_account_id: 'acct_of_another_provider' }, {}],
  ['STATO_NON_VALIDO', { prezzo_notte_cents: 10_000_000 }, nights(1, 11)],
  ['DATI_NON_VALIDI', {}, { cin: 'IT052015C2ALTRO' }],
  ['DATI_NON_VALIDI', {}, { guests: 9 }],
] as const)(
  'rejects a payment with the error %s for the home %j and the request %j',
  async ([codice, overrides, body]) => {
    const house = await stay.buildHome(overrides);
    expect(await refusal(house, body)).toMatchObject({ codice });
    expect(await stay.events(house)).toEqual([]);
  },
);

test('releases the nights if the provider rejects the request, and retries if the provider does not respond', async () => {
  const house = await stay.buildHome();
  stay.company.fail('refused');
  expect(await refusal(house)).toMatchObject({ codice: 'PAGAMENTO_NON_DISPONIBILE' });
  expect(await stay.events(house)).toEqual([]);
  const before = stay.company.sessions().length;
  stay.company.fail('after', 'before');
  expect((await stay.hold(house)).session_id).not.toBe('');
  expect(stay.company.sessions()).toHaveLength(before + 1);
});

test('P4 recovers an unknown session by its key and expires the session before releasing the nights', async () => {
  const house = await stay.buildHome();
  stay.company.fail('after', 'after', 'after');
  expect(await refusal(house)).toMatchObject({ codice: 'PAGAMENTO_NON_DISPONIBILE' });
  expect(await stay.events(house)).toHaveLength(1);
  stay.wait(35);
  await stay.sweep();
  expect(await stay.events(house)).toHaveLength(1);
  stay.wait(2);
  await stay.sweep();
  expect(await stay.events(house)).toEqual([]);
  expect(stay.company.sessions().at(-1)).toMatchObject({ status: 'expired' });
});

test('P4 confirms a paid hold instead of releasing its nights, even if the payment event never arrived', async () => {
  const { codice, session_id } = await stay.hold();
  stay.company.pay(session_id);
  stay.wait(40);
  await stay.sweep();
  expect(await stay.booking(codice)).toMatchObject(SOLD);
});

test('P5 confirms a late payment if the nights are available, and otherwise refunds the payment and notifies the guest once', async () => {
  const house = await stay.buildHome();
  const late = async () => {
    const held = await stay.hold(house);
    stay.company.pay(held.session_id);
    await stay.applyFact(held.id, { kind: 'session_expired' });
    expect(await stay.events(house)).toEqual([]);
    return held;
  };
  const [first, second] = [await late(), await late()];
  await stay.read(first.session_id);
  expect(await stay.booking(first.codice)).toMatchObject(SOLD);
  stay.mails.length = 0;
  for (let time = 0; time < 3; time += 1) await stay.read(second.session_id);
  await stay.work();
  expect(await stay.booking(second.codice)).toMatchObject({ status: 'scaduta', paid_cents: 28_500 });
  expect(stay.company.session(second.session_id).refunded_cents).toBe(28_500);
  expect(stay.mails).toMatchObject([{ mail: 'late_refunded_guest', refund_cents: 28_500 }]);
});

test('turns a booking paid late into a request if a calendar is unreadable, and refunds the payment in full if the owner declines', async () => {
  const { house, codice, id, session_id } = await stay.hold();
  stay.company.pay(session_id);
  await stay.applyFact(id, { kind: 'session_expired' });
  await stay.leaveUnread(house);
  for (let time = 0; time < 3; time += 1) await stay.read(session_id);
  expect(await stay.booking(codice)).toMatchObject({
    status: 'richiesta',
    modalita: 'su_richiesta',
    paid_cents: 28_500,
    needs_review: null,
    unread_calendars: [{ platform: 'booking' }],
  });
  expect(await stay.events(house)).toEqual([{ event_type: 'blocked', is_hold: false }]);
  await stay.applyFact(id, { kind: 'refused' });
  await stay.work();
  expect(stay.company.session(session_id).refunded_cents).toBe(28_500);
  expect(stay.mails.map(({ mail, refund_cents }) => [mail, refund_cents])).toEqual([
    ['request_guest', 0],
    ['request_owner', 0],
    ['refused_guest', 28_500],
  ]);
});

test('expires a request that remains unanswered for 24 hours, and releases the card authorisation', async () => {
  const { house, codice, session_id } = await stay.request();
  expect(await stay.booking(codice)).toMatchObject({ status: 'richiesta', paid_cents: 0 });
  expect(await stay.events(house)).toEqual([{ event_type: 'blocked', is_hold: false }]);
  stay.wait(24 * 60);
  await stay.sweep();
  await stay.work();
  expect(await stay.booking(codice)).toMatchObject({ status: 'scaduta' });
  expect(await stay.events(house)).toEqual([]);
  expect(stay.company.session(session_id).payment).toBe('cancelled');
});
