import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { bookInDemo } from '../../../test/book-in-demo.ts';
import { buildBooking } from '../../../test/build-booking.ts';
import { openCalendarPortal } from '../../../test/calendar-portal.ts';
import { NOW } from '../../../test/owner-modules.ts';
import { riferimento } from '../../stay/rules/codice.ts';

const portal = await openCalendarPortal();
afterAll(() => portal.close());

const LIST = '/api/admin/prenotazioni';
const MOTIVO = 'La casa è stata venduta.';
const byAdmin = () => ({ cookie: portal.admin });
const list = async (query: string) => (await portal.call('GET', `${LIST}${query}`, byAdmin())).body;
const cancel = (id: string, body: unknown) => portal.call('PUT', `${LIST}/${id}/annulla`, { ...byAdmin(), body });
const remove = (house: number) => portal.call('DELETE', `/api/admin/strutture/${house}`, byAdmin());

async function booked(accettazione: 'immediata' | 'su_richiesta', pays = true) {
  const booking = await bookInDemo(portal, { accettazione, politica_cancellazione: 'rigida' });
  if (pays) await booking.pay();
  return booking;
}

async function stateOf(id: string) {
  const { rows } = await portal.database.pool.query(
    `select status, cancelled_by, motivo, (select sum(amount_cents)::int from refunds where booking_id = bookings.id) as refund
     from bookings where id = $1`,
    [id],
  );
  return rows[0];
}

async function registered(house: number) {
  const { body } = await portal.call('GET', `/api/admin/registro?struttura_id=${house}`, byAdmin());
  return body.data;
}

describe('the list of bookings that prevent the deletion of a home', () => {
  test('contains the active bookings that have not ended, ordered by arrival', async () => {
    const house = await portal.buildHome();
    const on = (period: string, overrides: Partial<Parameters<typeof buildBooking>[1]> = {}) =>
      buildBooking(portal.db, { struttura_id: house, period, ...overrides });
    const expires_at = new Date(NOW.getTime() + 3_600_000);
    const later = await on('[2027-03-01,2027-03-04)', { paid_cents: 32_500, guest_name: 'Dora Neri' });
    const held = await on('[2026-12-20,2026-12-22)', { status: 'in_attesa_pagamento', expires_at });
    const requested = await on('[2027-01-10,2027-01-12)', {
      status: 'richiesta',
      modalita: 'su_richiesta',
      expires_at,
    });
    const staying = await on('[2026-11-19,2026-11-24)', { paid_cents: 32_500 });
    await on('[2026-11-10,2026-11-19)');
    await on('[2027-04-01,2027-04-04)', { status: 'annullata', cancelled_at: NOW, cancelled_by: 'ospite' });
    await on('[2027-05-01,2027-05-04)', { status: 'scaduta' });
    await buildBooking(portal.db, { struttura_id: await portal.buildHome() });
    const { data, total } = await list(`?struttura_id=${house}`);
    expect(data.map(({ id }: { id: string }) => id)).toEqual([staying, held, requested, later]);
    expect(total).toBe(4);
    expect(data.map(({ refund_cents }: { refund_cents: number }) => refund_cents)).toEqual([32_500, 0, 0, 32_500]);
    expect(data[3]).toMatchObject({ guest_name: 'Dora Neri', struttura_id: house, status: 'confermata' });
    expect(JSON.stringify(data)).not.toMatch(/carla@example|347 555/);
    expect(await list(`?struttura_id=${house}&limit=1`)).toMatchObject({ total: 4, data: [{ id: staying }] });
    expect((await list('')).total).toBeGreaterThan(4);
  });
});

describe('an administrator’s cancellation', () => {
  test('refunds the whole amount regardless of the cancellation policy, and allows the home to be deleted afterwards', async () => {
    const { house, id, guest, codice } = await booked('immediata');
    expect((await remove(house)).status).toBe(409);
    const [{ refund_cents }] = (await list(`?struttura_id=${house}`)).data;
    const { status, body } = await cancel(id, { motivo: MOTIVO, rimborso: refund_cents / 100, status: 'confermata' });
    expect([status, body.message]).toEqual([200, expect.stringMatching(/rimborsiamo 285,00\s€ a Carla Verdi/)]);
    expect(await stateOf(id)).toEqual({
      status: 'annullata',
      cancelled_by: 'redazione',
      motivo: MOTIVO,
      refund: 28_500,
    });
    const [toGuest, toOwner] = [(await portal.mailsTo(guest)).at(-1), (await portal.mailsTo('anna@example.it')).at(-1)];
    expect(toGuest?.text).toContain(`La redazione ha scritto: «${MOTIVO}»`);
    expect(toGuest?.text).toMatch(/Il rimborso di 285,00\s€ è partito/);
    expect(toOwner?.text).toContain(`La redazione ha scritto: «${MOTIVO}»`);
    const [line] = await registered(house);
    expect(line).toMatchObject({
      azione: 'prenotazione_annullamento',
      prima: { prenotazione: riferimento(codice), status: 'confermata' },
      dopo: { status: 'annullata', motivo: MOTIVO, rimborso: expect.stringMatching(/285,00\s€/) },
    });
    expect((await list(`?struttura_id=${house}`)).total).toBe(0);
    expect((await remove(house)).status).toBe(200);
  });

  test.each<[string, (id: string) => Promise<unknown>, string]>([
    [
      'disputed by the guest',
      (id) => sql`update bookings set disputed_at = now() where id = ${id}`.execute(portal.db),
      'Prenotazione annullata: sul rimborso a Carla Verdi decide la banca.',
    ],
    [
      'already refunded at the provider',
      (id) =>
        sql`insert into refunds (booking_id, amount_cents, reason, status, created_at, updated_at)
          values (${id}, 28500, 'esterno', 'riuscito', now(), now())`.execute(portal.db),
      'Prenotazione annullata: Carla Verdi ha già riavuto tutto.',
    ],
  ])(
    'refunds nothing for a payment %s, and does not claim in the email that the guest was not charged',
    async (_, meet, sentence) => {
      const { house, id, guest } = await booked('immediata');
      await meet(id);
      expect((await list(`?struttura_id=${house}`)).data).toMatchObject([{ refund_cents: 0, is_charged: true }]);
      const { body } = await cancel(id, { motivo: MOTIVO, rimborso: 0, status: 'confermata' });
      expect(body.message).toBe(sentence);
      expect((await portal.mailsTo(guest)).at(-1)?.text).not.toMatch(
        /non è stata addebitata|Non è previsto un rimborso/,
      );
    },
  );

  test('ends a booking request without charging the guest', async () => {
    const { house, id, guest } = await booked('su_richiesta');
    const { status, body } = await cancel(id, { motivo: MOTIVO, rimborso: 0, status: 'richiesta' });
    expect([status, body.message]).toEqual([200, 'Prenotazione annullata: a Carla Verdi non viene addebitato nulla.']);
    expect(await stateOf(id)).toMatchObject({ status: 'annullata', cancelled_by: 'redazione', refund: null });
    expect((await portal.mailsTo(guest)).at(-1)?.text).toContain('Non ti è stato addebitato nulla.');
    expect((await remove(house)).status).toBe(200);
  });

  test('closes a pending payment without sending an email, and rejects later attempts to pay', async () => {
    const { house, id, guest, pay } = await booked('immediata', false);
    const { status, body } = await cancel(id, { motivo: MOTIVO, rimborso: 0, status: 'in_attesa_pagamento' });
    expect([status, body.message]).toEqual([200, 'Pagamento annullato: le notti sono di nuovo libere.']);
    expect((await pay()).status).toBe(409);
    expect(await stateOf(id)).toMatchObject({ status: 'scaduta', refund: null });
    expect(await portal.mailsTo(guest)).toEqual([]);
    expect(await registered(house)).toMatchObject([{ dopo: { status: 'scaduta', motivo: MOTIVO } }]);
    expect((await remove(house)).status).toBe(200);
  });

  test.each<[string, boolean, object]>([
    ['a hold that has been paid in the meantime', true, { rimborso: 0, status: 'in_attesa_pagamento' }],
    ['a refund whose amount has changed in the meantime', true, { rimborso: 100, status: 'confermata' }],
    ['a request that has been accepted in the meantime', true, { rimborso: 0, status: 'richiesta' }],
    ['a booking that is displayed as paid, but is not paid yet', false, { rimborso: 285, status: 'confermata' }],
  ])('returns 409 and changes nothing for %s', async (_, pays, shown) => {
    const { id, house } = await booked('immediata', pays);
    const before = await stateOf(id);
    const { status, body } = await cancel(id, { motivo: MOTIVO, ...shown });
    expect([status, body.detail]).toEqual([
      409,
      'La prenotazione è cambiata nel frattempo: ricontrollala e decidi di nuovo.',
    ]);
    expect(await stateOf(id)).toEqual(before);
    expect(await registered(house)).toEqual([]);
  });

  test('refunds once and returns 409 to one caller if two administrators cancel at the same time', async () => {
    const { id, house } = await booked('immediata');
    const body = { motivo: MOTIVO, rimborso: 285, status: 'confermata' };
    const answers = await Promise.all([cancel(id, body), cancel(id, body)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await stateOf(id)).toMatchObject({ refund: 28_500 });
    expect(await registered(house)).toHaveLength(1);
  });

  test.each<[string, object, string, string]>([
    ['an empty reason', { motivo: ' \n ', rimborso: 325, status: 'confermata' }, 'motivo', 'Scrivi il motivo.'],
    [
      'a reason that is too long',
      { motivo: 'x'.repeat(1001), rimborso: 325, status: 'confermata' },
      'motivo',
      'Il motivo può avere al massimo 1.000 caratteri.',
    ],
    ['a missing amount', { motivo: MOTIVO, status: 'confermata' }, 'rimborso', expect.any(String)],
    ['an invalid state', { motivo: MOTIVO, rimborso: 325, status: 'annullata' }, 'status', expect.any(String)],
  ])('returns 422 for %s', async (_, body, field, sentence) => {
    const id = await buildBooking(portal.db, { struttura_id: await portal.buildHome(), paid_cents: 32_500 });
    const answer = await cancel(id, body);
    expect([answer.status, answer.body.campi[field]]).toEqual([422, sentence]);
    expect(await stateOf(id)).toMatchObject({ status: 'confermata' });
  });

  test('returns 404 for an unknown booking', async () => {
    const body = { motivo: MOTIVO, rimborso: 0, status: 'confermata' };
    expect((await cancel('0196e2a4-6f3c-7cc1-8e0b-0a5a5c1f2d3e', body)).status).toBe(404);
    expect((await cancel('uno', body)).status).toBe(404);
  });
});
