import { expect, test } from 'vitest';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { Scope, SearchCriteria } from '../../../search/rules/search-criteria.ts';
import { readListAddress } from '../../../stay/rules/list-address.ts';
import type { PageContext } from '../context.ts';
import { NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import { readAround, readNear } from './read-near.ts';
import type { ResultsRequest } from './results-request.ts';

const TODAY = '2026-11-26' as CalendarDate;
const SIENA: Scope = { kind: 'citta', citta_ids: [52032] };
const ITALY: Scope = { kind: 'italia' };
const ANY = readListAddress({}, TODAY);
const AUGUST = readListAddress({ periodo_dal: '2027-08-01', periodo_al: '2027-09-01', notti: '7' }, TODAY);
const FAILED = new Error('Connection terminated');

/** A portal whose searches find nothing, or fail. */
function openSearch(findNear: () => Promise<{ id: number; km: number }[]>) {
  const asked: SearchCriteria[] = [];
  const reported: unknown[] = [];
  const services = {
    locations: { pointOfCitta: () => Promise.resolve({ lat: 43.3, lon: 11.3 }) },
    search: {
      homesNear: findNear,
      find: (criteria: SearchCriteria) => {
        asked.push(criteria);
        return Promise.resolve({ ids: [] });
      },
    },
    report: (error: unknown) => reported.push(error),
  } as unknown as Pick<PageContext, 'search' | 'locations' | 'report'>;
  return { services, asked, reported };
}

test('a search for homes near by that fails is none, and is logged: the page says that there are no homes', async () => {
  const { services, reported } = openSearch(() => Promise.reject(FAILED));
  expect(await readNear(services, SIENA, ANY)).toEqual({ title: '', ids: [] });
  expect(reported).toEqual([FAILED]);
});

test.each([
  ['a town', SIENA, [SIENA, ITALY]],
  ['Italy, once', ITALY, [ITALY]],
])('of %s', async (_, scope, scopes) => {
  const { services, asked } = openSearch(() => Promise.resolve([]));
  await readNear(services, scope, ANY);
  expect(asked.map((criteria) => criteria.scope)).toEqual(scopes);
});

test('flexible dates, which are not said of these homes, are not asked for', async () => {
  const { services, asked } = openSearch(() => Promise.resolve([]));
  await readNear(services, ITALY, AUGUST);
  expect(asked.map(({ flexible }) => flexible)).toEqual([null]);
});

test('where none takes so many guests, the largest are asked for, of the place first', async () => {
  const { services, asked } = openSearch(() => Promise.resolve([]));
  await readNear(services, SIENA, readListAddress({ ospiti: '30' }, TODAY));
  expect(asked.map(({ scope, ordina, guests }) => [scope, ordina, guests])).toEqual([
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

test('below the few homes of a town come those a few kilometres away, with their distance', async () => {
  const { services } = openSearch(() => Promise.resolve(NEARBY));
  const { title, ids, km } = await readAround(services, OF_SIENA, FEW);
  expect([title, ids, km?.get(7)]).toEqual(['Altre case a pochi km', [7, 8], 4.2]);
});

test.each<[string, Partial<ResultsRequest>, typeof FEW]>([
  ['many homes', {}, { ids: [1, 2, 3, 4], total: 4 }],
  ['a second page', { pageCursor: { dopo: 'x' } }, FEW],
  ['a filter', { criteria: { ...NO_CRITERIA, sicura: true } }, FEW],
  ['flexible dates', { criteria: { ...NO_CRITERIA, stay: AUGUST } }, FEW],
  ['two towns of one name', { scope: { kind: 'citta', citta_ids: [1, 2] } }, FEW],
  ['a region', { scope: { kind: 'regione', regione_id: 9 } }, FEW],
  ['the map', { isMap: true }, FEW],
])('none come below %s', async (_, part, found) => {
  const { services } = openSearch(() => Promise.resolve(NEARBY));
  expect((await readAround(services, { ...OF_SIENA, ...part }, found)).ids).toEqual([]);
});

test('where they cannot be asked for the list stands alone, and it is logged', async () => {
  const { services, reported } = openSearch(() => Promise.reject(FAILED));
  expect((await readAround(services, OF_SIENA, FEW)).ids).toEqual([]);
  expect(reported).toEqual([FAILED]);
});
