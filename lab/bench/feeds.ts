import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createSeal } from '../../src/calendar/server/seal.ts';
import { loadLocations } from '../../src/locations/server/load-locations.ts';
import type { Database } from '../../src/app/server/database.ts';
import { NO_LIMITS, openDatabase } from '../../src/platform/database/open-database.ts';
import { prepareJobs } from '../../src/app/server/jobs/open-jobs.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openPostgres } from '../../src/platform/postgres/open-postgres.ts';
import { databaseSeconds } from './cpu-seconds.ts';
import { type Figure, figure, median } from './figure.ts';

/** A round: every feed is read once. `cpu` of the process, `databaseCpu` of PostgreSQL, both in seconds. */
export type FeedRound = { seconds: number; cpu: number; databaseCpu: number; residentMb: number };
/** Processor seconds per feed: fetching, reading one that says something new, and one that does not. */
type Shares = { bytes: number; fetch: number; readWhole: number; readAgain: number };
export type FeedsBench = { first: FeedRound; hours: FeedRound[]; shares: Shares };

const FEEDS = 10_000;
const HOURS = 4;
const HOSTS = 3;
const SECRET = 'the secret of the bench, which seals nothing of worth';
const DATA_DIR = join(import.meta.dirname, '../../.cache/bench-feeds');
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

async function start(children: ChildProcess[], name: string, ...args: string[]): Promise<[ChildProcess, unknown]> {
  const child = fork(join(import.meta.dirname, name), args);
  children.push(child);
  return [child, (await once(child, 'message'))[0]];
}

async function ask(child: ChildProcess, message: string | number): Promise<unknown> {
  const answered = once(child, 'message');
  child.send(message);
  return (await answered)[0];
}

async function readRounds(platforms: ChildProcess, reader: ChildProcess): Promise<FeedRound[]> {
  const rounds: FeedRound[] = [];
  for (let hour = 0; hour <= HOURS; hour += 1) {
    await ask(platforms, hour);
    const before = databaseSeconds(DATA_DIR);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- our own process, feeds-process.ts
    const round = (await ask(reader, 'round')) as Omit<FeedRound, 'databaseCpu'>;
    rounds.push({ ...round, databaseCpu: databaseSeconds(DATA_DIR) - before });
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
    figure('feeds per CPU-second of the process', FEEDS / cpu, 'feeds'),
    figure('the same, when everything is new', FEEDS / first.cpu, 'feeds'),
    figure('10,000 feeds, share of an hour of one core', (100 * cpu) / hour, '%', { goal: 10 }),
    figure('PostgreSQL beside it', (100 * database) / hour, '%'),
    figure('of the process: fetching', share(shares.fetch), '%'),
    figure('of the process: parsing, hashing, classifying', share(read), '%'),
    figure('of the process: claiming and writing', 100 - share(shares.fetch + read), '%'),
    figure('wall time of 10,000 feeds, four at a time', median(hours.map(({ seconds }) => seconds)), 's'),
    figure('resident memory after the first hour', one?.residentMb ?? Number.NaN, 'MB'),
    figure('resident memory, last hour ÷ first', (last?.residentMb ?? 0) / (one?.residentMb ?? 0), '×', { goal: 1.1 }),
    figure('100,000 feeds, cores for the process and PostgreSQL', (10 * (cpu + database)) / hour, 'cores'),
  ];
}
