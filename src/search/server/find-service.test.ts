import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { createRandom } from '../../../test/random-source.ts';
import { sized } from '../../../test/verify.ts';
import { buildRandomHomes, expectedIds, readHomes, randomCriteria, staysOf } from '../../../test/search-model.ts';
import { systemClock, today } from '../../kernel/clock.ts';
import { createLocationsService } from '../../locations/server/service.ts';
import type { HomeStay, SearchResults } from '../contract.ts';
import { rotationOfTheDay } from '../rules/order-of-the-day.ts';
import type { SearchCriteria } from '../rules/search-criteria.ts';
import { createSearchQueries, type SearchQueries } from './find-service.ts';

const day = today(systemClock);
const database = await createTestDatabase();
afterAll(() => database.close());
await buildRandomHomes(database.db, sized(200, 400), day);
const homes = await readHomes(database.db);

function findingOf(mostCounted?: number): SearchQueries {
  const locations = createLocationsService(database.db);
  return createSearchQueries({ db: database.db, clock: systemClock, locations, ...(mostCounted && { mostCounted }) });
}

/** Every page after the first one, then every page back: the ids of both ways. */
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

/** The stay that each home of a page is shown with. */
function cheapestOf(ids: readonly number[], criteria: SearchCriteria) {
  if (criteria.flexible === null) return [];
  return ids.map((id) => {
    const home = homes.find((each) => each.id === id);
    return { id, ...(home && staysOf(home, criteria, day)[0]) };
  });
}

describe('«only homes free on every night, minimum stay respected»', () => {
  test('a search finds what the rules of selling would sell, page by page, both ways', async () => {
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

  test('so does one of more homes than are counted: each home comes once, in one order', async () => {
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
