import { afterAll, describe, expect, test } from 'vitest';
import { bookInDemo } from '../../../test/book-in-demo.ts';
import { buildBooking } from '../../../test/build-booking.ts';
import { openCalendarPortal } from '../../../test/calendar-portal.ts';
import { NOW } from '../../../test/owner-modules.ts';
import { riferimento } from '../../stay/rules/codice.ts';

const portal = await openCalendarPortal();
afterAll(() => portal.close());

const LIST = '/api/proprietario/prenotazioni';
const detail = (id: string) => portal.call('GET', `${LIST}/${id}`);
const decide = (id: string, deed: 'accetta' | 'rifiuta' | 'annulla', body: unknown = {}) =>
  portal.call('PUT', `${LIST}/${id}/${deed}`, { body });

async function booked(accettazione: 'immediata' | 'su_richiesta') {
  const booking = await bookInDemo(portal, { accettazione });
  await booking.pay();
  return booking;
}

const subjectsTo = async (address: string) => (await portal.mailsTo(address)).map(({ subject }) => subject);

async function actionsOf(id: string): Promise<string[]> {
  const { rows } = await portal.database.pool.query<{ kind: string }>(
    `select data ->> 'kind' as kind from pgboss.job where name = 'payment-action' and (data ->> 'booking_id' = $1
       or data ->> 'refund_id' in (select id::text from refunds where booking_id = $1::uuid))`,
    [id],
  );
  return rows.map(({ kind }) => kind);
}

async function events(house: number): Promise<string[]> {
  const { rows } = await portal.database.pool.query<{ event_type: string }>(
    'select event_type from calendar_events join units on units.id = unit_id where struttura_id = $1',
    [house],
  );
  return rows.map(({ event_type }) => event_type);
}

describe('the owner’s view of bookings', () => {
  test('shows each booking under its tab, but no holds and no bookings of other owners', async () => {
    const owner = { proprietario_email: 'bruno@example.it', email: 'bruno@example.it' };
    const house = await portal.buildHome(owner);
    const on = (day: string, overrides: Partial<Parameters<typeof buildBooking>[1]> = {}) =>
      buildBooking(portal.db, { struttura_id: house, period: `[2026-${day}-01,2026-${day}-04)`, ...overrides });
    const expires_at = new Date(NOW.getTime() + 3_600_000);
    const coming = await on('12');
    const past = await on('05');
    const requested = await on('06', { status: 'richiesta', modalita: 'su_richiesta', expires_at });
    const refused = await on('07', { status: 'rifiutata' });
    await on('08', { status: 'in_attesa_pagamento', expires_at });
    await on('09', { status: 'scaduta' });
    await buildBooking(portal.db, { struttura_id: await portal.buildHome() });
    const list = async (query: string) => (await portal.call('GET', `${LIST}${query}`, { cookie: portal.bruno })).body;
    const tabs = { in_arrivo: coming, passate: past, da_rispondere: requested, chiuse: refused };
    for (const [tab, id] of Object.entries(tabs)) {
      expect(await list(`?scheda=${tab}`)).toMatchObject({ total: 1, data: [{ id, guest_name: 'Carla Verdi' }] });
    }
    const counts = { da_rispondere: 1, in_arrivo: 1, passate: 1, chiuse: 1 };
    expect(await list('')).toMatchObject({ data: [{ id: coming }], counts });
    expect(await list('?pagina=2')).toMatchObject({ data: [], total: 1 });
    expect((await portal.call('GET', `${LIST}?scheda=tutte`)).status).toBe(422);
  });

  test('shows the booking details that the owner needs, but not the guest’s code', async () => {
    const { id, codice, guest } = await booked('immediata');
    const { status, body, text } = await detail(id);
    expect([status, body.data.riferimento, text.includes(codice)]).toEqual([200, riferimento(codice), false]);
    expect(body.data).toMatchObject({ status: 'confermata', guest_email: guest, is_demo: true, can_cancel: true });
    expect(body.data.owner_cents + body.data.fee_cents).toBe(body.data.bill.total_cents);
  });

  test('shows a booking as disputed until the bank decides in favour of the owner', async () => {
    const struttura_id = await portal.buildHome();
    const words = [null, 'under_review', 'lost', 'won', 'warning_closed'];
    const disputed = words.map(async (dispute_status, index) => {
      const period = `[2027-01-0${index + 1},2027-01-0${index + 2})`;
      const id = await buildBooking(portal.db, { struttura_id, period, disputed_at: NOW, dispute_status });
      return (await detail(id)).body.data.is_disputed;
    });
    expect(await Promise.all(disputed)).toEqual([true, true, true, false, false]);
  });
});

describe('a booking request', () => {
  test('is confirmed and charged once, with one email, even if it is accepted twice', async () => {
    const { id, house, guest } = await booked('su_richiesta');
    expect((await detail(id)).body.data).toMatchObject({ status: 'richiesta', modalita: 'su_richiesta' });
    expect(await events(house)).toEqual(['blocked']);
    const answers = await Promise.all([decide(id, 'accetta'), decide(id, 'accetta')]);
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409]);
    expect((await decide(id, 'rifiuta')).status).toBe(409);
    expect(await events(house)).toEqual(['booking']);
    expect(await actionsOf(id)).toEqual(['capture']);
    expect(await subjectsTo(guest)).toEqual([
      'Richiesta inviata: Podere Le Querce',
      'Prenotazione confermata: Podere Le Querce',
    ]);
  });

  test('releases the nights and the payment authorisation when the owner rejects it with a reason', async () => {
    const { id, house, guest } = await booked('su_richiesta');
    const refused = await decide(id, 'rifiuta', { motivo: ' Ospiti miei. ' });
    expect(refused.body.data).toMatchObject({ status: 'rifiutata', motivo: 'Ospiti miei.' });
    expect(await events(house)).toEqual([]);
    expect(await actionsOf(id)).toEqual(['cancel_payment']);
    expect(await subjectsTo(guest)).toContain('La richiesta per Podere Le Querce non è stata accettata');
    const again = await decide(id, 'accetta');
    expect([again.status, again.body.codice]).toEqual([409, 'STATO_NON_VALIDO']);
  });

  test('cannot be accepted after it expires, but releases the payment authorisation immediately if the owner rejects it', async () => {
    const { id } = await booked('su_richiesta');
    await portal.database.pool.query('update bookings set expires_at = $2 where id = $1', [id, NOW]);
    const late = await decide(id, 'accetta');
    expect([late.status, late.body.codice, await actionsOf(id)]).toEqual([409, 'STATO_NON_VALIDO', []]);
    expect((await decide(id, 'rifiuta')).body.data.status).toBe('rifiutata');
    expect(await actionsOf(id)).toEqual(['cancel_payment']);
  });
});

describe('cancellation by the owner', () => {
  test('refunds the full amount to the guest once, even if it is requested twice', async () => {
    const { id, house, guest } = await booked('immediata');
    const cancelled = await decide(id, 'annulla', { motivo: 'La caldaia è rotta.' });
    expect(cancelled.body.data).toMatchObject({ status: 'annullata', cancelled_by: 'proprietario', can_cancel: false });
    expect(cancelled.body.data.refunded_cents).toBe(cancelled.body.data.bill.total_cents);
    expect(await events(house)).toEqual([]);
    // Cancelling again returns the same result, because the owner may not have received the first response.
    expect((await decide(id, 'annulla')).body.data).toMatchObject({ status: 'annullata' });
    expect(await actionsOf(id)).toEqual(['refund']);
    expect(await subjectsTo(guest)).toContain('Prenotazione annullata: Podere Le Querce');
  });

  test('returns 409 if the stay is over', async () => {
    const house = await portal.buildHome();
    const id = await buildBooking(portal.db, { struttura_id: house, period: '[2026-11-01,2026-11-04)' });
    expect((await detail(id)).body.data.can_cancel).toBe(false);
    expect((await decide(id, 'annulla')).status).toBe(409);
  });
});

describe('the Prenotazioni and Pagamenti pages', () => {
  const dora = 'dora@example.it';
  async function deleted() {
    const house = await portal.buildHome({ proprietario_email: dora });
    const id = await buildBooking(portal.db, {
      struttura_id: house,
      period: '[2026-08-01,2026-08-04)',
      paid_cents: 32_500,
      payment_id: `pi_gone_${house}`,
    });
    const body = { motivo: 'La casa non esiste più.' };
    const gone = await portal.call('DELETE', `/api/admin/strutture/${house}`, { cookie: portal.admin, body });
    expect(gone.status).toBe(200);
    return { house, id, cookie: await portal.signIn(dora) };
  }

  test('remain available to the owner after an administrator has deleted the struttura', async () => {
    const { house, id, cookie } = await deleted();
    const list = await portal.call('GET', `${LIST}?scheda=passate`, { cookie });
    expect(list.body).toMatchObject({ total: 1, data: [{ id, struttura_id: house, is_removed: true }] });
    expect((await portal.call('GET', `${LIST}/${id}`, { cookie })).body.data).toMatchObject({ is_removed: true });
    expect((await portal.call('GET', `${LIST}/${id}`, { cookie: portal.bruno })).status).toBe(404);
    expect((await portal.call('GET', '/api/proprietario/pagamenti', { cookie })).status).toBe(200);
    expect((await subjectsTo(dora)).filter((subject) => subject.includes('è stata eliminata'))).toHaveLength(1);
  });

  test('show no bookings to a new owner with the same email address once the first owner’s data is erased', async () => {
    const { id, cookie } = await deleted();
    expect((await portal.call('DELETE', '/api/proprietario/account', { cookie })).status).toBe(204);
    const again = await portal.signIn(dora);
    expect((await portal.call('GET', `${LIST}?scheda=passate`, { cookie: again })).body).toMatchObject({ total: 0 });
    expect((await portal.call('GET', `${LIST}/${id}`, { cookie: again })).status).toBe(404);
  });
});
