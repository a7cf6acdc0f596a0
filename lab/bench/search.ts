import { join } from 'node:path';
import { systemClock, today } from '../../src/kernel/clock.ts';
import { createLocationsService } from '../../src/locations/server/service.ts';
import { createSearchService } from '../../src/search/server/search-service.ts';
import { readPlaceFacts } from '../../src/search/server/text-service.ts';
import type { Database } from '../../src/app/server/database.ts';
import { NO_LIMITS, openDatabase } from '../../src/platform/database/open-database.ts';
import { runningUrl } from '../../src/platform/postgres/open-postgres.ts';
import { type Figure, figure, median, printFigures } from './figure.ts';
import { measureFlexible } from './flexible.ts';
import { measureInTurn, ratioOf, type Round, type Rounds, sendLoad } from './load.ts';
import { type Portal, startPortal } from './portal.ts';
import { chooseSearches, type Searches } from './search-targets.ts';
import { judgeQuery } from './queries/judge.ts';
import { readQueries } from './queries/read-queries.ts';

const MILLION = 1_000_000;
const THOUSAND = 1000;
const CONNECTIONS = 8;
const ROUNDS = 5;
const ROUND_MS = 3000;
const WARM_UP_MS = 2000;

type SearchBench = { portal: Portal; database: Database; close(): Promise<void> };

/** A database of a million that is there already is named by `OSPITALIA_BENCH_MILLION`; else one is seeded once, and kept. */
async function openWorld(name: string, listings: number, given: string | undefined): Promise<SearchBench> {
  const dataDir = join(import.meta.dirname, '../../.cache', name);
  const portal = await startPortal(dataDir, listings, given === undefined ? {} : { DATABASE_URL: given });
  const url = given ?? runningUrl(dataDir);
  if (url === undefined) throw new Error(`${name} has no database`);
  const database = openDatabase(url, { timeLimits: NO_LIMITS });
  return {
    portal,
    database,
    async close() {
      await database.close();
      await portal.stop();
    },
  };
}

/** How many of the queries are answered as somebody would who looks at every home. Says which are not, and why. */
async function judgeAll({ db }: Database) {
  const day = today(systemClock);
  const search = createSearchService({ db, clock: systemClock, locations: createLocationsService(db) });
  const queries = readQueries(await readPlaceFacts(db), day);
  const wrong: { typed: string; faults: string[] }[] = [];
  let judged = 0;
  for (const [turn, query] of queries.entries()) {
    const verdict = await judgeQuery({ db, search, today: day }, query, turn);
    judged += verdict.judged;
    if (verdict.faults.length === 0) continue;
    wrong.push({ typed: query.typed, faults: verdict.faults });
    process.stdout.write(`wrong: «${query.typed}»: ${verdict.faults.join('; ')}\n`);
  }
  return { queries: queries.length, right: queries.length - wrong.length, judged, wrong };
}

async function measureRounds(million: Portal, thousand: Portal, searches: Searches): Promise<Rounds> {
  const targets: Record<string, { port: number; paths: readonly string[] }> = {
    'primary key': { port: million.port, paths: searches.primaryKey },
    ...Object.fromEntries(
      Object.entries(searches.inTowns).map(([ordina, paths]) => [ordina, { port: million.port, paths }]),
    ),
    words: { port: million.port, paths: searches.mistyped },
    suggestions: { port: million.port, paths: searches.suggestions },
    'of a million': { port: million.port, paths: searches.inBoth },
    'of a thousand': { port: thousand.port, paths: searches.inBoth },
  };
  for (const target of Object.values(targets)) await sendLoad(target, CONNECTIONS, WARM_UP_MS);
  const contenders: Record<string, () => Promise<Round>> = {};
  for (const [name, target] of Object.entries(targets))
    contenders[name] = () => sendLoad(target, CONNECTIONS, ROUND_MS);
  return measureInTurn(contenders, ROUNDS);
}

function speedFigures(rounds: Rounds, orders: readonly string[]): Figure[] {
  const key = 'primary key';
  const p99 = (name: string) => median((rounds[name] ?? []).map((round) => round.p99));
  const beside = (name: string, base = key) => ratioOf(rounds, name, base, 'p99');
  return [
    ...orders.map((ordina) =>
      figure(`search in a town by ${ordina}, p99 ÷ primary-key p99`, beside(ordina), '×', { goal: 2.5 }),
    ),
    figure('search, a million ÷ a thousand, p99', beside('of a million', 'of a thousand'), '×', { goal: 1.3 }),
    figure('mistyped words, p99 ÷ primary-key p99', beside('words'), '×', { goal: 20 }),
    figure('suggestions, p99 ÷ primary-key p99', beside('suggestions'), '×'),
    figure('primary key among a million, p99', p99(key), 'ms'),
    ...orders.map((ordina) => figure(`search in a town by ${ordina}, p99`, p99(ordina), 'ms')),
    figure('mistyped words, p99', p99('words'), 'ms'),
  ];
}

const openMillion = () => openWorld('bench-million', MILLION, process.env['OSPITALIA_BENCH_MILLION']);

/** Flexible dates beside fixed ones, among the same million. */
export async function measureFlexibleSearch() {
  const million = await openMillion();
  try {
    return await measureFlexible(million.database);
  } finally {
    await million.close();
  }
}

/**
 * Searching a million homes: whether two hundred queries are answered rightly (home by home, on a sample), and how fast beside a
 * primary-key lookup through the same server (P6), beside a thousand homes (P7) and with typing errors (P8).
 */
export async function measureSearch() {
  const million = await openMillion();
  const thousand = await openWorld('bench-thousand', THOUSAND, undefined);
  try {
    const searches = await chooseSearches(million, thousand);
    const rounds = await measureRounds(million.portal, thousand.portal, searches);
    const residentMb = million.portal.residentMb();
    const speed = speedFigures(rounds, Object.keys(searches.inTowns));
    // Judging takes minutes: whoever waits has something to read.
    printFigures(speed);
    const judgement = await judgeAll(million.database);
    const figures: Figure[] = [
      figure(`queries answered rightly, of ${judgement.queries}`, judgement.right, '', { floor: judgement.queries }),
      figure('homes looked at for that', judgement.judged, ''),
      ...speed,
      figure('resident memory after searches', residentMb, 'MB'),
    ];
    return { figures, rounds, judgement };
  } finally {
    await thousand.close();
    await million.close();
  }
}
