import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../src/app/server/database.ts';
import { addDays, dateInRome } from '../../src/kernel/calendar-date.ts';
import { NO_LIMITS, openDatabase } from '../../src/platform/database/open-database.ts';
import { openPostgres } from '../../src/platform/postgres/open-postgres.ts';
import { ask, type Attempt, buildHouse, undisputed } from './double-booking.ts';
import { type Figure, figure } from './figure.ts';
import { percentile, sendLoad, type Target } from './load.ts';
import { fillCalendars } from './past-events-fill.ts';
import { type RunningPortal, startPortal } from './portal.ts';

const DATA_DIR = join(import.meta.dirname, '../../.cache/bench-past-events');
/** The houses that are booked, once everything is filled. */
const FILLED = join(DATA_DIR, 'filled.json');
const EVENTS = Number(process.env['OSPITALIA_EVENTS'] ?? 10_000_000);
const LISTINGS = 10_000;
/** Houses that are booked meanwhile, one stay after the other. */
const BOOKED = 500;
const READERS = 4;
const GUESTS = 2;
/** A guest's rest between two bookings: some thirty bookings a second in all, more than all Italy asks for. */
const GUEST_REST_MS = 40;
const ALONE_MS = 30_000;
const KILL_AFTER_MS = 20_000;
/** So long events move beside visitors and guests; then to the end with nobody else there. */
const BESIDE_MS = 240_000;
const SLICE_MS = 2000;
const MB = 1024 * 1024;

type Waits = { reads: number[]; bookings: number[]; refused: number };
type World = { portal: RunningPortal; paths: readonly string[]; stays: Generator<Attempt, never> };

/** What visitors ask a calendar, each window another: it is not answered from a cache. */
async function windowsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ cin: string }>`
    select cin from strutture where status = 'approvata' and cin is not null order by id % 97, id limit 5000`.execute(
    db,
  );
  const today = dateInRome(new Date());
  return rows.map(({ cin }, index) => {
    const start = addDays(today, index % 300);
    return `/api/calendar/availability?cin=${cin}&start_date=${start}&end_date=${addDays(start, 60 + (index % 30))}`;
  });
}

async function read(target: Target, waits: Waits, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const round = await sendLoad(target, READERS, SLICE_MS, (ms) => void waits.reads.push(ms));
    if (round.answers === 0) throw new Error('nobody was answered');
  }
}

async function book({ portal, stays }: World, waits: Waits, isOver: () => boolean): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: GUESTS });
  const guest = async () => {
    while (!isOver()) {
      const { outcome, ms } = await ask(agent, [portal], stays.next().value);
      waits.bookings.push(ms);
      if (outcome !== 'booked') waits.refused += 1;
      await pause(GUEST_REST_MS);
    }
  };
  await Promise.all(Array.from({ length: GUESTS }, guest));
  agent.destroy();
}

/** How long visitors and guests wait while something else goes on. */
async function waitsDuring(world: World, work: () => Promise<unknown>): Promise<Waits> {
  const waits: Waits = { reads: [], bookings: [], refused: 0 };
  let isOver = false;
  const load = [
    read({ port: world.portal.port, paths: world.paths }, waits, () => isOver),
    book(world, waits, () => isOver),
  ];
  try {
    await work();
  } finally {
    isOver = true;
  }
  await Promise.all(load);
  return waits;
}

type Sizes = { live: number; indexes: number; past: number; rows: number };

async function sizesOf(db: Db): Promise<Sizes> {
  const { rows } = await sql<Sizes>`
    select pg_table_size('calendar_events') as live, pg_indexes_size('calendar_events') as indexes,
      (select coalesce(sum(pg_total_relation_size(inhrelid)), 0)::bigint from pg_inherits where inhparent = 'past_calendar_events'::regclass) as past,
      (select count(*) from calendar_events) as rows`.execute(db);
  return rows[0] ?? { live: 0, indexes: 0, past: 0, rows: 0 };
}

/** Every event by what anybody reads of it: how many, and a sum that any other row would change. Bookings of the bench come after these. */
async function fingerprint(db: Db): Promise<string> {
  const { rows } = await sql<{ fingerprint: string }>`
    select count(*) || ' ' || sum(hashtextextended((id, unit_id, period, event_type, platform_source, summary, created_at, public_id, feed_id)::text, 0)::numeric) as fingerprint
    from every_calendar_event where booking_id is null`.execute(db);
  return rows[0]?.fingerprint ?? '';
}

/** Moves events in a process of its own for so long, and kills it in the middle of what it does. */
async function moveAndKill(url: string, ms: number): Promise<void> {
  const mover = fork(join(import.meta.dirname, 'past-events-process.ts'), [url]);
  await pause(ms);
  mover.kill('SIGKILL');
}

async function moveToTheEnd(url: string): Promise<{ moved: number; seconds: number }> {
  const start = performance.now();
  const [moved] = await once(fork(join(import.meta.dirname, 'past-events-process.ts'), [url, 'hurry']), 'message');
  return { moved: Number(moved), seconds: (performance.now() - start) / 1000 };
}

function waitFigures(name: string, { reads, bookings, refused }: Waits): Figure[] {
  const [asked = [], booked = []] = [reads, bookings].map((waits) => waits.toSorted((a, b) => a - b));
  return [
    figure(`${name}: free nights asked for`, asked.length, ''),
    figure(`${name}: free nights, p50`, percentile(asked, 0.5), 'ms'),
    figure(`${name}: free nights, p99`, percentile(asked, 0.99), 'ms'),
    figure(`${name}: free nights, longest`, asked.at(-1) ?? Number.NaN, 'ms'),
    figure(`${name}: bookings`, booked.length, ''),
    figure(`${name}: bookings, p50`, percentile(booked, 0.5), 'ms'),
    figure(`${name}: bookings, p99`, percentile(booked, 0.99), 'ms'),
    figure(`${name}: bookings, longest`, booked.at(-1) ?? Number.NaN, 'ms'),
    figure(`${name}: bookings refused`, refused, '', { goal: 0 }),
  ];
}

const sizeFigures = (name: string, { live, indexes, past, rows }: Sizes): Figure[] => [
  figure(`${name}: events that nights are sold by`, rows, ''),
  figure(`${name}: their table`, live / MB, 'MB'),
  figure(`${name}: its indexes`, indexes / MB, 'MB'),
  figure(`${name}: the years, with their indexes`, past / MB, 'MB'),
];

/** The median of what PostgreSQL itself takes to find a home's nights of three months. */
async function lookUpMs(db: Db): Promise<number> {
  const { rows: units } = await sql<{ id: number }>`select id from units order by id % 101, id limit 2000`.execute(db);
  const took: number[] = [];
  for (const { id } of units) {
    const start = performance.now();
    await sql`select id from calendar_events where unit_id = ${id} and period && daterange(current_date, current_date + 90)`.execute(
      db,
    );
    took.push(performance.now() - start);
  }
  return percentile(
    took.toSorted((a, b) => a - b),
    0.5,
  );
}

async function tidy(db: Db): Promise<number> {
  const start = performance.now();
  await sql`vacuum analyze calendar_events`.execute(db);
  await sql`reindex table concurrently calendar_events`.execute(db);
  return (performance.now() - start) / 1000;
}

type Houses = Awaited<ReturnType<typeof buildHouse>>[];

/** Fills a new database; one that an interrupted run has filled is taken as it is. */
async function fillOnce(db: Db, url: string): Promise<Houses> {
  if (existsSync(FILLED)) return JSON.parse(readFileSync(FILLED, 'utf8'));
  const portal = await startPortal(DATA_DIR, LISTINGS, { DATABASE_URL: url });
  await portal.stop();
  const houses: Houses = [];
  for (let built = 0; built < BOOKED; built += 1) houses.push(await buildHouse(db));
  await fillCalendars(db, EVENTS);
  writeFileSync(FILLED, JSON.stringify(houses));
  return houses;
}

async function measureOn(
  db: Db,
  portal: RunningPortal,
  { url, houses }: { url: string; houses: Houses },
): Promise<Figure[]> {
  const world: World = { portal, paths: await windowsOf(db), stays: undisputed(houses) };
  const [print, before, looked] = [await fingerprint(db), await sizesOf(db), await lookUpMs(db)];
  const alone = await waitsDuring(world, () => pause(ALONE_MS));
  const beside = await waitsDuring(world, async () => {
    await moveAndKill(url, KILL_AFTER_MS);
    await moveAndKill(url, BESIDE_MS - KILL_AFTER_MS);
  });
  const meanwhile = await sizesOf(db);
  const rest = await moveToTheEnd(url);
  const isSame = (await fingerprint(db)) === print;
  const after = await sizesOf(db);
  let tidied = 0;
  const tidying = await waitsDuring(world, async () => {
    tidied = await tidy(db);
  });
  return [
    ...sizeFigures('before', before),
    figure('before: look-up of three months of a home, median', looked, 'ms'),
    ...waitFigures('alone', alone),
    figure('moved beside visitors and guests, killed twice', before.rows + beside.bookings.length - meanwhile.rows, ''),
    figure('moved then, with nobody else there', rest.moved, ''),
    figure('the same', rest.seconds, 's'),
    figure('events lost, changed or there twice', isSame ? 0 : 1, '', { goal: 0 }),
    ...waitFigures('beside the move', beside),
    ...sizeFigures('after', after),
    ...waitFigures('beside vacuum and reindex', tidying),
    figure('vacuum and reindex', tidied, 's'),
    ...sizeFigures('tidied', await sizesOf(db)),
    figure('tidied: look-up of three months of a home, median', await lookUpMs(db), 'ms'),
  ];
}

/**
 * Ten million calendar events of seven years, of which those that are long over are moved while visitors ask for free nights and guests
 * book, by a process that is killed twice. `OSPITALIA_EVENTS` says how many. It takes a quarter of an hour and 10 GB, so it runs only
 * where it is named.
 */
export async function measurePastEvents(): Promise<{ figures: Figure[] }> {
  if (!existsSync(FILLED)) rmSync(DATA_DIR, { recursive: true, force: true });
  mkdirSync(DATA_DIR, { recursive: true });
  chmodSync(DATA_DIR, 0o755);
  const postgres = await openPostgres({ dataDir: DATA_DIR, log: () => undefined });
  const database = openDatabase(postgres.url, { timeLimits: NO_LIMITS });
  const portals: RunningPortal[] = [];
  try {
    const houses = await fillOnce(database.db, postgres.url);
    const portal = await startPortal(DATA_DIR, LISTINGS, {
      DATABASE_URL: postgres.url,
      LOG_LEVEL: 'warn',
    });
    portals.push(portal);
    const figures = await measureOn(database.db, portal, { url: postgres.url, houses });
    rmSync(FILLED);
    return { figures };
  } finally {
    await Promise.all(portals.map((portal) => portal.stop()));
    await database.close();
    await postgres.stop();
    if (!existsSync(FILLED)) rmSync(DATA_DIR, { recursive: true, force: true });
  }
}
