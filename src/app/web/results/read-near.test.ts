import { expect, test } from 'vitest';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import type { NearCriteria } from '../../../search/contract.ts';
import type { Scope, SearchCriteria } from '../../../search/rules/search-criteria.ts';
import { readListAddress } from '../../../stay/rules/list-address.ts';
import type { PageContext } from '../context.ts';
import { NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import { readAround, readNear } from './read-near.ts';
import { readTilesAround } from './read-tiles.ts';
import { WIDE_SECONDS } from './read-results.ts';
import type { ResultsRequest } from './results-request.ts';

const TODAY = '2026-11-26' as CalendarDate;
const SIENA: Scope = { kind: 'citta', citta_ids: [52032] };
const ITALY: Scope = { kind: 'italia' };
const ANY = readListAddress({}, TODAY);
const AUGUST = readListAddress({ periodo_dal: '2027-08-01', periodo_al: '2027-09-01', notti: '7' }, TODAY);
const FAILED = new Error('Connection terminated');

function openSearch(findNear: (criteria: NearCriteria) => Promise<object[]>, ids: number[] = []) {
  const searches: SearchCriteria[] = [];
  const reported: unknown[] = [];
  const services = {
    strutture: { listedOf: () => Promise.resolve([{ posizione: { lat: 43.3, lon: 11.3 } }]) },
    locations: { pointOfCitta: () => Promise.resolve({ lat: 43.3, lon: 11.3 }) },
    search: {
      homesNear: findNear,
      find: (criteria: SearchCriteria) => {
        searches.push(criteria);
        return Promise.resolve({ ids });
      },
    },
    report: (error: unknown) => reported.push(error),
  } as unknown as Pick<PageContext, 'search' | 'locations' | 'strutture' | 'report'>;
  return { services, searches, reported };
}

test('readNear logs a failure and returns no homes', async () => {
  const { services, reported } = openSearch(() => Promise.reject(FAILED));
  expect(await readNear(services, SIENA, ANY)).toEqual({ title: '', ids: [] });
  expect(reported).toEqual([FAILED]);
});

test.each([
  ['a town first and then all of Italy', SIENA, [SIENA, ITALY]],
  ['all of Italy only once', ITALY, [ITALY]],
])('readNear searches %s', async (_, scope, scopes) => {
  const { services, searches } = openSearch(() => Promise.resolve([]));
  await readNear(services, scope, ANY);
  expect(searches.map((criteria) => criteria.scope)).toEqual(scopes);
});

test('readNear ignores the flexible dates when it searches all of Italy, and reports this in `forgets`', async () => {
  const { services, searches } = openSearch(() => Promise.resolve([]), [5]);
  expect(await readNear(services, ITALY, AUGUST)).toMatchObject({ ids: [5], forgets: true });
  expect(searches.map(({ flexible }) => flexible)).toEqual([null]);
});

test('readNear returns nearby homes that are available on the flexible dates, each with its stay and total price', async () => {
  const stay = { id: 7, check_in: '2027-08-01', check_out: '2027-08-08', camera_id: null, total_cents: 70_000 };
  const { services } = openSearch(() => Promise.resolve([{ id: 7, km: 4.2, stay }]));
  const near = await readNear(services, SIENA, AUGUST);
  expect(near).toMatchObject({ title: 'Case vicine, libere nelle tue date', ids: [7], stays: [stay], forgets: false });
});

test('readNear ignores the flexible dates if no nearby home is available on them', async () => {
  const searches: NearCriteria[] = [];
  const { services } = openSearch((criteria) => {
    searches.push(criteria);
    return Promise.resolve(criteria.flexible ? [] : [{ id: 7, km: 4.2 }]);
  });
  expect(await readNear(services, SIENA, AUGUST)).toMatchObject({ title: 'Case vicine', ids: [7], forgets: true });
  expect(searches.map(({ flexible }) => flexible)).toEqual([AUGUST.flexible, null]);
});

test('readNear searches for the largest homes, first in the place and then in Italy, if no home has room for all guests', async () => {
  const { services, searches } = openSearch(() => Promise.resolve([]));
  await readNear(services, SIENA, readListAddress({ ospiti: '30' }, TODAY));
  expect(searches.map(({ scope, ordina, guests }) => [scope, ordina, guests])).toEqual([
    [SIENA, 'giorno', 30],
    [ITALY, 'giorno', 30],
    [SIENA, 'posti', 1],
    [ITALY, 'posti', 1],
  ]);
});

const NEARBY = [
  { id: 7, km: 4.2 },
  { id: 8, km: 29.9 },
  { id: 9, km: 30.1 },
];
const OF_SIENA = { scope: SIENA, criteria: NO_CRITERIA, pageCursor: null, isMap: false } as unknown as ResultsRequest;
const FEW = { ids: [1], total: 1 };

test('readAround adds homes within 30 km, with their distances, if a town has few results', async () => {
  const { services } = openSearch(() => Promise.resolve(NEARBY));
  const { title, ids, km } = await readAround(services, OF_SIENA, FEW);
  expect([title, ids, km?.get(7)]).toEqual(['Altre case entro 30 km', [7, 8], 4.2]);
});

test('readAround adds the homes nearest to the first result if a province or an area has few results', async () => {
  const { services } = openSearch(() => Promise.resolve(NEARBY));
  const ofProvince = { ...OF_SIENA, scope: { kind: 'provincia', provincia_id: 94 } } as const;
  expect(await readAround(services, ofProvince, FEW)).toEqual({ title: 'Case vicine', ids: [7, 8, 9] });
  const open = { zone: { kind: 'area', area: 'cinque-terre' }, scope: SIENA, nome: '', dove: '', path: '' } as const;
  expect((await readAround(services, { ...OF_SIENA, zone: open }, FEW)).ids).toEqual([7, 8, 9]);
});

test.each([
  [0.3, 'Altre case entro 5 km'],
  [5, 'Altre case entro 5 km'],
  [24.6, 'Altre case entro 25 km'],
])('for a home %d km away, readAround returns the title «%s»', async (km, expected) => {
  const { services } = openSearch(() => Promise.resolve([{ id: 7, km }]));
  expect((await readAround(services, OF_SIENA, FEW)).title).toBe(expected);
});

test.each<[string, Partial<ResultsRequest>, typeof FEW]>([
  ['a list of four homes', {}, { ids: [1, 2, 3, 4], total: 4 }],
  ['a second page', { pageCursor: { dopo: 'x' } }, FEW],
  ['a filter', { criteria: { ...NO_CRITERIA, sicura: true } }, FEW],
  ['flexible dates', { criteria: { ...NO_CRITERIA, stay: AUGUST } }, FEW],
  ['two towns with the same name', { scope: { kind: 'citta', citta_ids: [1, 2] } }, FEW],
  ['all Italy', { scope: ITALY }, FEW],
  ['the map', { isMap: true }, FEW],
])('readAround adds no homes for %s', async (_, part, found) => {
  const { services } = openSearch(() => Promise.resolve(NEARBY));
  expect((await readAround(services, { ...OF_SIENA, ...part }, found)).ids).toEqual([]);
});

test('readAround logs a failure and returns no homes', async () => {
  const { services, reported } = openSearch(() => Promise.reject(FAILED));
  expect((await readAround(services, OF_SIENA, FEW)).ids).toEqual([]);
  expect(reported).toEqual([FAILED]);
});

test('readTilesAround logs a failure, returns no homes, and shortens the page’s cache time', async () => {
  const { services, reported } = openSearch(() => Promise.reject(FAILED));
  const policies: unknown[] = [];
  const all = { ...services, today: TODAY, strutture: {}, cachePublicly: (policy: unknown) => policies.push(policy) };
  const around = readTilesAround(all as never, { cittaId: 94023, listed: [], row: 3, stay: ANY });
  expect(await around).toEqual([]);
  expect(reported).toEqual([FAILED]);
  expect(policies).toEqual([{ tags: [], seconds: WIDE_SECONDS }]);
});
