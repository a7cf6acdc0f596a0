import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { buildWorld, createDice, foundIn, readWorld, throwWish, type TrueHome } from '../../../test/search-world.ts';
import { systemClock, today } from '../../kernel/clock.ts';
import { createLocationsService } from '../../locations/server/service.ts';
import type { SearchResults } from '../contract.ts';
import { ringOfTheDay } from '../rules/order-of-the-day.ts';
import type { SearchCriteria } from '../rules/search-criteria.ts';
import { createFinding, type Finding } from './find-service.ts';

let database: TestDatabase;
let world: TrueHome[];
const day = today(systemClock);

function findingOf(mostCounted?: number): Finding {
  const locations = createLocationsService(database.db);
  return createFinding({ db: database.db, clock: systemClock, locations, ...(mostCounted && { mostCounted }) });
}

/** Every page after the first one, then every page back: the ids of both ways. */
async function turnThrough(finding: Finding, wish: SearchCriteria, limit: number) {
  let page: SearchResults = await finding.find(wish, null, limit);
  const first = page;
  const there = [...page.ids];
  while (page.next !== null) {
    page = await finding.find(wish, { dopo: page.next }, limit);
    there.push(...page.ids);
  }
  const back = [...page.ids];
  while (page.previous !== null) {
    page = await finding.find(wish, { prima: page.previous }, limit);
    back.unshift(...page.ids);
  }
  return { first, there, back };
}

beforeAll(async () => {
  database = await createTestDatabase();
  await buildWorld(database.db, 400, day);
  world = await readWorld(database.db);
}, 60_000);

afterAll(() => database.close());

describe('«only homes free on every night, minimum stay respected»: what is found is what the rules of selling would sell', () => {
  test('of a hundred wishes, page by page, both ways', async () => {
    const finding = findingOf();
    const dice = createDice(11);
    let met = 0;
    for (let number = 0; number < 150; number += 1) {
      const wish = throwWish(dice, day);
      const expected = foundIn(world, wish, day);
      const inOrder = wish.ordina === 'giorno' ? ringOfTheDay(expected, day) : expected;
      const { first, there, back } = await turnThrough(finding, wish, 24);
      expect({ wish, ids: there }).toEqual({ wish, ids: inOrder });
      expect(back).toEqual(inOrder);
      expect(first).toMatchObject({ total: expected.length, isAtLeast: false, from: expected.length > 0 ? 1 : null });
      met += expected.length;
    }
    expect(met).toBeGreaterThan(1000);
  }, 30_000);

  test('the same of lists that are longer than what is counted: each home once, in one order', async () => {
    const finding = findingOf(10);
    const dice = createDice(12);
    for (let number = 0; number < 60; number += 1) {
      const wish = throwWish(dice, day);
      const expected = foundIn(world, wish, day);
      const { first, there, back } = await turnThrough(finding, wish, 7);
      expect(back).toEqual(there);
      const rising = (ids: number[]) => ids.toSorted((a, b) => a - b);
      const isRing = wish.ordina === 'giorno';
      expect({ wish, ids: isRing ? rising(there) : there }).toEqual({ wish, ids: expected });
      const falls = there.filter((id, index) => id < (there[index - 1] ?? 0)).length;
      expect(isRing ? falls : 0).toBeLessThanOrEqual(1);
      expect(first.isAtLeast).toBe(expected.length > 10);
    }
  }, 30_000);
});
