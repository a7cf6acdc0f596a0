import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { mayBeCover } from './demo-houses.ts';
import { AROUND_STEPS, listsOf, nearRowsOf, type PlacedStruttura, withDistinctCovers } from './distinct-covers.ts';
import { loadTowns, type Town } from './load-towns.ts';
import { placedHomes, type TownHome } from './placed-homes.ts';

let database: TestDatabase;
let towns: Town[];

beforeAll(async () => {
  database = await createTestDatabase();
  towns = await loadTowns(database.pool);
});

afterAll(async () => {
  await database.close();
});

const homes = (count: number, seed: number) => placedHomes(towns, count, seed);

function arranged(placed: readonly TownHome[]): PlacedStruttura[] {
  const settled = withDistinctCovers(placed);
  return placed.map(({ town }, index) => ({ town, built: settled[index] ?? placed[0]?.built })) as PlacedStruttura[];
}

/** Homes beside another with the same cover, in each list that has more than one. */
function equalNeighbours(
  placed: readonly PlacedStruttura[],
  listing: 'whole' | 'narrowed' = 'whole',
  step: number = 1,
): string[] {
  return listsOf(placed, listing).flatMap((list) =>
    list.flatMap(({ built }, index) => {
      const next = list[(index + step) % list.length]?.built;
      const isEqual = next !== undefined && next !== built && next.photos[0] !== undefined;
      return isEqual && next.photos[0] === built.photos[0] ? [`${built.row.id} ${next.row.id} ${built.photos[0]}`] : [];
    }),
  );
}

function hasTwins(row: readonly PlacedStruttura[]): boolean {
  const covers = row.flatMap(({ built }) => built.photos.slice(0, 1));
  return new Set(covers).size < covers.length;
}

describe('a cover is what the home calls itself', () => {
  let many: TownHome[];
  beforeAll(() => (many = homes(3000, 11)));

  test.each([
    [
      'Appartamento',
      /casa-|cortile|soggiorno|cucina|camera|inverno|estate/,
      /^(mare-casa-[1346]|lago-casa-[134]|montagna-(inverno-1|estate-[23])|colline-|campagna-casa|masseria-)/,
    ],
    ['Attico', /./, /^mare-casa-[1346]/],
    ['Villa', /./, /^(citta|paese|borgo)-|^mare-casa-[245]|^lago-casa-[23]|^colline-casa-3|^campagna-casa-[24]|corte/],
  ] as const)('«%s»', (title, right, wrong) => {
    const named = many.filter(({ built }) => built.row.nome.startsWith(`${title} `) && built.photos.length > 0);
    expect(named.length).toBeGreaterThan(5);
    const covers = named.map(({ built }) => built.photos[0] ?? '');
    expect(covers.filter((cover) => wrong.test(cover) && !/-(soggiorno|cucina|camera)-/.test(cover))).toEqual([]);
    expect(covers.filter((cover) => !right.test(cover))).toEqual([]);
  });

  test('a house or a room, never a landscape', () => {
    const covers = arranged(homes(3000, 12)).flatMap(({ built }) => built.photos.slice(0, 1));
    expect(covers.filter((cover) => !mayBeCover(cover))).toEqual([]);
    expect(covers.filter((cover) => /vista|vicolo|giardino|piscina|terrazza|bagno/.test(cover))).toEqual([]);
  });
});

describe('covers', () => {
  test.each([1, 2])('no two neighbours share one, in any list of 1,200 homes (%i)', (seed) => {
    const placed = homes(1200, seed);
    expect(equalNeighbours(placed).length).toBeGreaterThan(300);
    const settled = arranged(placed);
    expect(equalNeighbours(settled)).toEqual([]);
    // Below and diagonally below, in two, three and four columns; of each thousand such pairs one may be left.
    for (const step of AROUND_STEPS.slice(1)) expect(equalNeighbours(settled, 'whole', step).length).toBeLessThan(20);
    expect(nearRowsOf(settled).filter(hasTwins).length).toBeLessThan(8);
    // Of one type, at the sea, with a dog: there are not enough pictures for every such list.
    expect(equalNeighbours(placed, 'narrowed').length).toBeGreaterThan(300);
    expect(equalNeighbours(settled, 'narrowed').length).toBeLessThan(20);
  });

  test('settling them changes nothing else, and is the same each time', () => {
    const placed = homes(300, 6);
    const once = withDistinctCovers(placed);
    expect(withDistinctCovers(placed)).toEqual(once);
    expect(once.map(({ row }) => row)).toEqual(placed.map(({ built }) => built.row));
    expect(once.map(({ photos }) => photos.length > 0)).toEqual(placed.map(({ built }) => built.photos.length > 0));
  });
});
