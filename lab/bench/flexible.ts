import type { Database } from '../../src/app/server/database.ts';
import { systemClock, today } from '../../src/kernel/clock.ts';
import { createLocationsService } from '../../src/locations/server/service.ts';
import type { SearchCriteria } from '../../src/search/rules/search-criteria.ts';
import { createSearchService } from '../../src/search/server/search-service.ts';
import { type Figure, figure, median } from './figure.ts';
import { chooseSearchPairs, type SearchPair } from './flexible-searches.ts';
import { percentilesOf, ratioOf, type Round, type Rounds } from './load.ts';

const ROUNDS = 3;
const GOAL = 3;
const ALL = 'all';

type Latencies = Record<string, number[]>;

function roundOf(latencies: readonly number[]): Round {
  const sorted = latencies.toSorted((one, other) => one - other);
  const seconds = sorted.reduce((sum, each) => sum + each, 0) / 1000;
  return { answers: sorted.length, perSecond: sorted.length / seconds, ...percentilesOf(sorted) };
}

/** Every pair once, the fixed dates and then the flexible ones: what else the machine does hits both alike. */
async function askAll(pairs: readonly SearchPair[], find: (criteria: SearchCriteria) => Promise<unknown>) {
  const latencies: Latencies = {};
  for (const { group, ...pair } of pairs) {
    for (const kind of ['fixed', 'flexible'] as const) {
      const start = performance.now();
      await find(pair[kind]);
      const took = performance.now() - start;
      for (const name of [group, ALL]) (latencies[`${name}, ${kind}`] ??= []).push(took);
    }
  }
  return latencies;
}

async function measureRounds(database: Database): Promise<{ rounds: Rounds; groups: string[] }> {
  const { db } = database;
  const search = createSearchService({ db, clock: systemClock, locations: createLocationsService(db) });
  const pairs = await chooseSearchPairs(database, search, today(systemClock));
  const find = (criteria: SearchCriteria) => search.find(criteria, null);
  await askAll(pairs, find);
  const rounds: Rounds = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, latencies] of Object.entries(await askAll(pairs, find)))
      (rounds[name] ??= []).push(roundOf(latencies));
    process.stdout.write(`round ${round + 1} of ${ROUNDS}\n`);
  }
  return { rounds, groups: [ALL, ...new Set(pairs.map(({ group }) => group))] };
}

/** Flexible dates beside fixed ones, in every kind of place and order, one search at a time through the service: p95 ÷ p95. */
export async function measureFlexible(database: Database): Promise<{ rounds: Rounds; figures: Figure[] }> {
  const { rounds, groups } = await measureRounds(database);
  const p95 = (name: string) => median((rounds[name] ?? []).map((round) => round.p95));
  const figures = groups.flatMap((group) => {
    const [fixed, flexible] = [`${group}, fixed`, `${group}, flexible`];
    return [
      figure(`${group}: flexible ÷ fixed dates, p95`, ratioOf(rounds, flexible, fixed, 'p95'), '×', { goal: GOAL }),
      figure(`${group}: flexible dates, p95`, p95(flexible), 'ms'),
    ];
  });
  return { rounds, figures };
}
