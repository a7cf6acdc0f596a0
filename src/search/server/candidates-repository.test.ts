import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { createRandom } from '../../../test/random-source.ts';
import { buildRandomHomes, expectedIds, randomCriteria, readHomes, staysOf } from '../../../test/search-model.ts';
import { systemClock, today } from '../../kernel/clock.ts';
import type { SearchCriteria } from '../rules/search-criteria.ts';
import { candidatesAmong, type TakeCandidates, walkCandidates } from './candidates-repository.ts';
import { soughtFilters } from './search-conditions-repository.ts';
import { findInRanges, type SearchFilter, type SoughtPlace } from './search-repository.ts';
import { rangesAfter } from '../rules/list-order.ts';

const day = today(systemClock);
const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
await buildRandomHomes(db, 300, day);
const homes = await readHomes(db);

const SIENA = [52015, 52032];
const PLACES: [string, SoughtPlace, SearchCriteria['scope']][] = [
  ['all Italy', { kind: 'italia' }, { kind: 'italia' }],
  ['a region', { kind: 'regione', regione_id: 9 }, { kind: 'regione', regione_id: 9 }],
  ['a town', { kind: 'citta', citta_id: 58091 }, { kind: 'citta', citta_ids: [58091] }],
  ['towns', { kind: 'several', citta_ids: SIENA }, { kind: 'citta', citta_ids: SIENA }],
];

const byId = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

/** Flexible dates of somebody who asks for the cheapest. */
function flexibleCriteria(scope: SearchCriteria['scope'], seed: number): SearchCriteria {
  const random = createRandom(seed);
  for (;;) {
    const criteria = randomCriteria(random, day);
    if (criteria.flexible !== null) return { ...criteria, scope, testo: '', ordina: 'prezzo' };
  }
}

/** The ids in the order in which they are taken, so many at once; what each bound promises is held against the rules. */
async function takeAll(take: TakeCandidates, criteria: SearchCriteria, count: number) {
  const expected = expectedIds(homes, criteria, day);
  const totalOf = (id: number) => {
    const home = homes.find((each) => each.id === id);
    return (home && staysOf(home, criteria, day)[0]?.total_cents) ?? 0;
  };
  const ids: number[] = [];
  for (let bound: number | null = 0; bound !== null; ) {
    const taken = await take(count);
    ids.push(...taken.ids);
    bound = taken.bound;
    const others = expected.filter((id) => !ids.includes(id)).map(totalOf);
    expect(others.filter((total) => bound === null || total < bound)).toEqual([]);
  }
  return { ids, expected };
}

describe('«the cheapest free stay of each home inside the window», cheapest first', () => {
  test.each(PLACES)(
    'candidates of %s come each once, and none that is left costs less than is said',
    async (_, place, scope) => {
      let met = 0;
      for (let seed = 0; seed < 24; seed += 1) {
        const criteria = flexibleCriteria(scope, seed);
        const sought: SearchFilter = { place, tsquery: null, filters: soughtFilters(criteria), ordina: 'prezzo' };
        const counted = await findInRanges(db, sought, rangesAfter(0, null), { limit: 1000 });
        for (const take of [walkCandidates(db, sought), candidatesAmong(counted)]) {
          const { ids, expected } = await takeAll(take, criteria, 7);
          expect(byId(ids)).toEqual(byId(expected));
          met += expected.length;
        }
      }
      expect(met).toBeGreaterThan(50);
    },
  );
});
