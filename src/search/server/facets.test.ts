import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { createRandom } from '../../../test/random-source.ts';
import { buildRandomHomes, randomCriteria } from '../../../test/search-model.ts';
import { sized } from '../../../test/verify.ts';
import { addDays } from '../../kernel/dates/calendar-date.ts';
import { systemClock, today } from '../../kernel/dates/clock.ts';
import { createLocationsService } from '../../locations/server/service.ts';
import { SERVIZIO_BITS } from '../../strutture/rules/servizio-bits.ts';
import { criteriaOf, NO_CRITERIA } from '../rules/chosen-criteria.ts';
import { facetsOf, withFacet } from '../rules/facets.ts';
import { ORDINI, type SearchCriteria } from '../rules/search-criteria.ts';
import { createFacetsService, type FacetsDependencies } from './facets-service.ts';
import { createSearchQueries } from './find-service.ts';

const day = today(systemClock);
const database = await createTestDatabase();
afterAll(() => database.close());
await buildRandomHomes(database.db, sized(120, 300), day);
const parts = { db: database.db, clock: systemClock, locations: createLocationsService(database.db) };
const finding = createSearchQueries(parts);
const everywhere = criteriaOf(NO_CRITERIA, { kind: 'italia' });

const countAll = (criteria: SearchCriteria, options: Partial<FacetsDependencies> = {}) =>
  createFacetsService({
    ...parts,
    countEach: createSearchQueries({ ...parts, ...options }).countEach,
    ...options,
  }).countFacets(criteria);
const countFacets = async (criteria: SearchCriteria, options: Partial<FacetsDependencies> = {}) =>
  (await countAll(criteria, options)).facets;

async function foundWithEach(criteria: SearchCriteria) {
  const found = [];
  for (const facet of facetsOf(criteria)) {
    const { total, isAtLeast } = await finding.find({ ...withFacet(criteria, facet), ordina: 'giorno' }, null, 1);
    found.push({ facet, total, isAtLeast });
  }
  return found;
}

describe('countFacets', () => {
  test('counts as many homes for each facet as a search with that facet finds', async () => {
    const random = createRandom(21);
    let counted = 0;
    for (let number = 0; number < sized(12, 40); number += 1) {
      const criteria = randomCriteria(random, day);
      const { facets: counts, ...ofSearch } = await countAll(criteria);
      expect({ criteria, counts }).toEqual({ criteria, counts: await foundWithEach(criteria) });
      const { total, isAtLeast, corrected } = await finding.find(criteria, null, 1);
      expect(ofSearch).toEqual({ total, isAtLeast, corrected });
      counted += counts.reduce((sum, each) => sum + each.total, 0);
    }
    expect(counted).toBeGreaterThan(sized(300, 3000));
  });

  test('returns the same counts in every sort order', async () => {
    const counts = await Promise.all(ORDINI.map((ordina) => countFacets({ ...everywhere, ordina })));
    for (const other of counts) expect(other).toEqual(counts[0]);
  });

  test('marks a home count as a minimum if more homes match than the counting limit', async () => {
    const whole = await countFacets(everywhere);
    const bounded = await countFacets(everywhere, { mostCounted: 50 });
    expect(bounded).toEqual(
      whole.map(({ facet, total }) => ({ facet, total: Math.min(50, total), isAtLeast: total > 50 })),
    );
    expect(new Set(bounded.map(({ isAtLeast }) => isAtLeast))).toEqual(new Set([true, false]));
  });

  test.each([
    ['Italy', everywhere.scope, ''],
    ['a town', { kind: 'citta', citta_ids: [52015] } as const, ''],
    ['a map section', { kind: 'riquadro', west: 11, south: 43, east: 12, north: 44 } as const, ''],
    ['a text search', everywhere.scope, 'Casale'],
  ])('marks every home count as a minimum if %s has more homes than the reading limit', async (_, scope, testo) => {
    const criteria = { ...everywhere, scope, testo };
    const whole = await countFacets(criteria);
    const { facets: cut, ...ofSearch } = await countAll(criteria, { mostRead: { offers: 9, homes: 9 } });
    expect(cut.every(({ isAtLeast }) => isAtLeast)).toBe(true);
    for (const [index, { total }] of cut.entries()) expect(total).toBeLessThanOrEqual(whole[index]?.total ?? 0);
    expect(Math.max(...cut.map(({ total }) => total))).toBeGreaterThan(0);
    const { total, isAtLeast, corrected } = await finding.find(criteria, null, 1);
    expect(ofSearch).toEqual({ total, isAtLeast, corrected });
  });

  test('returns 0 for an unknown town and for past dates', async () => {
    const nowhere = await countFacets({ ...everywhere, scope: { kind: 'citta', citta_ids: [] } });
    const stay = { check_in: addDays(day, -3), check_out: addDays(day, -1) };
    const over = await countFacets({ ...everywhere, stay });
    for (const { total, isAtLeast } of [...nowhere, ...over]) expect([total, isAtLeast]).toEqual([0, false]);
  });
});

test('SERVIZIO_BITS assigns one of the lowest 28 bits to every service', () => {
  expect(Math.max(...Object.values(SERVIZIO_BITS))).toBeLessThan(28);
});
