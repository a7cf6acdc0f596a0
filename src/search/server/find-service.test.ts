import { afterAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { createRandom } from '../../../test/random-source.ts';
import { sized } from '../../../test/verify.ts';
import {
  buildRandomHomes,
  expectedIds,
  readHomes,
  randomCriteria,
  staysOf,
  canStay,
} from '../../../test/search-model.ts';
import { systemClock, today } from '../../kernel/dates/clock.ts';
import { createLocationsService } from '../../locations/server/service.ts';
import type { HomeStay, SearchResults, NearCriteria } from '../contract.ts';
import { rotationOfTheDay } from '../rules/order-of-the-day.ts';
import { type SearchCriteria, NO_FILTERS, ORDINI } from '../rules/search-criteria.ts';
import { createSearchQueries, type SearchQueries } from './find-service.ts';
import { mapPlaceOf } from '../../../test/map-place.ts';
import { addDays } from '../../kernel/dates/calendar-date.ts';
import { kmBetween, toMercator } from '../rules/mercator.ts';
import { createNearService } from './near-service.ts';
import type { SearchLimiter } from './search-limiter.ts';
import { candidatesAmong, type TakeCandidates, walkCandidates } from './candidates-repository.ts';
import { soughtFilters } from './search-conditions-repository.ts';
import { findInRanges, type SearchFilter, type SoughtPlace } from './search-repository.ts';
import { startSearchTime } from './search-time.ts';
import { rangesAfter } from '../rules/list-order.ts';

const day = today(systemClock);
const database = await createTestDatabase();
afterAll(() => database.close());
await buildRandomHomes(database.db, sized(200, 400), day);
const homes = await readHomes(database.db);

function findingOf(mostCounted?: number): SearchQueries {
  const locations = createLocationsService(database.db);
  return createSearchQueries({ db: database.db, clock: systemClock, locations, ...(mostCounted && { mostCounted }) });
}

async function turnThrough(finding: SearchQueries, criteria: SearchCriteria, limit: number) {
  let page: SearchResults = await finding.find(criteria, null, limit);
  const first = page;
  const there = [...page.ids];
  while (page.next !== null) {
    page = await finding.find(criteria, { dopo: page.next }, limit);
    there.push(...page.ids);
  }
  const back = [...page.ids];
  while (page.previous !== null) {
    page = await finding.find(criteria, { prima: page.previous }, limit);
    back.unshift(...page.ids);
  }
  return { first, there, back };
}

const plainStay = ({ id, check_in, check_out, total_cents }: HomeStay) => ({ id, check_in, check_out, total_cents });

function cheapestOf(ids: readonly number[], criteria: SearchCriteria) {
  if (criteria.flexible === null) return [];
  return ids.map((id) => {
    const home = homes.find((each) => each.id === id);
    return { id, ...(home && staysOf(home, criteria, day)[0]) };
  });
}

describe('find', () => {
  test('finds exactly the homes that can be booked under the booking rules, and pages through them in both directions', async () => {
    const finding = findingOf();
    const random = createRandom(11);
    let met = 0;
    for (let number = 0; number < sized(50, 150); number += 1) {
      const criteria = randomCriteria(random, day);
      const expected = expectedIds(homes, criteria, day);
      const inOrder = criteria.ordina === 'giorno' ? rotationOfTheDay(expected, day) : expected;
      const { first, there, back } = await turnThrough(finding, criteria, 24);
      expect({ criteria, ids: there }).toEqual({ criteria, ids: inOrder });
      expect(back).toEqual(inOrder);
      expect(first).toMatchObject({ total: expected.length, isAtLeast: false, from: expected.length > 0 ? 1 : null });
      expect(first.stays.map(plainStay)).toEqual(cheapestOf(first.ids, criteria));
      met += expected.length;
    }
    expect(met).toBeGreaterThan(sized(150, 1000));
  });

  test('returns each home once and in order if more homes match than the counting limit', async () => {
    const finding = findingOf(5);
    const random = createRandom(12);
    for (let number = 0; number < sized(20, 60); number += 1) {
      const criteria = randomCriteria(random, day);
      const expected = expectedIds(homes, criteria, day);
      const { first, there, back } = await turnThrough(finding, criteria, 7);
      expect(back).toEqual(there);
      const rising = (ids: number[]) => ids.toSorted((a, b) => a - b);
      const isRotation = criteria.ordina === 'giorno';
      expect({ criteria, ids: isRotation ? rising(there) : there }).toEqual({ criteria, ids: expected });
      const falls = there.filter((id, index) => id < (there[index - 1] ?? 0)).length;
      expect(isRotation ? falls : 0).toBeLessThanOrEqual(1);
      expect(first.isAtLeast).toBe(expected.length > 5);
    }
  });
});

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

describe('homesNear', () => {
  test.each([
    ['all homes are read in one query', undefined, false],
    ['a few homes are read before all homes', { first: 8, most: 3000 }, true],
  ])('returns the nearest bookable homes with their distances if %s', async (_, lookedAt, isCostly) => {
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
    expect(costly > 0).toBe(isCostly);
  });

  test('returns the cheapest stay of each home within flexible dates', async () => {
    const random = createRandom(7);
    for (let number = 0; number < 20; number += 1) {
      const from = addDays(day, random.below(40));
      const flexible = { from, until: addDays(from, 20), nights: 1 + random.below(7), weekend: random.next() < 0.3 };
      const query = { stay: null, flexible, guests: random.pick([1, 2, 4]), exclude: [], limit: 6 };
      const criteria = { ...query, lat: 43 + random.next(), lon: 11 + random.next() };
      const found = await homesNear(criteria);
      expect(found.map(({ id }) => id)).toEqual(expectedNear(criteria).map(([id]) => id));
      for (const { id, stay } of found) {
        const home = homes.find((each) => each.id === id);
        expect(stay?.total_cents).toBe(home && staysOf(home, { ...FREE, ...query }, day)[0]?.total_cents);
      }
    }
  });

  test('omits distant homes, and returns no homes for past nights', async () => {
    const turin = { lat: 45, lon: 7.6, stay: null, guests: 1, exclude: [], limit: 6 };
    expect(await homesNear(turin)).toEqual([]);
    const past = { check_in: addDays(day, -2), check_out: addDays(day, 2) };
    expect(await homesNear({ ...turin, lat: 43.5, lon: 11.5, stay: past })).toEqual([]);
  });
});

const { db } = database;
const SIENA = [52015, 52032];

const PLACES: [string, SoughtPlace, SearchCriteria['scope']][] = [
  ['all Italy', { kind: 'italia' }, { kind: 'italia' }],
  ['a region', { kind: 'regione', regione_id: 9 }, { kind: 'regione', regione_id: 9 }],
  ['a town', { kind: 'citta', citta_id: 58091 }, { kind: 'citta', citta_ids: [58091] }],
  ['several towns', { kind: 'several', citta_ids: SIENA }, { kind: 'citta', citta_ids: SIENA }],
];

const byId = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

function flexibleCriteria(scope: SearchCriteria['scope'], seed: number): SearchCriteria {
  const random = createRandom(seed);
  for (;;) {
    const criteria = randomCriteria(random, day);
    if (criteria.flexible !== null) return { ...criteria, scope, testo: '', ordina: 'prezzo' };
  }
}

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

test.each(PLACES)(
  'a search in %s with flexible dates, sorted by price, returns each candidate once and misses no candidate below the price bound of a step',
  async (_, place, scope) => {
    let met = 0;
    for (let seed = 0; seed < 24; seed += 1) {
      const criteria = flexibleCriteria(scope, seed);
      const sought: SearchFilter = {
        place,
        tsquery: null,
        filters: soughtFilters(criteria),
        ordina: 'prezzo',
        time: startSearchTime(),
      };
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

describe('when the time limit ends a search before all homes are read', async () => {
  const few = await createTestDatabase();
  afterAll(() => few.close());
  await buildStruttura(few.db, { nome: 'Podere del Palio' });
  await sql`alter table strutture alter column id restart with 8000`.execute(few.db);
  await buildStruttura(few.db, { nome: 'Casa del Palio' });
  const locations = createLocationsService(few.db);
  const findWithin = (mostMs: number) => createSearchQueries({ db: few.db, clock: systemClock, locations, mostMs });
  const hurried = findWithin(0);
  const patient = findWithin(60_000);
  const words = ['', 'palio'];

  test.each(ORDINI.flatMap((ordina) => words.map((testo) => [ordina, testo] as const)))(
    'returns a partial result for the sort order %s and the words «%s»',
    async (ordina, testo) => {
      const criteria: SearchCriteria = { ...FREE, ordina, testo };
      const part = await hurried.find(criteria, null);
      expect([part.isPartial, part.total === part.ids.length, part.total < 2]).toEqual([true, true, true]);
      const whole = await patient.find(criteria, null);
      expect([whole.isPartial, whole.total]).toEqual([false, 2]);
    },
  );

  test('does not report that a word matches no home', async () => {
    const criteria: SearchCriteria = { ...FREE, testo: 'palio inesistente' };
    expect(await hurried.findDroppingWords(criteria, null)).toMatchObject({ isPartial: true, droppedWords: '' });
    expect(await patient.findDroppingWords(criteria, null)).toMatchObject({ isPartial: false, total: 2 });
  });

  test('marks the home count on the map as a minimum', async () => {
    const box = { kind: 'riquadro', west: 6, south: 36, east: 19, north: 47.5 } as const;
    for (const scope of [FREE.scope, box]) {
      expect((await hurried.points({ ...FREE, scope })).isAtLeast).toBe(true);
      expect(await patient.points({ ...FREE, scope })).toMatchObject({ total: 2, isAtLeast: false });
    }
  });
});
