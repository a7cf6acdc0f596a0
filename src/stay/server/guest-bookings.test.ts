import { afterAll, expect, test, beforeEach, describe } from 'vitest';
import { openStay } from '../../../test/open-stay.ts';
import { createGuestBookings } from './guest-bookings.ts';
import { readStays } from './person-repository.ts';
import { sql } from 'kysely';
import { AGREED, buildBooking } from '../../../test/build-booking.ts';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { UNREADABLE_TERMS } from '../../../test/unreadable-terms.ts';
import { MAILS } from '../../app/mails.ts';
import { createBookingMails } from './booking-mails.ts';
import { createOwnerBookings } from './owner-bookings-service.ts';
import { REFUND_TERMS, type RefundTermsTable } from '../rules/refund-terms.ts';
import type { BookingMail } from './stay-dependencies.ts';
import { ERASED_EMAIL } from '../rules/erased-guest.ts';
import { createStayDataHandler } from './personal-data-handler.ts';
import { refundsOf } from './refund-repository.ts';
import * as messages from '../messages/visitor.ts';

const stay = await openStay();
const guests = createGuestBookings(stay);
afterAll(() => stay.database.close());

test('shows the confirmed booking with contact details and the refundable amount even if the payment event has not arrived', async () => {
  const { codice, session_id } = await stay.hold();
  const hidden = { telefono: null, lat: null, lon: null };
  const checkout_url = `https://pay.example/${session_id}`;
  expect(await guests.find(codice)).toMatchObject({ status: 'in_attesa_pagamento', checkout_url, struttura: hidden });
  stay.company.pay(session_id);
  const callsBefore = stay.company.log.length;
  await Promise.all([1, 2, 3].map(() => guests.find(codice)));
  expect(stay.company.log).toHaveLength(callsBefore);
  stay.wait(2 / 60);
  expect(await guests.find(codice)).toMatchObject({
    status: 'confermata',
    checkout_url: null,
    struttura: { telefono: '+39 333 555 0101', slug: 'podere-le-querce', lat: null },
    cancellation: { refund_cents: 28_500 },
  });
});

test('reveals the arrival details only after confirmation', async () => {
  const { house, codice, session_id } = await stay.hold();
  const arrival = { arrivo_dalle: '16:00', partenza_entro: '10:30', gradini: 12, accoglie_nome: 'Teresa' };
  await stay.db.updateTable('strutture').set(arrival).where('id', '=', house).execute();
  expect((await guests.find(codice)).struttura).toMatchObject({ accoglie_nome: null, arrivo_dalle: null });
  stay.company.pay(session_id);
  stay.wait(2 / 60);
  expect((await guests.find(codice)).struttura).toMatchObject({ ...arrival, arrivo_entro: null, gradini_nota: null });
});

test('refunds the displayed amount once if the guest cancels repeatedly, and rejects a different amount', async () => {
  const { house, codice, session_id } = await stay.sale();
  await expect(guests.cancel(codice, 100)).rejects.toMatchObject({ campi: { rimborso: '285' } });
  const both = await Promise.all([guests.cancel(codice, 285), guests.cancel(codice, 285)]);
  expect([...both, await guests.cancel(codice, 285)]).toMatchObject([1, 2, 3].map(() => ({ status: 'annullata' })));
  await stay.work();
  expect(stay.company.session(session_id).refunded_cents).toBe(28_500);
  expect(await stay.events(house)).toEqual([]);
  expect(await guests.find(codice)).toMatchObject({
    status: 'annullata',
    cancelled_by: 'ospite',
    refund_status: 'riuscito',
    refunded_cents: 28_500,
    cancellation: null,
  });
});

test('P4 expires the payment session before releasing a hold, but confirms the booking if the payment has just arrived', async () => {
  const left = await stay.hold();
  expect(await guests.release(left.codice)).toMatchObject({ status: 'scaduta' });
  expect(stay.company.pay(left.session_id)).toBe(false);
  const paid = await stay.hold(left.house);
  stay.company.pay(paid.session_id);
  expect(await guests.release(paid.codice)).toMatchObject({ status: 'confermata' });
  await expect(guests.find('0'.repeat(16))).rejects.toMatchObject({ codice: 'NON_TROVATO' });
});

test('reveals the exact address of a home with an approximate public location only after confirmation', async () => {
  const { house, codice, session_id } = await stay.hold();
  const place = { posizione_approssimativa: true, has_own_point: true };
  await stay.db.updateTable('strutture').set(place).where('id', '=', house).execute();
  const shown = async () => (await guests.find(codice)).struttura;
  const { guest_email } = await guests.find(codice);
  const records = async () => JSON.stringify((await readStays(stay.db, guest_email))['bookings']);
  expect(await shown()).toMatchObject({ indirizzo: 'Strada delle Vigne', lat: null, lon: null });
  expect(await records()).not.toContain('Strada delle Vigne 14');
  stay.company.pay(session_id);
  stay.wait(2 / 60);
  expect(await shown()).toMatchObject({ indirizzo: 'Strada delle Vigne 14', lat: 43.1, lon: 11.78 });
  expect(await records()).toContain('Strada delle Vigne 14');
});

test.each([
  [['60-40', null], '#60-40'],
  [['60-40', '10-90'], '#10-90'],
  // The URL omits the default crop `50-50`, because the same image would otherwise have two URLs.
  [['50-50', null], ''],
  [['60-40', '50-50'], ''],
])(
  'for the focal points %j, adds the fragment %j to the URL of the cover photo',
  async ([focus = null, fuoco = null], fragment) => {
    const { house, codice } = await stay.hold();
    for (const [position, letter] of ['b', 'a'].entries()) {
      const photo = { hash: (letter + house).padEnd(22, 'x'), width: 1200, height: 900, focus };
      const { id: photo_id } = await stay.database.db
        .insertInto('photos')
        .values(photo)
        .returning('id')
        .executeTakeFirstOrThrow();
      await stay.db.insertInto('struttura_photos').values({ struttura_id: house, photo_id, position, fuoco }).execute();
    }
    const { struttura } = await guests.find(codice);
    expect(struttura.immagine).toBe(`/foto/${`b${house}`.padEnd(22, 'x')}-1200x900.webp${fragment}`);
  },
);

const OWNER = { id: 'anna', email: 'anna@example.it' };

const EDITED: RefundTermsTable = {
  flessibile: [{ days: 60, percent: 10, cleaning_percent: 0 }],
  moderata: [{ days: 60, percent: 10, cleaning_percent: 0 }],
  rigida: [],
};

beforeEach(() => {
  stay.setting.refundTerms = REFUND_TERMS;
});

const sell = async () =>
  stay.sale(await stay.buildHome({ politica_cancellazione: 'flessibile', proprietario_email: OWNER.email }));

async function mailedTerms(codice: string): Promise<string> {
  const texts: string[] = [];
  const outbox = { put: async (_: unknown, { text }: { text: string }) => void texts.push(text) };
  const write = createBookingMails({ outbox, publicUrl: stay.publicUrl, mails: MAILS });
  const nothingBack = { refund_cents: 0, refunded_cents: 0 };
  const mail: BookingMail = { mail: 'confirmed_guest', booking: await stay.booking(codice), ...nothingBack };
  await write(stay.db, mail);
  return texts.join('');
}

describe('refund terms stored with the booking', () => {
  test('are shown and applied even if the rules change after the sale', async () => {
    const { codice } = await sell();
    const promised = await guests.find(codice);
    expect(promised.cancellation).toEqual({ refund_cents: 28_500 });
    stay.setting.refundTerms = EDITED;
    expect(await guests.find(codice)).toMatchObject({
      cancellation: promised.cancellation,
      refund_steps: promised.refund_steps,
    });
    expect(await mailedTerms(codice)).toMatch(/rimborso di 285,00\s€/);
    const cancelled = await guests.cancel(codice, 285);
    expect(cancelled).toMatchObject({ status: 'annullata', refunded_cents: 28_500 });
  });

  test('are shown to the owner instead of the current terms', async () => {
    const { id } = await sell();
    stay.setting.refundTerms = EDITED;
    const { refund_terms } = await createOwnerBookings(stay).read(OWNER, id);
    expect(refund_terms).toEqual(REFUND_TERMS.flessibile);
  });

  test('are the terms in force when the booking is created', async () => {
    stay.setting.refundTerms = EDITED;
    const { cancellation, refund_steps } = await createGuestBookings(stay).find((await sell()).codice);
    expect(cancellation).toEqual({ refund_cents: 0 });
    expect(refund_steps).toHaveLength(1);
  });
});

describe('database constraints and triggers', () => {
  test('add the terms of the cancellation policy to a booking inserted without terms', async () => {
    const house = await buildStruttura(stay.db);
    const unit = await stay.db
      .selectFrom('units')
      .select('id')
      .where('struttura_id', '=', house)
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ refund_terms: unknown }>`
      insert into bookings (codice, struttura_id, unit_id, period, guests, status, modalita, guest_name, guest_email,
        guest_phone, agreed, total_cents, politica_cancellazione, provider, account_id)
      values ('TEST000000009999', ${house}, ${unit.id}, '[2027-05-01,2027-05-04)', 2, 'confermata', 'immediata', 'Carla',
        'carla@example.it', '1', ${JSON.stringify(AGREED)}::jsonb, 32500, 'moderata', 'demo', 'acct_demo_anna')
      returning refund_terms`.execute(stay.db);
    expect(rows[0]?.refund_terms).toEqual(REFUND_TERMS.moderata);
  });

  test.each(UNREADABLE_TERMS)('reject invalid terms: %s', async (_, terms) => {
    const refund_terms = JSON.stringify(terms);
    const house = await buildStruttura(stay.db);
    await expect(buildBooking(stay.db, { struttura_id: house, refund_terms })).rejects.toThrow(/bookings_refund_terms/);
  });

  test('reject changes to the terms of a booking', async () => {
    const house = await buildStruttura(stay.db);
    const id = await buildBooking(stay.db, { struttura_id: house });
    await expect(sql`update bookings set refund_terms = '[]' where id = ${id}`.execute(stay.db)).rejects.toThrow(
      /were agreed to/,
    );
    await sql`update bookings set motivo = 'x', refund_terms = refund_terms where id = ${id}`.execute(stay.db);
  });
});

const holder = createStayDataHandler({ ...stay, release: createGuestBookings(stay).release });

async function hold() {
  const { codice, id, session_id } = await stay.hold();
  return { codice, id, session_id, guest_email: (await stay.booking(codice)).guest_email };
}

async function erase(email: string): Promise<void> {
  await holder.finishPending?.(email);
  await stay.db.transaction().execute((transaction) => holder.erase(transaction, email));
}

describe("erasing a guest's data", () => {
  test('fails while a payment is open', async () => {
    const { codice, guest_email } = await hold();
    const erasing = stay.db.transaction().execute((transaction) => holder.erase(transaction, guest_email));
    await expect(erasing).rejects.toMatchObject({ detail: messages.erasureBlockedByBooking });
    expect(await stay.booking(codice)).toMatchObject({ guest_email, status: 'in_attesa_pagamento' });
  });

  test('fails while the provider is unreachable', async () => {
    const { codice, guest_email } = await hold();
    stay.company.fail('before', 'before', 'before');
    await expect(erase(guest_email)).rejects.toMatchObject({ codice: 'PAGAMENTO_NON_DISPONIBILE' });
    stay.company.recover();
    expect(await stay.booking(codice)).toMatchObject({ guest_email });
  });

  test('does not change a booking that has just been paid, because it is a contract', async () => {
    const { codice, guest_email, session_id } = await hold();
    stay.company.pay(session_id);
    await erase(guest_email);
    expect(await stay.booking(codice)).toMatchObject({ guest_email, status: 'confermata', guest_name: 'Carla Verdi' });
  });

  test('refunds a payment that arrives after the erasure, even if the nights are still available', async () => {
    const { id, codice, guest_email } = await hold();
    await erase(guest_email);
    expect(await stay.booking(codice)).toMatchObject({
      status: 'scaduta',
      guest_email: ERASED_EMAIL,
      guest_phone: '—',
    });
    await stay.applyFact(id, { kind: 'paid', payment_id: `pi_late_${id}` });
    expect(await stay.booking(codice)).not.toMatchObject({ status: 'confermata' });
    expect(await refundsOf(stay.db, id)).toMatchObject([{ amount_cents: 28_500, reason: 'pagamento_tardivo' }]);
  });
});
