import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { mapPlaceOf } from '../../../test/map-place.ts';
import { createRandom } from '../../../test/random-source.ts';
import { buildRandomHomes, canStay, readHomes, staysOf } from '../../../test/search-model.ts';
import { addDays } from '../../kernel/calendar-date.ts';
import { systemClock, today } from '../../kernel/clock.ts';
import type { NearCriteria } from '../contract.ts';
import { kmBetween, toMercator } from '../rules/mercator.ts';
import { NO_FILTERS, type SearchCriteria } from '../rules/search-criteria.ts';
import { createNearService } from './near-service.ts';
import type { SearchLimiter } from './search-limiter.ts';

const day = today(systemClock);
const database = await createTestDatabase();
afterAll(() => database.close());
await buildRandomHomes(database.db, 200, day);
const homes = await readHomes(database.db);
let costly = 0;
const limiter: SearchLimiter = { run: (work) => ((costly += 1), work()) };
const near = { db: database.db, clock: systemClock, limiter };
const { homesNear } = createNearService(near);

const FREE: SearchCriteria = {
  ...NO_FILTERS,
  scope: { kind: 'italia' },
  testo: '',
  stay: null,
  flexible: null,
  guests: 1,
  ordina: 'giorno',
};

function expectedNear({ lat, lon, stay, flexible = null, guests, exclude, limit }: NearCriteria): [number, number][] {
  const middle = toMercator({ lat, lon });
  return homes
    .filter((home) => !exclude.includes(home.id) && canStay(home, { ...FREE, stay, flexible, guests }, day))
    .map((home): [number, number] => [home.id, kmBetween(middle, toMercator(mapPlaceOf(home)))])
    .filter(([, km]) => km <= 60)
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, limit);
}

describe('the nearest homes that can be taken', () => {
  test.each([
    ['all looked at at once', undefined, false],
    ['first a few of them, then all', { first: 8, most: 3000 }, true],
  ])('are those that the rules of selling would sell, with their distances: %s', async (_, lookedAt, isCostly) => {
    costly = 0;
    const { homesNear: search } = createNearService({ ...near, ...(lookedAt && { lookedAt }) });
    const random = createRandom(5);
    for (let number = 0; number < 60; number += 1) {
      const check_in = addDays(day, random.below(40));
      const criteria: NearCriteria = {
        lat: 43 + random.next(),
        lon: 11 + random.next(),
        stay: random.next() < 0.6 ? { check_in, check_out: addDays(check_in, 1 + random.below(5)) } : null,
        guests: random.pick([1, 2, 4]),
        exclude: random.some(
          homes.map(({ id }) => id),
          0.1,
        ),
        limit: 6,
      };
      const found = await search(criteria);
      const expected = expectedNear(criteria);
      expect(found.map(({ id }) => id)).toEqual(expected.map(([id]) => id));
      for (const [index, { km }] of found.entries()) expect(km).toBeCloseTo(expected[index]?.[1] ?? 0, 6);
    }
    // What looks at many passes the limiter of costly searches.
    expect(costly > 0).toBe(isCostly);
  });

  test('within flexible dates come with the stay that each would sell', async () => {
    const random = createRandom(7);
    for (let number = 0; number < 20; number += 1) {
      const from = addDays(day, random.below(40));
      const flexible = { from, until: addDays(from, 20), nights: 1 + random.below(7), weekend: random.next() < 0.3 };
      const asked = { stay: null, flexible, guests: random.pick([1, 2, 4]), exclude: [], limit: 6 };
      const criteria = { ...asked, lat: 43 + random.next(), lon: 11 + random.next() };
      const found = await homesNear(criteria);
      expect(found.map(({ id }) => id)).toEqual(expectedNear(criteria).map(([id]) => id));
      for (const { id, stay } of found) {
        const home = homes.find((each) => each.id === id);
        expect(stay?.total_cents).toBe(home && staysOf(home, { ...FREE, ...asked }, day)[0]?.total_cents);
      }
    }
  });

  test('none far away, none for nights that nobody can have', async () => {
    const turin = { lat: 45, lon: 7.6, stay: null, guests: 1, exclude: [], limit: 6 };
    expect(await homesNear(turin)).toEqual([]);
    const past = { check_in: addDays(day, -2), check_out: addDays(day, 2) };
    expect(await homesNear({ ...turin, lat: 43.5, lon: 11.5, stay: past })).toEqual([]);
  });
});
