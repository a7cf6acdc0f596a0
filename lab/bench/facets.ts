import { sql } from 'kysely';
import { addDays } from '../../src/kernel/calendar-date.ts';
import { systemClock, today } from '../../src/kernel/clock.ts';
import type { Database } from '../../src/app/server/database.ts';
import { NO_LIMITS, openDatabase } from '../../src/platform/database/open-database.ts';
import { runningUrl } from '../../src/platform/postgres/open-postgres.ts';
import { measureWork, type Work } from './cpu-seconds.ts';
import { type Figure, figure } from './figure.ts';
import { measureInTurn, middleOf, ratioOf, type Round, type Rounds, sendLoad } from './load.ts';
import { type Portal, startPortal } from './portal.ts';

const ROUNDS = 5;
const ROUND_MS = 3000;
const WARM_UP_MS = 1000;
/** Whoever opens the filters waits for one answer: several at once would measure the queue. */
const CONNECTIONS = 1;
const TOWN_MS = 50;
const ITALY_MS = 200;
const KEY = 'primary key';
/** Days until an arrival, nights, and the window of flexible dates. */
const AHEAD = 110;
const NIGHTS = 3;
const WINDOW = 30;

type FacetRounds = Rounds<Round & Work>;

async function largestTown({ db }: Database): Promise<{ citta_id: number; homes: number }> {
  const { rows } = await sql<{ citta_id: number; homes: number }>`
    select citta_id, strutture_count as homes from strutture_per_citta order by strutture_count desc, citta_id limit 1`.execute(
    db,
  );
  return rows[0] ?? { citta_id: 0, homes: 0 };
}

async function keyPaths({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    select id from strutture where status = 'approvata' and id % 7 = 0 order by id limit 1500`.execute(db);
  return rows.map(({ id }) => `/api/strutture/${id}`);
}

/** What is chosen already when the filters are opened. */
function searches(): Record<string, string> {
  const from = addDays(today(systemClock), AHEAD);
  return {
    'no dates': '',
    'fixed dates': `dal=${from}&al=${addDays(from, NIGHTS)}&ospiti=2&servizi=wifi`,
    'flexible dates': `periodo_dal=${from}&periodo_al=${addDays(from, WINDOW)}&notti=${NIGHTS}&ospiti=2`,
    words: 'testo=casa',
  };
}

function facetPaths(citta_id: number): Record<string, string> {
  const places = { 'largest town': `citta_id=${citta_id}`, Italy: '' };
  const asked = Object.entries(places).flatMap(([place, where]) =>
    Object.entries(searches()).map(([name, query]) => [
      `facets, ${place}, ${name}`,
      `/api/ricerca/filtri?${where}&${query}`,
    ]),
  );
  return Object.fromEntries(asked);
}

async function measureRounds({ port, pid }: Portal, dataDir: string, database: Database): Promise<FacetRounds> {
  const { citta_id, homes } = await largestTown(database);
  process.stdout.write(`the largest town has ${homes} homes\n`);
  const contenders: Record<string, () => Promise<Round & Work>> = {};
  const facets = Object.entries(facetPaths(citta_id)).map(([name, path]) => [name, [path]] as const);
  for (const [name, paths] of [[KEY, await keyPaths(database)] as const, ...facets]) {
    const target = { port, paths };
    await sendLoad(target, CONNECTIONS, WARM_UP_MS);
    contenders[name] = () => measureWork({ pids: [pid], dataDir }, () => sendLoad(target, CONNECTIONS, ROUND_MS));
  }
  return measureInTurn(contenders, ROUNDS);
}

function figuresOf(rounds: FacetRounds, name: string): Figure[] {
  const goal = name.includes('Italy') ? ITALY_MS : TOWN_MS;
  return [
    figure(
      `${name}: p99`,
      middleOf(rounds, name, ({ p99 }) => p99),
      'ms',
      { goal },
    ),
    figure(`${name}: p99 ÷ primary-key p99`, ratioOf(rounds, name, KEY, 'p99'), '×'),
    figure(
      `${name}: work of Node`,
      middleOf(rounds, name, ({ portalMs }) => portalMs),
      'ms',
    ),
    figure(
      `${name}: work of PostgreSQL`,
      middleOf(rounds, name, ({ databaseMs }) => databaseMs),
      'ms',
    ),
  ];
}

/** How long it takes to say how many homes each filter would leave, in the town with most homes and in all of Italy. */
export async function measureFacets(dataDir: string, listings: number) {
  const portal = await startPortal(dataDir, listings);
  const url = runningUrl(dataDir);
  if (url === undefined) throw new Error('the portal has no database of its own');
  const database = openDatabase(url, { timeLimits: NO_LIMITS });
  try {
    const rounds = await measureRounds(portal, dataDir, database);
    const key = figure(
      'primary key: p99',
      middleOf(rounds, KEY, ({ p99 }) => p99),
      'ms',
    );
    const figures = Object.keys(rounds).flatMap((name) => (name === KEY ? [key] : figuresOf(rounds, name)));
    return { figures, rounds };
  } finally {
    await database.close();
    await portal.stop();
  }
}
