import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createSeal } from '../../src/calendar/server/seal.ts';
import { loadLocations } from '../../src/locations/server/load-locations.ts';
import type { Database } from '../../src/app/server/database.ts';
import { NO_LIMITS, openDatabase } from '../../src/platform/database/open-database.ts';
import { prepareJobs } from '../../src/app/server/jobs/open-jobs.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openPostgres } from '../../src/platform/postgres/open-postgres.ts';
import { type Figure, median } from './figure.ts';

/** A round: every feed is read once. `cpu` of the process, `databaseCpu` of PostgreSQL, both in seconds. */
export type FeedRound = { seconds: number; cpu: number; databaseCpu: number; residentMb: number };
/** Processor seconds per feed: fetching, reading one that says something new, and one that does not. */
type Shares = { bytes: number; fetch: number; readWhole: number; readAgain: number };
export type FeedsBench = { first: FeedRound; hours: FeedRound[]; shares: Shares };

const FEEDS = 10_000;
const HOURS = 4;
/** As many as there are platforms. */
const HOSTS = 3;
const SECRET = 'the secret of the bench, which seals nothing of worth';
const DATA_DIR = join(import.meta.dirname, '../../.cache/bench-feeds');
/** Ticks of a second in a process's `stat`, on every Linux. */
const TICKS = 100;
/** Fields of a process's `stat`, counted after its name in brackets. */
const PARENT = 1;
const TIMES = [11, 12] as const;

function statOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
  } catch {
    return [];
  }
}

/** Processor seconds that PostgreSQL has used so far: its first process and all that it made. */
function databaseSeconds(): number {
  const [first = ''] = readFileSync(join(DATA_DIR, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid, stat: statOf(pid) }))
    .filter(({ pid, stat }) => pid === first || stat[PARENT] === first);
  return stats.reduce((sum, { stat }) => sum + TIMES.reduce((own, field) => own + Number(stat[field]), 0), 0) / TICKS;
}

/** Homes on two platforms each, every feed due. */
async function fill({ db, pool }: Database, port: number): Promise<void> {
  await migrate(db);
  await prepareJobs(pool);
  await loadLocations(pool);
  await sql`
    insert into strutture (citta_id, nome, descrizione, tipo_struttura, indirizzo, cap, lat, lon, prezzo_notte_cents,
      posti_letto, num_camere, num_bagni, cin, telefono, email, status, approved_at)
    select (select min(id) from citta), 'Casa ' || n, 'Una casa.', '{casa_vacanza}', 'Via 1', '53045', 43.1, 11.8, 9000,
      4, 2, 1, 'IT052015C2' || to_char(n, 'FM00000000'), '+39 333 555 0101', 'anna@example.it', 'approvata', now()
    from generate_series(1, ${FEEDS / 2}) n`.execute(db);
  const units = await db.selectFrom('units').select('id').orderBy('id').execute();
  const { seal } = createSeal(SECRET);
  const feeds = units.flatMap(({ id: unit_id }, index) =>
    (['airbnb', 'booking'] as const).map((platform, other) => {
      const number = 2 * index + other;
      const host = `127.0.1.${(number % HOSTS) + 1}:${port}`;
      const url = `http://${host}/${number}.ics`;
      return { unit_id, platform, host, shown_url: url, sealed_url: seal(url), next_poll_at: new Date(0) };
    }),
  );
  for (let from = 0; from < feeds.length; from += 1000) {
    await db
      .insertInto('feeds')
      .values(feeds.slice(from, from + 1000))
      .execute();
  }
}

/** Starts a program of the bench; gives it, and what it says first. */
async function start(children: ChildProcess[], name: string, ...args: string[]): Promise<[ChildProcess, unknown]> {
  const child = fork(join(import.meta.dirname, name), args);
  children.push(child);
  return [child, (await once(child, 'message'))[0]];
}

/** Tells a process something and waits for its answer. */
async function ask(child: ChildProcess, message: string | number): Promise<unknown> {
  const answered = once(child, 'message');
  child.send(message);
  return (await answered)[0];
}

async function readRounds(platforms: ChildProcess, reader: ChildProcess): Promise<FeedRound[]> {
  const rounds: FeedRound[] = [];
  for (let hour = 0; hour <= HOURS; hour += 1) {
    await ask(platforms, hour);
    const before = databaseSeconds();
    // oxlint-disable-next-line typescript/consistent-type-assertions -- our own process, feeds-process.ts
    const round = (await ask(reader, 'round')) as Omit<FeedRound, 'databaseCpu'>;
    rounds.push({ ...round, databaseCpu: databaseSeconds() - before });
    process.stdout.write(`feeds, round ${hour + 1} of ${HOURS + 1}: ${round.seconds.toFixed(0)} s\n`);
  }
  return rounds;
}

/**
 * One process reads 10,000 feeds of 6 KB from a server of this machine, four at a time, into PostgreSQL: at first all of
 * it is new, then, hour after hour of its clock, one feed of ten says something new.
 */
export async function measureFeeds(): Promise<FeedsBench> {
  rmSync(DATA_DIR, { recursive: true, force: true });
  const postgres = await openPostgres({ dataDir: DATA_DIR, log: () => undefined });
  const children: ChildProcess[] = [];
  try {
    const [platforms, port] = await start(children, 'feed-host.ts');
    const database = openDatabase(postgres.url, { timeLimits: NO_LIMITS });
    await fill(database, Number(port));
    await database.close();
    const [reader] = await start(children, 'feeds-process.ts', postgres.url, String(port), String(HOSTS), SECRET);
    const [first, ...hours] = await readRounds(platforms, reader);
    if (first === undefined) throw new Error('no round was measured');
    // oxlint-disable-next-line typescript/consistent-type-assertions -- our own process, feeds-process.ts
    return { first, hours, shares: (await ask(reader, 'shares')) as Shares };
  } finally {
    for (const child of children) child.kill();
    await postgres.stop();
  }
}

/** What the rounds say, and what they make of 100,000 feeds: the work grows with their number, as nothing is looked through. */
export function feedFigures({ first, hours, shares }: FeedsBench): Figure[] {
  const cpu = median(hours.map((round) => round.cpu));
  const database = median(hours.map(({ databaseCpu }) => databaseCpu));
  const [one, last] = [hours[0], hours.at(-1)];
  const read = shares.readAgain * 0.9 + shares.readWhole * 0.1;
  const share = (part: number) => (100 * part * FEEDS) / cpu;
  const hour = 3600;
  return [
    { name: 'feeds per CPU-second of the process', value: FEEDS / cpu, unit: 'feeds' },
    { name: 'the same, when everything is new', value: FEEDS / first.cpu, unit: 'feeds' },
    { name: '10,000 feeds, share of an hour of one core', value: (100 * cpu) / hour, unit: '%', goal: 10 },
    { name: 'PostgreSQL beside it', value: (100 * database) / hour, unit: '%' },
    { name: 'of the process: fetching', value: share(shares.fetch), unit: '%' },
    { name: 'of the process: parsing, hashing, classifying', value: share(read), unit: '%' },
    { name: 'of the process: claiming and writing', value: 100 - share(shares.fetch + read), unit: '%' },
    {
      name: 'wall time of 10,000 feeds, four at a time',
      value: median(hours.map(({ seconds }) => seconds)),
      unit: 's',
    },
    { name: 'resident memory after the first hour', value: one?.residentMb ?? Number.NaN, unit: 'MB' },
    {
      name: 'resident memory, last hour ÷ first',
      value: (last?.residentMb ?? 0) / (one?.residentMb ?? 0),
      unit: '×',
      goal: 1.1,
    },
    {
      name: '100,000 feeds, cores for the process and PostgreSQL',
      value: (10 * (cpu + database)) / hour,
      unit: 'cores',
    },
  ];
}
