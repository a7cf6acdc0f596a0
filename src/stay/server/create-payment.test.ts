import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildBnb, takeNights } from '../../../test/build-struttura.ts';
import { openStay, type OpenStay, paymentBody, unreadForHours } from '../../../test/open-stay.ts';
import type { SeenUnit } from '../../calendar/server/own-nights-service.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { TERMS_VERSION } from '../rules/terms-version.ts';
import { createCreatePayment, type CreatePaymentParts } from './create-payment.ts';
import { createKeyedMutex } from './create-keyed-mutex.ts';

let stay: OpenStay;
beforeAll(async () => {
  stay = await openStay();
});
afterAll(() => stay.database.close());
beforeEach(() => {
  stay.mails.length = 0;
  stay.setting.readAgain = () => [];
});

const sessionOf = (url: string) => url.slice('https://pay.example/'.length);

test('nights are held, then paid, then sold: once, with one mail each', async () => {
  const house = await stay.house();
  const { checkout_url, codice } = await stay.create(paymentBody(house));
  expect(await stay.events(house)).toEqual([{ event_type: 'blocked', is_hold: true }]);
  const held = await stay.booking(codice);
  expect(held).toMatchObject({ status: 'in_attesa_pagamento', modalita: 'immediata', total_cents: 28_500 });
  stay.company.pay(sessionOf(checkout_url));
  const news = await stay.company.provider.readCheckout(sessionOf(checkout_url));
  for (let told = 0; told < 3; told += 1) await stay.applyCheckout(news);
  expect(await stay.booking(codice)).toMatchObject({ status: 'confermata', paid_cents: 28_500, expires_at: null });
  expect(await stay.events(house)).toEqual([{ event_type: 'booking', is_hold: false }]);
  expect(stay.mails.map(({ mail }) => mail)).toEqual(['confirmed_guest', 'confirmed_owner']);
});

test('P1 of many who want the same nights at once, one holds them', async () => {
  const house = await stay.house();
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => stay.create(paymentBody(house))));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason.codice] : []));
  expect(new Set(refusals)).toEqual(new Set(['DATE_NON_DISPONIBILI']));
});

/** As one process has it: with its turns. */
function createAlone(changes: Partial<CreatePaymentParts> = {}) {
  const inTurn = createKeyedMutex<SeenUnit>();
  return createCreatePayment({ ...stay, freshen: async () => [], secret: 'x'.repeat(32), inTurn, ...changes });
}

async function bodyFor(struttura_id: number, overrides: Parameters<typeof paymentBody>[1] = {}) {
  const struttura = stay.db.selectFrom('strutture').select('cin').where('id', '=', struttura_id);
  return paymentBody(struttura_id, { cin: (await struttura.executeTakeFirstOrThrow()).cin ?? '', ...overrides });
}

test('rooms of one bnb, wanted at once for the same nights: who has to wait for another’s guest is not told that theirs are taken', async () => {
  const { id, camere } = await buildBnb(stay.database.db, [5000, 6000, 7000], { stripe_account_id: 'acct_demo_anna' });
  const create = createAlone();
  const bodies = await Promise.all(camere.map((camera_id) => bodyFor(id, { camera_id, guests: 1 })));
  const asked = bodies.map((body, guest) => create(body, { key: null, address: `203.0.113.${guest}` }));
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(camere.map(() => 'fulfilled'));
});

test('a room that was just taken: the refusal names the other rooms that are free for these guests, the cheapest first', async () => {
  const { id, camere } = await buildBnb(stay.database.db, [9000, 5000, 8000, 7000], {
    stripe_account_id: 'acct_demo_anna',
  });
  const [dear = 0, cheap = 0, middle = 0, sold = 0] = camere;
  const refusal = async (camera_id: number, guests = 1) =>
    stay.create(paymentBody(id, { camera_id, guests })).then(
      () => null,
      ({ codice, campi }: { codice: string; campi?: unknown }) => ({ codice, campi }),
    );
  expect(await refusal(cheap)).toBeNull();
  await takeNights(stay.database.db, { struttura_id: id, camera_id: sold, start: '2026-12-03', end: '2026-12-05' });
  const taken = (...others: number[]) => ({ codice: 'DATE_NON_DISPONIBILI', campi: { camere: others.join(',') } });
  expect(await refusal(cheap)).toEqual(taken(middle, dear));
  expect(await refusal(sold)).toEqual(taken(middle, dear));
  await stay.db.updateTable('camere').set({ disponibile: false }).where('id', '=', middle).execute();
  expect(await refusal(cheap)).toEqual(taken(dear));
  // Of two who wanted it at the same moment, the one who lost is offered the rest.
  const race = await Promise.allSettled([refusal(dear), refusal(dear)]);
  expect(race.map((one) => one.status === 'fulfilled' && one.value?.codice)).toContain('DATE_NON_DISPONIBILI');
  expect(await refusal(cheap)).toEqual({ codice: 'DATE_NON_DISPONIBILI', campi: undefined });
});

test('where the whole house is taken no room of it is offered', async () => {
  const { id, camere } = await buildBnb(stay.database.db, [5000, 6000], { stripe_account_id: 'acct_demo_anna' });
  await takeNights(stay.database.db, { struttura_id: id, start: '2026-12-02', end: '2026-12-03' });
  const refused = stay.create(paymentBody(id, { camera_id: camere[0] ?? 0, guests: 1 }));
  await expect(refused).rejects.toMatchObject({ codice: 'DATE_NON_DISPONIBILI', campi: undefined });
});

test('a database that fails is not asked again, and what it said is not lost', async () => {
  const body = await bodyFor(await stay.house());
  const { db, close } = openDatabase(stay.database.url);
  const inTurn = async () => {
    await close();
    throw new Error('the database fails');
  };
  const create = createAlone({ db, inTurn });
  await expect(create(body, { key: 'chiave-di-prova', address: '203.0.113.9' })).rejects.toThrow('the database fails');
});

test('the same Idempotency-Key makes one hold and one answer; with other data it is refused', async () => {
  const house = await stay.house();
  const body = paymentBody(house);
  const answers = await Promise.all([1, 2, 3].map(() => stay.create(body, 'chiave-1')));
  expect(new Set(answers.map(({ codice }) => codice)).size).toBe(1);
  expect(await stay.events(house)).toHaveLength(1);
  await expect(stay.create({ ...body, guests: 3 }, 'chiave-1')).rejects.toMatchObject({ codice: 'CHIAVE_RIUSATA' });
  await expect(stay.create(body, 'non valida')).rejects.toMatchObject({ codice: 'DATI_NON_VALIDI' });
});

test('what was shown is what is charged: another total, or another way of selling, is said before the money', async () => {
  const house = await stay.house();
  await expect(stay.create(paymentBody(house, { totale: 280 }))).rejects.toMatchObject({
    codice: 'PREZZO_CAMBIATO',
    campi: { totale: '285' },
  });
  stay.setting.readAgain = unreadForHours;
  await expect(stay.create(paymentBody(house, { totale: 285, modalita: 'immediata' }))).rejects.toMatchObject({
    codice: 'CONFERMA_NECESSARIA',
    campi: { modalita: 'su_richiesta' },
  });
  expect(await stay.events(house)).toEqual([]);
});

test('what cancelling gives back is what was shown: terms that their owner changed meanwhile are said before the money', async () => {
  const house = await stay.house({ politica_cancellazione: 'rigida' });
  await expect(stay.create(paymentBody(house, { politica: 'flessibile' }))).rejects.toMatchObject({
    codice: 'CONDIZIONI_CAMBIATE',
    campi: { politica: 'rigida' },
  });
  expect(await stay.events(house)).toEqual([]);
  await expect(stay.create(paymentBody(house, { politica: 'rigida' }))).resolves.toHaveProperty('codice');
});

test('a page that was opened before a release of other terms has to be read again: nothing is held by the old ones', async () => {
  const house = await stay.house();
  await expect(stay.create(paymentBody(house, { termini: '2025-01-01' }))).rejects.toMatchObject({
    codice: 'CONDIZIONI_CAMBIATE',
    detail: 'Le condizioni di prenotazione sono cambiate. Ricarica la pagina per leggere quelle nuove.',
  });
  expect(await stay.events(house)).toEqual([]);
  await expect(stay.create(paymentBody(house, { termini: TERMS_VERSION }))).resolves.toHaveProperty('codice');
});

test.for([
  ['NON_TROVATO', { status: 'sospesa' }],
  ['STATO_NON_VALIDO', { stripe_onboarding_completed: false }],
  ['STATO_NON_VALIDO', { stripe_account_id: 'acct_of_another_provider' }],
] as const)('%s: nobody pays for %j', async ([codice, overrides]) => {
  const house = await stay.house(overrides);
  await expect(stay.create(paymentBody(house))).rejects.toMatchObject({ codice });
});

test('a CIN of another struttura, taken nights, too many guests and a bad address are refused', async () => {
  const house = await stay.house();
  await takeNights(stay.database.db, { struttura_id: house, start: '2026-12-03', end: '2026-12-09' });
  const refused = async (overrides: Parameters<typeof paymentBody>[1]) =>
    stay.create(paymentBody(house, overrides)).then(
      () => null,
      (error: { codice: string }) => error.codice,
    );
  expect(await refused({ cin: 'IT052015C2ALTRO' })).toBe('DATI_NON_VALIDI');
  expect(await refused({})).toBe('DATE_NON_DISPONIBILI');
  expect(await refused({ guests: 9, check_out_date: '2026-12-03' as CalendarDate })).toBe('DATI_NON_VALIDI');
  expect(await refused({ guest_email: 'carla' })).toBe('DATI_NON_VALIDI');
});

test('what is more than a card can be asked for is no bug: nobody can pay it here', async () => {
  const house = await stay.house({ prezzo_notte_cents: 10_000_000 });
  const forWeeks = paymentBody(house, { check_out_date: '2026-12-11' as CalendarDate });
  await expect(stay.create(forWeeks)).rejects.toMatchObject({ codice: 'STATO_NON_VALIDO' });
  expect(await stay.events(house)).toEqual([]);
});

test('who holds too much is held back: two holds of one guest in a house, ten of one address in an hour', async () => {
  const house = await stay.house();
  const guest_email = 'molte@example.it';
  const nights = (day: number) => ({
    check_in_date: `2026-12-${String(day).padStart(2, '0')}` as CalendarDate,
    check_out_date: `2026-12-${String(day + 1).padStart(2, '0')}` as CalendarDate,
  });
  await stay.create(paymentBody(house, { guest_email, ...nights(1) }));
  await stay.create(paymentBody(house, { guest_email: 'MOLTE@example.it', ...nights(2) }));
  const third = stay.create(paymentBody(house, { guest_email, ...nights(3) }));
  await expect(third).rejects.toMatchObject({ codice: 'TROPPE_RICHIESTE' });
  const address = '198.51.100.7';
  for (let day = 4; day < 14; day += 1) await stay.create(paymentBody(house, nights(day)), null, address);
  const eleventh = stay.create(paymentBody(house, nights(15)), null, address);
  await expect(eleventh).rejects.toMatchObject({ codice: 'TROPPE_RICHIESTE' });
});

test('who asks for many houses at once is held back as well', async () => {
  const houses: number[] = [];
  for (let built = 0; built < 25; built += 1) houses.push(await stay.house());
  const asked = await Promise.allSettled(houses.map((id) => stay.create(paymentBody(id), null, '198.51.100.8')));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('a provider that refuses gives the nights back at once; one that does not answer is asked again', async () => {
  const house = await stay.house();
  stay.company.fail('refused');
  await expect(stay.create(paymentBody(house))).rejects.toMatchObject({ codice: 'PAGAMENTO_NON_DISPONIBILE' });
  expect(await stay.events(house)).toEqual([]);
  const before = stay.company.sessions().length;
  stay.company.fail('after', 'before');
  const { codice } = await stay.create(paymentBody(house));
  expect((await stay.booking(codice)).session_id).not.toBeNull();
  expect(stay.company.sessions()).toHaveLength(before + 1);
});

test('P4 a session of which nobody heard is found by its key, ended, and only then are the nights free', async () => {
  const house = await stay.house();
  stay.company.fail('after', 'after', 'after');
  await expect(stay.create(paymentBody(house))).rejects.toMatchObject({ codice: 'PAGAMENTO_NON_DISPONIBILE' });
  expect(await stay.events(house)).toHaveLength(1);
  stay.wait(35);
  await stay.sweep();
  expect(await stay.events(house)).toHaveLength(1);
  stay.wait(2);
  await stay.sweep();
  expect(await stay.events(house)).toEqual([]);
  expect(stay.company.sessions().at(-1)).toMatchObject({ status: 'expired' });
});

test('P4 who paid in the last minute keeps the nights, though no news came', async () => {
  const house = await stay.house();
  const { checkout_url, codice } = await stay.create(paymentBody(house));
  stay.company.pay(sessionOf(checkout_url));
  stay.wait(40);
  await stay.sweep();
  expect(await stay.booking(codice)).toMatchObject({ status: 'confermata', paid_cents: 28_500 });
});

test('P5 a payment after the hold: confirmed while the nights are free, else paid back in full and told, once', async () => {
  const house = await stay.house();
  const late = async () => {
    const { checkout_url, codice } = await stay.create(paymentBody(house));
    stay.company.pay(sessionOf(checkout_url));
    const news = await stay.company.provider.readCheckout(sessionOf(checkout_url));
    const { id } = await stay.booking(codice);
    await stay.applyFact(id, { kind: 'session_expired' });
    expect(await stay.events(house)).toEqual([]);
    return { codice, news };
  };
  const first = await late();
  const second = await late();
  await stay.applyCheckout(first.news);
  expect(await stay.booking(first.codice)).toMatchObject({ status: 'confermata' });
  stay.mails.length = 0;
  for (let told = 0; told < 3; told += 1) await stay.applyCheckout(second.news);
  await stay.work();
  expect(await stay.booking(second.codice)).toMatchObject({ status: 'scaduta', paid_cents: 28_500 });
  expect(stay.company.session(second.news.session_id).refunded_cents).toBe(28_500);
  expect(stay.mails).toMatchObject([{ mail: 'late_refunded_guest', refund_cents: 28_500 }]);
});

test('a request that nobody answers in a day ends, and its card is let go', async () => {
  const house = await stay.house();
  stay.setting.readAgain = unreadForHours;
  const { checkout_url, codice } = await stay.create(paymentBody(house));
  stay.company.pay(sessionOf(checkout_url));
  await stay.check();
  expect(await stay.booking(codice)).toMatchObject({ status: 'richiesta', paid_cents: 0 });
  expect(await stay.events(house)).toEqual([{ event_type: 'blocked', is_hold: false }]);
  stay.wait(24 * 60);
  await stay.sweep();
  await stay.work();
  expect(await stay.booking(codice)).toMatchObject({ status: 'scaduta' });
  expect(await stay.events(house)).toEqual([]);
  expect(stay.company.session(sessionOf(checkout_url)).payment).toBe('cancelled');
});

test('an accepted request is charged, and its nights are the guest’s', async () => {
  const house = await stay.house();
  stay.setting.readAgain = unreadForHours;
  const { checkout_url, codice } = await stay.create(paymentBody(house));
  stay.company.pay(sessionOf(checkout_url));
  await stay.check();
  const { id } = await stay.booking(codice);
  await stay.applyFact(id, { kind: 'accepted' });
  await stay.work();
  expect(stay.company.session(sessionOf(checkout_url)).payment).toBe('paid');
  await stay.applyCheckout(await stay.company.provider.readCheckout(sessionOf(checkout_url)));
  expect(await stay.booking(codice)).toMatchObject({ status: 'confermata', paid_cents: 28_500 });
});
