import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import PQueue from 'p-queue';
import type { Database, Db } from '../../src/app/server/database.ts';
import { addDays, dateInRome } from '../../src/kernel/dates/calendar-date.ts';
import { NO_LIMITS, openDatabase } from '../../src/platform/database/open-database.ts';
import { openPostgres } from '../../src/platform/postgres/open-postgres.ts';
import { buildBnb, buildStruttura, cinOf } from '../../test/build-struttura.ts';
import { paymentBody } from '../../test/open-stay.ts';
import { findBroken } from '../chaos/invariants.ts';
import { createSender, type Sender } from '../chaos/send.ts';
import { type Measurement, measurement } from '../measurement.ts';
import { percentileOf } from '../load.ts';
import { startPortal, type StartedPortal } from '../portal.ts';

const DATA_DIR = join(import.meta.dirname, '../../.cache/bench-double-booking');
const CLIENTS = 64;
const CONTESTS = Number(process.env['OSPITALIA_BENCH_CONTESTS'] ?? 100);
const ATTEMPTS = 200;
const HOUSES = 500;
const FIRST = addDays(dateInRome(new Date()), 20);
const ACCOUNT = { stripe_account_id: 'acct_demo_banco' };
const PATH = '/api/payments/booking/create-payment';

type Place = { struttura_id: number; camera_id?: number; cin: string };
type Attempt = Place & { arrival: number; nights: number };
type Answer = { outcome: string; codice: string; ms: number };

let sent = 0;

/** Requests a booking with a new guest email address, so that no rate limit applies. */
async function book(sender: Sender, { arrival, nights, struttura_id, ...place }: Attempt): Promise<Answer> {
  sent += 1;
  const check_in_date = addDays(FIRST, arrival);
  const dates = { check_in_date, check_out_date: addDays(check_in_date, nights) };
  const body = paymentBody(struttura_id, { ...place, ...dates, guests: 1, guest_email: `carla${sent}@example.it` });
  const start = performance.now();
  const { status, codice, body: answered } = await sender.send({ method: 'POST', path: PATH, body });
  const ms = performance.now() - start;
  return { outcome: status === 200 ? 'booked' : `${status} ${codice}`, codice: answered.codice ?? '', ms };
}

const bookAll = (sender: Sender, attempts: readonly Attempt[]): Promise<Answer[]> =>
  new PQueue({ concurrency: CLIENTS }).addAll(attempts.map((attempt) => () => book(sender, attempt)));

async function buildHouse(db: Db): Promise<Place> {
  const struttura_id = await buildStruttura(db, ACCOUNT);
  return { struttura_id, cin: await cinOf(db, struttura_id) };
}

async function buildRooms(db: Db): Promise<Place[]> {
  const { id: struttura_id, camere } = await buildBnb(db, [5000, 6000, 7000], ACCOUNT);
  const cin = await cinOf(db, struttura_id);
  return camere.map((camera_id) => ({ struttura_id, camera_id, cin }));
}

const below = (limit: number) => Math.floor(Math.random() * limit);

async function buildContest(db: Db, nth: number): Promise<{ isSame: boolean; attempts: Attempt[] }> {
  const isSame = nth % 2 === 0;
  const places = nth % 4 < 2 ? [await buildHouse(db)] : await buildRooms(db);
  const attempts = Array.from({ length: ATTEMPTS }, (_, guest) => {
    const place = places[isSame ? 0 : guest % places.length] ?? { struttura_id: 0, cin: '' };
    return { ...place, ...(isSame ? { arrival: 3, nights: 4 } : { arrival: below(12), nights: 1 + below(6) }) };
  });
  return { isSame, attempts };
}

async function countDeadlocks(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select deadlocks as n from pg_stat_database where datname = current_database()`.execute(db);
  return Number(rows[0]?.n);
}

async function measure({ db }: Database, portals: readonly StartedPortal[]): Promise<Measurement[]> {
  const sender = createSender(() => portals[sent % portals.length]?.port ?? 0);
  const houses: Attempt[] = [];
  for (let nth = 0; nth < HOUSES; nth += 1) houses.push({ ...(await buildHouse(db)), arrival: 0, nights: 3 });
  const apart = await bookAll(sender, houses);
  const contested: Answer[] = [];
  let undecided = 0;
  for (let nth = 0; nth < CONTESTS; nth += 1) {
    const { isSame, attempts } = await buildContest(db, nth);
    const answers = await bookAll(sender, attempts);
    if (isSame && answers.filter(({ outcome }) => outcome === 'booked').length !== 1) undecided += 1;
    contested.push(...answers);
  }
  const won = new Set(
    [...apart, ...contested].flatMap(({ outcome, codice }) => (outcome === 'booked' ? [codice] : [])),
  );
  const held = (await db.selectFrom('bookings').select('codice').execute()).map(({ codice }) => codice);
  const unmatched = held.filter((codice) => !won.has(codice)).length + won.size - new Set(held).size;
  const other = contested.filter(({ outcome }) => outcome !== 'booked' && outcome !== '409 DATE_NON_DISPONIBILI');
  const p99 = (answers: readonly Answer[]) =>
    percentileOf(
      answers.map(({ ms }) => ms),
      0.99,
    );
  return [
    measurement('attempts for contested nights, on two portals', contested.length, ''),
    measurement('invariants broken', (await findBroken(db)).length, '', { goal: 0 }),
    measurement('contests for the same nights without exactly one winner', undecided, '', { goal: 0 }),
    measurement('responses that are neither a booking nor a 409', other.length, '', { goal: 0 }),
    measurement('bookings without a response, responses without a booking', unmatched, '', { goal: 0 }),
    measurement('undisputed bookings refused', apart.filter(({ outcome }) => outcome !== 'booked').length, '', {
      goal: 0,
    }),
    measurement('deadlocks in the database', await countDeadlocks(db), '', { goal: 0 }),
    measurement(`contested attempt, ${CLIENTS} guests, p99`, p99(contested), 'ms', { goal: 150 }),
    measurement(`undisputed booking, ${CLIENTS} guests, p99`, p99(apart), 'ms'),
  ];
}

/** Measures competing bookings for the same nights on two portals that share one PostgreSQL server (reliability G1). */
export async function measureDoubleBooking(): Promise<{ measurements: Measurement[] }> {
  rmSync(DATA_DIR, { recursive: true, force: true });
  mkdirSync(DATA_DIR, { recursive: true });
  chmodSync(DATA_DIR, 0o755);
  const postgres = await openPostgres({ dataDir: DATA_DIR, log: () => undefined });
  const database: Database = openDatabase(postgres.url, { timeLimits: NO_LIMITS });
  const portals: StartedPortal[] = [];
  try {
    const env = { DATABASE_URL: postgres.url };
    portals.push(await startPortal(DATA_DIR, 0, env), await startPortal(DATA_DIR, 0, env));
    return { measurements: await measure(database, portals) };
  } finally {
    await Promise.all(portals.map((portal) => portal.stop()));
    await database.close();
    await postgres.stop();
  }
}
