import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Db } from '../../src/app/server/database.ts';
import { openJobs } from '../../src/app/server/jobs/open-jobs.ts';
import { createSeal } from '../../src/calendar/server/seal.ts';
import { addDays, dateInRome } from '../../src/kernel/dates/calendar-date.ts';
import { NO_LIMITS, openDatabase } from '../../src/platform/database/open-database.ts';
import { openPostgres } from '../../src/platform/postgres/open-postgres.ts';
import { buildStruttura } from '../../test/build-struttura.ts';
import { feedText } from '../../test/feed-text.ts';
import { measureWork, type Work } from '../cpu-seconds.ts';
import { type Measurement, measurement, median } from '../measurement.ts';
import { startPortal, type StartedPortal } from '../portal.ts';

const DATA_DIR = join(import.meta.dirname, '../../.cache/bench-readings');
const SECRET = 'ab'.repeat(32);
const HOSTS = 8;
const FEEDS = Number(process.env['OSPITALIA_BENCH_FEEDS'] ?? 2000);
const STAYS = 12;
const ROUNDS = Number(process.env['OSPITALIA_BENCH_ROUNDS'] ?? 2);
const PATIENCE_MS = 300_000;
const REST_MS = 60_000;
const FIRST = addDays(dateInRome(new Date()), 10);

const KINDS = ['304', 'same bytes', 'changed'] as const;
type Kind = (typeof KINDS)[number];
type Reading = Pick<Work, 'databaseMs' | 'portalMs'> & { statements: number; seconds: number };
/** CPU time while no feed is polled, in milliseconds per second. */
type Rest = Pick<Work, 'databaseMs' | 'portalMs'>;

async function openPlatforms() {
  let kind: Kind = 'changed';
  let version = 0;
  let answered = 0;
  const answer: RequestListener = (request, response) => {
    answered += 1;
    const etag = `"${version}"`;
    if (kind === '304' && request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    const stays = Array.from({ length: STAYS + version }, (_, nth) => ({
      start: addDays(FIRST, 4 * nth),
      end: addDays(FIRST, 4 * nth + 3),
    }));
    response.writeHead(200, { 'Content-Type': 'text/calendar', ETag: etag }).end(feedText('airbnb', stays));
  };
  const servers = Array.from({ length: HOSTS }, () => createServer(answer).listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const hosts = servers.map((server) => {
    const address = server.address();
    return `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  return {
    hosts,
    answered: () => answered,
    next(wanted: Kind) {
      kind = wanted;
      if (kind === 'changed') version += 1;
    },
    stop: () => servers.map((server) => server.close()),
  };
}

type Platforms = Awaited<ReturnType<typeof openPlatforms>>;
type Around = { platforms: Platforms; pids: readonly number[] };

async function buildFeeds(db: Db, hosts: readonly string[]): Promise<void> {
  const seal = createSeal(SECRET);
  for (let nth = 0; nth < FEEDS; nth += 1) {
    const struttura = await buildStruttura(db, { email_confirmed_at: new Date() });
    const host = hosts[nth % hosts.length] ?? '';
    await sql`
      insert into feeds (unit_id, platform, sealed_url, shown_url, host, next_poll_at)
      select id, 'airbnb', ${seal.seal(`http://${host}/${struttura}.ics`)}, 'http://127.0.0.1/•••', ${host}, 'infinity'
      from units where struttura_id = ${struttura}`.execute(db);
  }
}

async function statementsOf(db: Db): Promise<number> {
  const { rows } = await sql<{ calls: number }>`select sum(calls)::int8 as calls from pg_stat_statements`.execute(db);
  return rows[0]?.calls ?? 0;
}

async function readAll({ db, pool }: Database, platforms: Platforms): Promise<{ answers: number }> {
  const before = platforms.answered();
  const since = Date.now();
  await openJobs(pool, { onError: console.error }).put('feeds-due', {});
  while (platforms.answered() - before < FEEDS) {
    if (Date.now() - since > PATIENCE_MS)
      throw new Error(`${platforms.answered() - before} of ${FEEDS} feeds were polled`);
    await pause(500);
  }
  await pause(1000);
  await sql`vacuum analyze feeds, feed_host_turns, pgboss.job_common`.execute(db);
  return { answers: platforms.answered() - before };
}

async function measureRound(database: Database, { platforms, pids }: Around, kind: Kind): Promise<Reading> {
  platforms.next(kind);
  await sql`update feeds set next_poll_at = now()`.execute(database.db);
  await sql`vacuum feeds`.execute(database.db);
  await sql`select pg_stat_statements_reset()`.execute(database.db);
  const start = performance.now();
  const { answers, ...work } = await measureWork({ pids, dataDir: DATA_DIR }, () => readAll(database, platforms));
  const seconds = (performance.now() - start) / 1000 / answers;
  const statements = (await statementsOf(database.db)) / answers;
  process.stdout.write(`${kind}: ${answers} polls, ${work.databaseMs.toFixed(2)} ms of PostgreSQL each\n`);
  return { ...work, statements, seconds };
}

async function costliest(db: Db): Promise<object[]> {
  const { rows } = await sql<object>`
    select calls, round((total_exec_time + total_plan_time)::numeric, 1)::float as ms, left(regexp_replace(query, '\\s+', ' ', 'g'), 150) as query
    from pg_stat_statements order by total_exec_time + total_plan_time desc limit 15`.execute(db);
  return rows;
}

function measurementsOf(kind: Kind, readings: readonly Reading[], rest: Rest): Measurement[] {
  const busy = (of: keyof Rest) => median(readings.map((reading) => reading[of] - rest[of] * reading.seconds));
  return [
    measurement(
      `poll, ${kind}: CPU time of PostgreSQL`,
      busy('databaseMs'),
      'ms',
      kind === 'changed' ? {} : { goal: 1 },
    ),
    measurement(`poll, ${kind}: CPU time of Node`, busy('portalMs'), 'ms'),
    measurement(`poll, ${kind}: statements`, median(readings.map(({ statements }) => statements)), ''),
  ];
}

const measureRest = (pids: readonly number[]): Promise<Rest> =>
  measureWork({ pids, dataDir: DATA_DIR }, async () => {
    await pause(REST_MS);
    return { answers: REST_MS / 1000 };
  });

async function measure(database: Database, portal: StartedPortal, platforms: Platforms) {
  const around = { platforms, pids: [portal.pid] };
  await sql`create extension pg_stat_statements`.execute(database.db);
  await buildFeeds(database.db, platforms.hosts);
  await measureRound(database, around, 'changed');
  const rounds = new Map<Kind, Reading[]>();
  const costs: Record<string, object[]> = {};
  for (const kind of KINDS) {
    const readings: Reading[] = [];
    for (let round = 0; round < ROUNDS; round += 1) readings.push(await measureRound(database, around, kind));
    rounds.set(kind, readings);
    costs[kind] = await costliest(database.db);
  }
  const rest = await measureRest(around.pids);
  const measurements = [...rounds].flatMap(([kind, readings]) => measurementsOf(kind, readings, rest));
  return {
    measurements: [
      ...measurements,
      measurement('poller at rest: CPU time of PostgreSQL', rest.databaseMs, 'ms a second'),
    ],
    costs,
  };
}

async function openWatchedPostgres() {
  const open = () => openPostgres({ dataDir: DATA_DIR, log: () => undefined });
  const first = await open();
  const { db, close } = openDatabase(first.url);
  await sql`alter system set shared_preload_libraries = 'pg_stat_statements'`.execute(db);
  await sql`alter system set pg_stat_statements.track_planning = on`.execute(db);
  await close();
  await first.stop();
  return open();
}

/** Measures the CPU time and the statements of one calendar poll, including its job, its per-host limit and vacuum. */
export async function measureReadings(): Promise<{ measurements: Measurement[] }> {
  rmSync(DATA_DIR, { recursive: true, force: true });
  mkdirSync(DATA_DIR, { recursive: true });
  chmodSync(DATA_DIR, 0o755);
  const postgres = await openWatchedPostgres();
  const platforms = await openPlatforms();
  const database: Database = openDatabase(postgres.url, { timeLimits: NO_LIMITS });
  let portal: StartedPortal | undefined;
  try {
    const env = {
      DATABASE_URL: postgres.url,
      OSPITALIA_SECRET: SECRET,
      OSPITALIA_FEED_ALLOW: platforms.hosts.join(','),
      OSPITALIA_FEED_ALLOW_IN_PRODUCTION: '1',
    };
    await (await startPortal(DATA_DIR, 0, env)).stop();
    portal = await startPortal(DATA_DIR, 0, { ...env, OSPITALIA_ROLE: 'poller' });
    return await measure(database, portal, platforms);
  } finally {
    await portal?.stop();
    platforms.stop();
    await database.close();
    await postgres.stop();
  }
}
