import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { knownDemoPhotos } from '../../test/known-demo-photos.ts';
import { today } from '../kernel/dates/clock.ts';
import { createOwnerBookings } from '../stay/server/owner-bookings-service.ts';
import { DEMO_OWNER } from './assign-owner-homes.ts';
import { seedDemo } from './seed-demo.ts';
import { seedDemoOwner } from './seed-demo-owner.ts';

const clock = { now: () => new Date('2026-11-22T09:00:00Z') };
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const storage = await knownDemoPhotos(database.db);
  await seedDemo(database.pool, 200, { storage, today: today(clock), log: () => undefined });
  await seedDemoOwner(database.pool, { clock, publicUrl: 'http://127.0.0.1:3000' });
});
afterAll(() => database.close());

test('seedDemoOwner gives the demo owner a home of each kind and an active payment account', async () => {
  const homes = await database.db
    .selectFrom('strutture')
    .innerJoin('payout_accounts', 'account_id', 'stripe_account_id')
    .where('strutture.proprietario_email', '=', DEMO_OWNER)
    .select(['tipo_prenotazione', 'accettazione', 'politica_cancellazione', 'charges_enabled'])
    .select(sql<number>`(select count(*) from tariffe where struttura_id = strutture.id)`.as('tariffe'))
    .orderBy('politica_cancellazione')
    .execute();
  const ready = { charges_enabled: true };
  expect(homes).toEqual([
    { ...ready, tipo_prenotazione: 'bnb', accettazione: 'immediata', politica_cancellazione: 'flessibile', tariffe: 0 },
    {
      ...ready,
      tipo_prenotazione: 'casa_vacanza',
      accettazione: 'immediata',
      politica_cancellazione: 'moderata',
      tariffe: 4,
    },
    {
      ...ready,
      tipo_prenotazione: 'casa_vacanza',
      accettazione: 'su_richiesta',
      politica_cancellazione: 'rigida',
      tariffe: 0,
    },
  ]);
});

test('seedDemoOwner creates bookings for every tab of the owner’s bookings page', async () => {
  const { db } = database;
  const owner = createOwnerBookings({
    db,
    clock,
    applyFact: () => Promise.reject(new Error('unexpected decision')),
  });
  const counts = await owner.counts({ id: '', email: DEMO_OWNER });
  expect(Object.values(counts).every((count) => count > 0)).toBe(true);
});

test('seedDemoOwner creates bookings whose payments and refunds agree with the demo payment provider', async () => {
  const { rows } = await sql`
    select bookings.status, total_cents = paid_cents as is_paid, refunded_cents > 0 as is_refunded, payment_status
    from bookings join demo_checkouts on demo_checkouts.id = session_id
    order by bookings.created_at`.execute(database.db);
  const paid = { status: 'confermata', is_paid: true, is_refunded: false, payment_status: 'succeeded' };
  const cancelled = { ...paid, status: 'annullata', is_refunded: true };
  expect(rows).toEqual([
    paid,
    paid,
    paid,
    cancelled,
    cancelled,
    { status: 'rifiutata', is_paid: false, is_refunded: false, payment_status: 'canceled' },
    paid,
    paid,
    { status: 'richiesta', is_paid: false, is_refunded: false, payment_status: 'requires_capture' },
  ]);
});

test('P1 seedDemoOwner gives each active booking one event whose nights overlap no other event', async () => {
  const { rows } = await sql`
    select from bookings left join calendar_events event on event.booking_id = bookings.id
    where (status in ('richiesta', 'confermata')) <> (event.id is not null) or event.is_hold
      or event.period <> bookings.period
      or exists (
        select from calendar_events other
        where other.unit_id = event.unit_id and other.id <> event.id and other.period && event.period
      )`.execute(database.db);
  expect(rows).toEqual([]);
});
