import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { sql } from 'kysely';
import { addDays, type CalendarDate, dateInRome } from '../../src/kernel/calendar-date.ts';
import type { Database, Db } from '../../src/app/server/database.ts';
import { NO_LIMITS, openDatabase } from '../../src/platform/database/open-database.ts';
import { openPostgres } from '../../src/platform/postgres/open-postgres.ts';
import { buildBnb, buildStruttura } from '../../test/build-struttura.ts';
import { type Figure, figure } from './figure.ts';
import { percentile } from './load.ts';
import { type RunningPortal, startPortal } from './portal.ts';

const DATA_DIR = join(import.meta.dirname, '../../.cache/bench-double-booking');
const ROUNDS = 5;
const CLIENTS = 64;
/** Contests in a round, and attempts in each: 20,000 in all. */
const CONTESTS = 20;
const ATTEMPTS = 200;
/** Bookings in a round that nobody disputes, by all clients at once. */
const APART = 1000;
/** Houses that are booked without a dispute; each of its stays has nights of its own. */
const HOUSES = 500;
const STAY_NIGHTS = 3;
const FIRST = addDays(dateInRome(new Date()), 20);

type Place = { struttura_id: number; camera_id?: number; cin: string };
export type Attempt = Place & { check_in_date: CalendarDate; check_out_date: CalendarDate };
type Answer = { outcome: string; codice: string; ms: number };
/** One contest: what was asked for at once, and whether all asked for the same. */
type Contest = { isSame: boolean; attempts: Attempt[] };

export type DoubleBookingBench = {
  apart: number[];
  contested: number[];
  perSecond: number;
  /** How often each answer was given to a contested attempt: its status, and the code of an error. */
  outcomes: Record<string, number>;
  /** Contests for the same nights that did not have one winner. */
  undecided: number;
  soldTwice: number;
  /** Answers that say "booked" without a booking, and bookings that nobody was told of. */
  unmatched: number;
  deadlocks: number;
};

let sent = 0;

type BookingRequest = { agent: Agent; port: number; headers: Record<string, string | number>; body: string };

function post({ agent, port, headers, body }: BookingRequest): Promise<Omit<Answer, 'ms'>> {
  const path = '/api/payments/booking/create-payment';
  return new Promise((resolve, reject) => {
    const call = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece) => (text += piece));
      response.on('error', reject).on('end', () => {
        const { codice = '' } = JSON.parse(text);
        resolve({ outcome: response.statusCode === 200 ? 'booked' : `${response.statusCode} ${codice}`, codice });
      });
    });
    // A connection that lies idle may be closed at the moment at which it is used again: nobody has heard the request then.
    const again = (error: Error) => (call.reusedSocket ? resolve(post({ agent, port, headers, body })) : reject(error));
    call.on('error', again).end(body);
  });
}

/** One guest, at one of the portals, from an address and with a mailbox of their own: nobody meets a limit. */
export async function ask(agent: Agent, portals: readonly RunningPortal[], attempt: Attempt): Promise<Answer> {
  sent += 1;
  const guest = { guests: 1, guest_name: 'Carla Verdi', guest_email: `carla${sent}@example.it` };
  const body = JSON.stringify({ ...attempt, ...guest, guest_phone: '+39 347 555 0102' });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'X-Forwarded-For': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
  };
  const { port } = portals[sent % portals.length] ?? { port: 0 };
  const start = performance.now();
  const answer = await post({ agent, port, headers, body });
  return { ...answer, ms: performance.now() - start };
}

async function askAll(portals: readonly RunningPortal[], attempts: readonly Attempt[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const waiting = attempts.entries();
  const client = async () => {
    for (const [index, attempt] of waiting) answers[index] = await ask(agent, portals, attempt);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  return answers;
}

const below = (limit: number) => Math.floor(Math.random() * limit);

function stay(start: number, nights: number): Pick<Attempt, 'check_in_date' | 'check_out_date'> {
  const check_in_date = addDays(FIRST, start);
  return { check_in_date, check_out_date: addDays(check_in_date, nights) };
}

const account = { stripe_account_id: 'acct_demo_banco' };

async function cinOf(db: Db, id: number): Promise<string> {
  const { cin } = await db.selectFrom('strutture').select('cin').where('id', '=', id).executeTakeFirstOrThrow();
  return cin ?? '';
}

export async function buildHouse(db: Db): Promise<Place> {
  const struttura_id = await buildStruttura(db, account);
  return { struttura_id, cin: await cinOf(db, struttura_id) };
}

async function buildRooms(db: Db): Promise<Place[]> {
  const { id: struttura_id, camere } = await buildBnb(db, [5000, 6000, 7000], account);
  const cin = await cinOf(db, struttura_id);
  return camere.map((camera_id) => ({ struttura_id, camera_id, cin }));
}

/** A house, or every other time the rooms of a bnb; all want the same nights of it, or each some that may overlap. */
async function buildContest(db: Db, number: number): Promise<Contest> {
  const isSame = number % 2 === 0;
  const house = await buildHouse(db);
  const places = number % 4 < 2 ? [house] : await buildRooms(db);
  const attempts = Array.from({ length: ATTEMPTS }, (_, guest): Attempt => {
    const place = places[isSame ? 0 : guest % places.length] ?? house;
    return { ...place, ...(isSame ? stay(3, 4) : stay(below(12), 1 + below(6))) };
  });
  return { isSame, attempts };
}

/** Gives stays of the houses that nobody else asks for, one after the other. */
export function* undisputed(houses: readonly Place[]): Generator<Attempt, never> {
  for (let start = 0; ; start += STAY_NIGHTS)
    for (const house of houses) yield { ...house, ...stay(start, STAY_NIGHTS) };
}

const milliseconds = (answers: readonly Answer[]) => answers.map(({ ms }) => ms);

async function askUndisputed(portals: readonly RunningPortal[], attempts: readonly Attempt[]) {
  const answers = await askAll(portals, attempts);
  const refused = answers.find(({ outcome }) => outcome !== 'booked');
  if (refused !== undefined) throw new Error(`nights that nobody else wants were refused: ${refused.outcome}`);
  return answers;
}

async function countOf(db: Db, query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  return (await query.execute(db)).rows[0]?.n ?? Number.NaN;
}

const SOLD_TWICE = sql<{ n: number }>`
  select count(*) as n from bookings one join bookings other using (struttura_id)
  where one.id < other.id and one.places && other.places and one.period && other.period
    and one.status = 'in_attesa_pagamento' and other.status = 'in_attesa_pagamento'`;
const DEADLOCKS = sql<{ n: number }>`select deadlocks as n from pg_stat_database where datname = current_database()`;

/** How many of the codes that guests were given, and of the bookings that there are, have no counterpart. */
async function countUnmatched(db: Db, confirmed: readonly string[]): Promise<number> {
  const held = (await db.selectFrom('bookings').select('codice').execute()).map(({ codice }) => codice);
  const [known, kept] = [new Set(confirmed), new Set(held)];
  return confirmed.filter((codice) => !kept.has(codice)).length + held.filter((codice) => !known.has(codice)).length;
}

/** What the rounds have brought so far, and the codes that guests were given. */
function openTally() {
  const tally = { apart: new Array<number>(), contested: new Array<number>() };
  return { ...tally, outcomes: new Map<string, number>(), won: new Array<string>(), undecided: 0, seconds: 0 };
}

type Tally = ReturnType<typeof openTally>;

const codes = (answers: readonly Answer[]) =>
  answers.filter(({ outcome }) => outcome === 'booked').map(({ codice }) => codice);

async function runContest(
  tally: Tally,
  portals: readonly RunningPortal[],
  { isSame, attempts }: Contest,
): Promise<void> {
  const start = performance.now();
  const answers = await askAll(portals, attempts);
  tally.seconds += (performance.now() - start) / 1000;
  const winners = codes(answers);
  if (isSame && winners.length !== 1) tally.undecided += 1;
  tally.won.push(...winners);
  tally.contested.push(...milliseconds(answers));
  for (const { outcome } of answers) tally.outcomes.set(outcome, (tally.outcomes.get(outcome) ?? 0) + 1);
}

async function measureRounds({ db }: Database, portals: readonly RunningPortal[]): Promise<DoubleBookingBench> {
  const houses: Place[] = [];
  for (let built = 0; built < HOUSES; built += 1) houses.push(await buildHouse(db));
  const free = undisputed(houses);
  const tally = openTally();
  const book = async (count: number) => {
    // `take` would end the iterator.
    const attempts = Array.from({ length: count }, () => free.next().value);
    const answers = await askUndisputed(portals, attempts);
    tally.won.push(...codes(answers));
    return milliseconds(answers);
  };
  // Warm: every code path was taken, every connection is open.
  await book(APART);
  for (let round = 0; round < ROUNDS; round += 1) {
    tally.apart.push(...(await book(APART)));
    for (let number = 0; number < CONTESTS; number += 1)
      await runContest(tally, portals, await buildContest(db, number));
    process.stdout.write(`nights, round ${round + 1} of ${ROUNDS}\n`);
  }
  const { won, seconds, outcomes, ...measured } = tally;
  return {
    ...measured,
    outcomes: Object.fromEntries(outcomes),
    perSecond: measured.contested.length / seconds,
    soldTwice: await countOf(db, SOLD_TWICE),
    unmatched: await countUnmatched(db, won),
    deadlocks: await countOf(db, DEADLOCKS),
  };
}

/**
 * "Una notte, un ospite": 20,000 attempts to take nights that others want, by 64 guests at a time, on two portals over one
 * PostgreSQL; in turn with bookings that nobody disputes. Payments are the demo's: what is measured is ours alone.
 */
export async function measureDoubleBooking(): Promise<DoubleBookingBench> {
  rmSync(DATA_DIR, { recursive: true, force: true });
  mkdirSync(DATA_DIR, { recursive: true });
  chmodSync(DATA_DIR, 0o755);
  const postgres = await openPostgres({ dataDir: DATA_DIR, log: () => undefined });
  const environment = { DATABASE_URL: postgres.url };
  const portals: RunningPortal[] = [];
  const database = openDatabase(postgres.url, { timeLimits: NO_LIMITS });
  try {
    portals.push(await startPortal(DATA_DIR, 0, environment), await startPortal(DATA_DIR, 0, environment));
    return await measureRounds(database, portals);
  } finally {
    await Promise.all(portals.map((portal) => portal.stop()));
    await database.close();
    await postgres.stop();
  }
}

function p99(latencies: readonly number[]): number {
  return percentile(
    latencies.toSorted((a, b) => a - b),
    0.99,
  );
}

export function doubleBookingFigures(measured: DoubleBookingBench): Figure[] {
  const { apart, contested, outcomes } = measured;
  const attempts = contested.length;
  const { booked = 0, '409 DATE_NON_DISPONIBILI': lost = 0 } = outcomes;
  return [
    figure('una notte, un ospite: attempts on two portals', attempts, ''),
    figure('nights sold twice', measured.soldTwice, '', { goal: 0 }),
    figure('contests for the same nights without exactly one winner', measured.undecided, '', { goal: 0 }),
    figure('answers that are neither the nights nor a 409', attempts - booked - lost, '', { goal: 0 }),
    figure('bookings without an answer, answers without a booking', measured.unmatched, '', { goal: 0 }),
    figure('deadlocks in the database', measured.deadlocks, '', { goal: 0 }),
    figure('contested attempts', measured.perSecond, 'a second'),
    figure('contested attempt, 64 guests, p99', p99(contested), 'ms', { goal: 150 }),
    figure('booking that nobody disputes, 64 guests, p99', p99(apart), 'ms'),
  ];
}
