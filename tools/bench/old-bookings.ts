import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db, Tables } from '../../src/app/server/database.ts';
import { type CalendarDate, dateInRome } from '../../src/kernel/calendar-date.ts';
import { NO_LIMITS, openDatabase } from '../../src/platform/database/open-database.ts';
import { openPostgres } from '../../src/platform/postgres/open-postgres.ts';
import { REFUND_TERMS } from '../../src/stay/rules/refund-terms.ts';
import {
  findBookingBy,
  insertBooking,
  overdueBookings,
  sessionsToCheck,
} from '../../src/stay/server/booking-repository.ts';
import { pageOfTab } from '../../src/stay/server/owner-bookings-repository.ts';
import { AGREED } from '../../test/build-booking.ts';
import { type Figure, figure, median } from './figure.ts';
import { startPortal } from './portal.ts';

const DATA_DIR = join(import.meta.dirname, '../../.cache/bench-old-bookings');
const LISTINGS = 5000;
/** Bookings of each house, in two steps: of two months without a free night, and of sixteen. */
const STEPS = [20, 160];
const NIGHTS = 3;
const ROUNDS = 400;
const MB = 1024 * 1024;
const DAY_MS = 86_400_000;

/** Stays of each house one after the other, paid and over, from a number to another. */
async function fill(db: Db, from: number, to: number): Promise<void> {
  await sql`
    insert into bookings (codice, struttura_id, unit_id, period, guests, status, modalita, guest_name, guest_email, guest_phone, agreed,
      total_cents, fee_cents, politica_cancellazione, refund_terms, provider, account_id, session_id, payment_id, paid_cents, paid_at,
      checkout_url, created_at, updated_at)
    select translate(upper(substr(md5(units.id || ' ' || number), 1, 16)), 'ILOU', '0000'), struttura_id, units.id,
      daterange(day, day + ${NIGHTS}::integer), 2, 'confermata', 'immediata', 'Carla Verdi', 'carla' || units.id || '-' || number || '@example.it',
      '+39 347 555 0102', ${JSON.stringify(AGREED)}::jsonb, 32500, 975, 'moderata', ${JSON.stringify(REFUND_TERMS.moderata)}::jsonb, 'stripe',
      'acct_' || struttura_id, 'cs_live_' || md5('s' || units.id || ' ' || number) || md5('t' || number),
      'pi_' || md5('p' || units.id || ' ' || number), 32500, day - 20, 'https://checkout.stripe.com/c/pay/' || repeat(md5(units.id || 'u' || number), 8),
      day - 20, day - 20
    from units cross join generate_series(${from}::integer, ${to}::integer - 1) as number
    cross join lateral (select date '2020-01-02' + ${NIGHTS}::integer * number as day) as stay
    where camera_id is null order by number, units.id`.execute(db);
  await sql`vacuum analyze bookings`.execute(db);
}

/** The median of what a question takes, asked of bookings that lie far from each other. */
async function timed(samples: readonly Sample[], ask: (sample: Sample) => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (const sample of samples) {
    const start = performance.now();
    await ask(sample);
    took.push(performance.now() - start);
  }
  return median(took);
}

type Sample = { id: string; codice: string; session_id: string; struttura_id: number; unit_id: number; email: string };

async function takeSamples(db: Db): Promise<Sample[]> {
  const { rows } = await sql<Sample>`
    select bookings.id, codice, session_id, struttura_id, unit_id, coalesce(proprietario_email, '') as email
    from bookings tablesample bernoulli (20) join strutture on strutture.id = struttura_id limit ${ROUNDS}`.execute(db);
  return rows;
}

class Undone extends Error {}

/** A hold of nights to come, taken back: all indexes are written, the one that sells a night once among them. */
async function hold(db: Db, { struttura_id, unit_id }: Sample): Promise<void> {
  const nights = { check_in: '2027-12-01' as CalendarDate, check_out: '2027-12-04' as CalendarDate };
  const booking = {
    ...{ struttura_id, unit_id, camera_id: null, codice: 'AAAAAAAAAAAAAAAA', guests: 2, guest_name: 'Carla Verdi' },
    ...{
      guest_email: 'carla@example.it',
      guest_phone: '+39 347 555 0102',
      agreed: JSON.stringify(AGREED),
      total_cents: 32_500,
    },
    ...{
      status: 'in_attesa_pagamento' as const,
      modalita: 'immediata' as const,
      politica_cancellazione: 'moderata' as const,
    },
    ...{ refund_terms: JSON.stringify(REFUND_TERMS.moderata), provider: 'demo' as const, account_id: 'acct_demo' },
  };
  const taken = db.transaction().execute(async (transaction) => {
    await insertBooking(transaction, { ...booking, ...nights, expires_at: new Date(Date.now() + DAY_MS) });
    throw new Undone();
  });
  await taken.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
}

async function figuresOf(db: Db): Promise<Figure[]> {
  const samples = await takeSamples(db);
  const now = new Date();
  const today = dateInRome(now);
  const passed = { tab: 'passate' as const, offset: 0, limit: 20 };
  const { rows } = await sql<{ count: number; table_bytes: number; index_bytes: number }>`
    select count(*) as count, pg_table_size('bookings') as table_bytes, pg_indexes_size('bookings') as index_bytes from bookings`.execute(
    db,
  );
  const { count, table_bytes, index_bytes } = rows[0] ?? { count: 0, table_bytes: 0, index_bytes: 0 };
  const name = `of ${count} bookings`;
  const checked = { since: new Date(now.getTime() - DAY_MS), checkedBefore: now, limit: 50 };
  const ms = {
    'by its code': await timed(samples, ({ codice }) => findBookingBy(db, 'codice', codice)),
    'by its session': await timed(samples, ({ session_id }) => findBookingBy(db, 'session_id', session_id)),
    'a hold, taken back': await timed(samples, (sample) => hold(db, sample)),
    'its owner’s past stays, a page': await timed(samples, ({ email }) => pageOfTab(db, { email, today }, passed)),
    'holds that are overdue': await timed(samples.slice(0, 50), () =>
      overdueBookings(db, { holdsUntil: now, now, limit: 50 }),
    ),
    'sessions to check': await timed(samples.slice(0, 50), () => sessionsToCheck(db, checked)),
  };
  return [
    figure(`${name}: table`, table_bytes / MB, 'MB'),
    figure(`${name}: indexes`, index_bytes / MB, 'MB'),
    figure(`${name}: bytes of one, all in all`, (table_bytes + index_bytes) / count, ''),
    ...Object.entries(ms).map(([what, took]) => figure(`${name}: ${what}`, took, 'ms')),
  ];
}

/** What many old bookings cost those that are read and made today (decision 0142). */
export async function measureOldBookings(): Promise<{ figures: Figure[] }> {
  rmSync(DATA_DIR, { recursive: true, force: true });
  mkdirSync(DATA_DIR, { recursive: true });
  chmodSync(DATA_DIR, 0o755);
  const postgres = await openPostgres({ dataDir: DATA_DIR, log: () => undefined });
  const { db, close } = openDatabase<Tables>(postgres.url, { timeLimits: NO_LIMITS });
  try {
    const portal = await startPortal(DATA_DIR, LISTINGS, { DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' });
    await portal.stop();
    await sql`update strutture set proprietario_email = 'oste' || id || '@example.it'`.execute(db);
    const figures: Figure[] = [];
    let filled = 0;
    for (const step of STEPS) {
      await fill(db, filled, step);
      filled = step;
      figures.push(...(await figuresOf(db)));
    }
    return { figures };
  } finally {
    await close();
    await postgres.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}
