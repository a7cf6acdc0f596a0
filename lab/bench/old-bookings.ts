import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db, Tables } from '../../src/app/server/database.ts';
import { NO_LIMITS, openDatabase } from '../../src/platform/database/open-database.ts';
import { openPostgres } from '../../src/platform/postgres/open-postgres.ts';
import { REFUND_TERMS } from '../../src/stay/rules/refund-terms.ts';
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

type Sample = { id: string; codice: string; session_id: string; email: string };

async function takeSamples(db: Db): Promise<Sample[]> {
  const { rows } = await sql<Sample>`
    select bookings.id, codice, session_id, coalesce(proprietario_email, '') as email
    from bookings tablesample bernoulli (20) join strutture on strutture.id = struttura_id limit ${ROUNDS}`.execute(db);
  return rows;
}

class Undone extends Error {}

/** A hold of nights to come, taken back: all indexes are written, the one that sells a night once among them. */
async function hold(db: Db, { id }: Sample): Promise<void> {
  const undone = new Undone();
  const taken = db.transaction().execute(async (transaction) => {
    await sql`
      insert into bookings (codice, struttura_id, unit_id, period, guests, status, modalita, guest_name, guest_email, guest_phone, agreed,
        total_cents, fee_cents, politica_cancellazione, refund_terms, provider, account_id, expires_at)
      select 'AAAAAAAAAAAAAAAA', struttura_id, unit_id, '[2027-12-01,2027-12-04)', 2, 'in_attesa_pagamento', 'immediata', guest_name,
        guest_email, guest_phone, agreed, total_cents, fee_cents, politica_cancellazione, refund_terms, provider, account_id,
        now() + interval '1 day'
      from bookings where id = ${id}`.execute(transaction);
    throw undone;
  });
  await taken.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
}

/** As `owner-bookings-repository.ts` asks for them. */
const pastStays = (db: Db, { email }: Sample) =>
  sql`
    select bookings.* from bookings join strutture on strutture.id = struttura_id
    where proprietario_email = ${email} and bookings.status = 'confermata' and upper(period) <= current_date
    order by lower(period) desc, bookings.id limit 20`.execute(db);

async function figuresOf(db: Db): Promise<Figure[]> {
  const samples = await takeSamples(db);
  const { rows } = await sql<{ count: number; table_bytes: number; index_bytes: number }>`
    select count(*) as count, pg_table_size('bookings') as table_bytes, pg_indexes_size('bookings') as index_bytes from bookings`.execute(
    db,
  );
  const { count, table_bytes, index_bytes } = rows[0] ?? { count: 0, table_bytes: 0, index_bytes: 0 };
  const name = `of ${count} bookings`;
  const ms = {
    'by its code': await timed(samples, ({ codice }) =>
      sql`select * from bookings where codice = ${codice}`.execute(db),
    ),
    'by its session': await timed(samples, ({ session_id }) =>
      sql`select * from bookings where session_id = ${session_id}`.execute(db),
    ),
    'a hold, taken back': await timed(samples, (sample) => hold(db, sample)),
    'its owner’s past stays, a page': await timed(samples, (sample) => pastStays(db, sample)),
  };
  return [
    figure(`${name}: table`, table_bytes / MB, 'MB'),
    figure(`${name}: indexes`, index_bytes / MB, 'MB'),
    figure(`${name}: bytes of one, all in all`, (table_bytes + index_bytes) / count, ''),
    ...Object.entries(ms).map(([what, took]) => figure(`${name}: ${what}`, took, 'ms')),
  ];
}

/** What many old bookings cost those that are read and made today (ADR 0141). */
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
