import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { AGREED, buildBooking } from '../../../test/build-booking.ts';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { openStay } from '../../../test/open-stay.ts';
import { UNREADABLE_TERMS } from '../../../test/unreadable-terms.ts';
import { MAILS } from '../../app/mails.ts';
import { createBookingMails } from './booking-mails.ts';
import { createGuestBookings } from './guest-bookings.ts';
import { createOwnerBookings } from './owner-bookings-service.ts';
import { REFUND_TERMS, type RefundTermsTable } from '../rules/refund-terms.ts';
import type { BookingMail } from './stay-parts.ts';

const OWNER = { id: 'anna', email: 'anna@example.it' };

/** A table that was edited after the sale: whoever cancels the day before gets nothing. */
const EDITED: RefundTermsTable = {
  flessibile: [{ days: 60, percent: 10, cleaning_percent: 0 }],
  moderata: [{ days: 60, percent: 10, cleaning_percent: 0 }],
  rigida: [],
};

const stay = await openStay();
afterAll(() => stay.database.close());
beforeEach(() => {
  stay.setting.refundTerms = REFUND_TERMS;
});

const sell = async () =>
  stay.sale(await stay.house({ politica_cancellazione: 'flessibile', proprietario_email: OWNER.email }));

async function mailedTerms(codice: string): Promise<string> {
  const texts: string[] = [];
  const outbox = { put: async (_: unknown, { text }: { text: string }) => void texts.push(text) };
  const write = createBookingMails({ outbox, publicUrl: stay.publicUrl, mails: MAILS });
  const nothingBack = { refund_cents: 0, refunded_cents: 0 };
  const mail: BookingMail = { mail: 'confirmed_guest', booking: await stay.booking(codice), ...nothingBack };
  await write(stay.db, mail);
  return texts.join('');
}

describe('refund terms stored with the booking (ADR 0058)', () => {
  test('a booking that was sold gives back what was promised, however the rules are edited afterwards', async () => {
    const guests = createGuestBookings(stay);
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

  test('its owner reads the terms of the booking, not those of today', async () => {
    const { id } = await sell();
    stay.setting.refundTerms = EDITED;
    const { refund_terms } = await createOwnerBookings(stay).read(OWNER, id);
    expect(refund_terms).toEqual(REFUND_TERMS.flessibile);
  });

  test('a booking that is made afterwards has the new ones', async () => {
    stay.setting.refundTerms = EDITED;
    const { cancellation, refund_steps } = await createGuestBookings(stay).find((await sell()).codice);
    expect(cancellation).toEqual({ refund_cents: 0 });
    expect(refund_steps).toHaveLength(1);
  });
});

describe('the database', () => {
  test('completes a booking that is inserted without terms with those of its policy', async () => {
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

  test.each(UNREADABLE_TERMS)('refuses terms that cannot be read: %s', async (_, terms) => {
    const refund_terms = JSON.stringify(terms);
    const house = await buildStruttura(stay.db);
    await expect(buildBooking(stay.db, { struttura_id: house, refund_terms })).rejects.toThrow(/bookings_refund_terms/);
  });

  test('refuses to write the terms of a booking anew', async () => {
    const house = await buildStruttura(stay.db);
    const id = await buildBooking(stay.db, { struttura_id: house });
    await expect(sql`update bookings set refund_terms = '[]' where id = ${id}`.execute(stay.db)).rejects.toThrow(
      /were agreed to/,
    );
    await sql`update bookings set motivo = 'x', refund_terms = refund_terms where id = ${id}`.execute(stay.db);
  });
});
