import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../src/app/server/database.ts';
import { addDays } from '../../src/kernel/dates/calendar-date.ts';
import { systemClock, today } from '../../src/kernel/dates/clock.ts';
import { ORDINI } from '../../src/search/rules/search-criteria.ts';
import { signInAdmin } from '../../test/sign-in-admin.ts';
import { type Measurement, measurement } from '../measurement.ts';
import { answerMeasurements, AS_BROWSERS, inTurn, measureInTurn, middleOf, ratioOf, type Target } from '../load.ts';
import type { StartedPortal } from '../portal.ts';
import { choosePages, DEMO_DIR, homesByKey, originOf, uncachedPaths, withDemo, withPortal } from './demo.ts';

const HOMES = Number(process.env['OSPITALIA_BENCH_HOMES'] ?? 100_000);
const MILLION = 10 * HOMES;
const THOUSAND = 1000;
const CACHE = join(import.meta.dirname, '../../.cache');
const CONNECTIONS = 8;
const KEY = 'primary key';
const QUEUE = HOMES / 10;
/** Day of arrival, far enough ahead that half of the demo calendar is available. */
const ARRIVAL = addDays(today(systemClock), 110);
const STAY = `dal=${ARRIVAL}&al=${addDays(ARRIVAL, 3)}&ospiti=2&servizi=wifi`;
const FLEXIBLE = `periodo_dal=${ARRIVAL}&periodo_al=${addDays(ARRIVAL, 30)}&notti=3&ospiti=2&servizi=wifi`;
const RARE = Array.from(
  { length: 40 },
  (_, nth) => `tipo=bb&gradini=nessuno&servizi=spa,palestra,netflix&prezzo_min=${nth}`,
);
const ITALY = 'zona=6,36,19,47.5';
const MISTYPED = 'gliciine, limonaja, frutetto, silezioso, trulo, giardinno segreto, vista panoramicca, contadinno';
const TYPED = 'si, mon, montepulciano, firenza, san g, tosc, provincia di, reggio, lago, picsina, ro, val d';
const PLAIN = ['casa in toscana ad agosto', 'due persone a siena con wifi', 'agriturismo con piscina in umbria'];
const COSTLY = ['1 bis '.repeat(15), 'dal 3 al 10 '.repeat(8), 'roma milano '.repeat(8), 'a b c d e f g h i l m n o'];

const named = (texts: readonly string[], path: string) => texts.map((text) => path + encodeURIComponent(text));
const suggestions = (texts: readonly string[]) => named(texts, '/api/ricerca/suggerimenti?q=');

async function queueTarget({ port }: StartedPortal, { db }: Database): Promise<Target> {
  await sql`
    update strutture set status = 'in_attesa', approved_at = null
    where id in (
      select id from strutture where status = 'approvata' order by id desc
      limit greatest(0, ${QUEUE} - (select count(*) from strutture where status = 'in_attesa'))
    )`.execute(db);
  const pages = Array.from({ length: QUEUE / 50 }, (_, nth) => `/api/admin/strutture/pending?page=${nth + 1}`);
  return { port, nextPath: inTurn(pages), headers: { Cookie: await signInAdmin(db) } };
}

async function largestTowns({ db }: Database, count: number): Promise<number[]> {
  const { rows } = await sql<{ citta_id: number }>`
    select citta_id from strutture_per_citta order by strutture_count desc, citta_id limit ${count}`.execute(db);
  return rows.map(({ citta_id }) => citta_id);
}

async function availabilityPaths({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ cin: string }>`
    select cin from strutture where status = 'approvata' order by id limit 50`.execute(db);
  const window = `start_date=${addDays(ARRIVAL, -105)}&end_date=${addDays(ARRIVAL, -15)}`;
  return rows.map(({ cin }) => `/api/calendar/availability?cin=${cin}&${window}`);
}

function facetTargets(port: number, town: number): Record<string, Target> {
  const searches = { 'no dates': '', 'fixed dates': STAY, 'flexible dates': FLEXIBLE, words: 'testo=casa' };
  const places = { 'largest town': `citta_id=${town}&`, Italy: '' };
  const targets = Object.entries(places).flatMap(([place, where]) =>
    Object.entries(searches).map(([name, query]): [string, Target] => [
      `facets, ${place}, ${name}`,
      { port, nextPath: () => `/api/ricerca/filtri?${where}${query}` },
    ]),
  );
  return Object.fromEntries(targets);
}

export const measurePortal = () =>
  withPortal(join(CACHE, 'bench-data'), HOMES, async (portal, database) => {
    const { port, pid } = portal;
    // Fills the queue before the other targets are chosen, because filling it makes approved homes pending.
    const queue = await queueTarget(portal, database);
    const targets = {
      [KEY]: { port, nextPath: inTurn(await homesByKey(database)) },
      availability: { port, nextPath: inTurn(await availabilityPaths(database)) },
      queue,
    };
    const workers = { pids: [pid], dataDir: join(CACHE, 'bench-data') };
    const rounds = await measureInTurn(targets, { connections: CONNECTIONS, ...workers });
    const perCore = middleOf(rounds, 'availability', 'portalMs') + middleOf(rounds, 'availability', 'databaseMs');
    const facets = facetTargets(port, (await largestTowns(database, 1))[0] ?? 0);
    // Measures with a single connection, because a visitor who opens the filters waits for a single response.
    const facetRounds = await measureInTurn(facets, { connections: 1, ...workers });
    const facetMeasurements = Object.keys(facets).flatMap((name) =>
      answerMeasurements(facetRounds, name, { p99: { goal: name.includes('Italy') ? 200 : 50 } }),
    );
    const measurements: Measurement[] = [
      measurement('availability of 90 days, responses per core', 1000 / perCore, 'per second', { floor: 4000 }),
      measurement('queue, a page of 50, p99 ÷ primary-key p99', ratioOf(rounds, ['queue', KEY], 'p99'), '×', {
        goal: 10,
      }),
      ...answerMeasurements(rounds, KEY, { databaseMs: { goal: 0.2 } }),
      ...answerMeasurements(rounds, 'availability'),
      ...answerMeasurements(rounds, 'queue'),
      ...facetMeasurements,
    ];
    return { measurements, rounds, facetRounds };
  });

/**
 * Returns search paths whose `limit` is at most the number of matches in the smaller database, so that both databases return
 * equally many homes.
 */
async function sharedTowns(portal: StartedPortal, database: Database): Promise<string[]> {
  const paths: string[] = [];
  for (const town of await largestTowns(database, 60)) {
    const path = `/api/properties/public?citta_id=${town}&${STAY}&limit=`;
    const answer = await fetch(`${originOf(portal)}${path}24`);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the response comes from our own server
    const { total } = (await answer.json()) as { total: number };
    if (total > 0) paths.push(path + Math.min(24, total));
  }
  return paths;
}

/** If `OSPITALIA_BENCH_MILLION` is unset, a database with a million homes is created once and reused. */
const withMillion = <T>(work: (portal: StartedPortal, database: Database) => Promise<T>) => {
  const url = process.env['OSPITALIA_BENCH_MILLION'];
  return withPortal(join(CACHE, 'bench-million'), MILLION, work, url === undefined ? {} : { DATABASE_URL: url });
};

/** Compares searches among a million homes with primary-key reads, and with the same searches among a thousand homes (P6, P7, P8). */
export const measureSearch = () =>
  withMillion((million, database) =>
    withPortal(join(CACHE, 'bench-thousand'), THOUSAND, async (thousand, few) => {
      const towns = await largestTowns(database, 40);
      const both = await sharedTowns(thousand, few);
      const target = (paths: readonly string[], { port }: StartedPortal = million) => ({
        port,
        nextPath: inTurn(paths),
      });
      const inTowns = (query: string) =>
        target(towns.map((town) => `/api/properties/public?citta_id=${town}&${query}&limit=24`));
      const orders = Object.fromEntries(ORDINI.map((ordina) => [ordina, inTowns(`${STAY}&ordina=${ordina}`)]));
      const targets: Record<string, Target> = {
        [KEY]: target(await homesByKey(database)),
        ...orders,
        'flexible dates': inTowns(FLEXIBLE),
        'mistyped words': target(named(MISTYPED.split(', '), '/api/properties/public?limit=24&testo=')),
        'rare homes of Italy': target(RARE.map((query) => `/api/properties/public?${ITALY}&${query}`)),
        'rare homes with frequent words': target(RARE.map((query) => `/api/properties/public?testo=casa&${query}`)),
        suggestions: target(suggestions(TYPED.split(', '))),
        'of a million': target(both),
        'of a thousand': target(both, thousand),
      };
      const rounds = await measureInTurn(targets, { connections: CONNECTIONS, pids: [million.pid] });
      const beside = (name: string, base: string, goal?: number) =>
        measurement(`${name} ÷ ${base}, p99`, ratioOf(rounds, [name, base], 'p99'), '×', goal ? { goal } : {});
      const measurements = [
        ...ORDINI.map((ordina) => beside(ordina, KEY, 2.5)),
        beside('of a million', 'of a thousand', 1.3),
        beside('mistyped words', KEY, 20),
        beside('suggestions', KEY),
        beside('flexible dates', 'giorno', 3),
        ...Object.keys(targets).map((name) => measurement(`${name}: p99`, middleOf(rounds, name, 'p99'), 'ms')),
        measurement('resident memory after searches', million.residentMb(), 'MB'),
      ];
      return { measurements, rounds };
    }),
  );

/** Measures responses that are never cached: a list (P2), and suggestions for ambiguous words. */
export const measureUncached = () =>
  withDemo(async (portal) => {
    const { port, pid } = portal;
    const nextPath = uncachedPaths((await choosePages(originOf(portal))).list);
    const [packed, plain] = ['uncached list of 24, compressed as for browsers', 'uncached list of 24, not compressed'];
    const targets = {
      [packed]: { port, nextPath, headers: AS_BROWSERS },
      [plain]: { port, nextPath },
      'ordinary words': { port, nextPath: inTurn(suggestions(PLAIN)) },
      'ambiguous words': { port, nextPath: inTurn(suggestions(COSTLY)) },
    };
    const rounds = await measureInTurn(targets, { connections: CONNECTIONS, pids: [pid], dataDir: DEMO_DIR });
    const goals = { portalMs: { goal: 4 }, databaseMs: { goal: 0.6 } };
    const words = ratioOf(rounds, ['ambiguous words', 'ordinary words'], 'portalMs');
    const measurements = [
      ...[packed, plain].flatMap((name) => answerMeasurements(rounds, name, goals)),
      measurement('ambiguous ÷ ordinary words, CPU time of Node', words, '×', { goal: 3 }),
    ];
    return { measurements, rounds };
  });
