import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWN_PICTURES } from '../../src/admin/rules/own-pictures.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import type { CalendarDate } from '../../src/kernel/calendar-date.ts';
import { buildDemoStruttura } from './build-demo-struttura.ts';
import { albumOf, MOST_PHOTOS } from './choose-photos.ts';
import { DEMO_HOUSES, maySurround, sceneryOf } from './demo-houses.ts';
import { DEMO_PHOTOS } from './demo-photos.ts';
import type { DemoStruttura } from './demo-struttura.ts';
import { listsOf, type PlacedStruttura, withDistinctCovers } from './distinct-covers.ts';
import { loadTowns, type Town } from './load-towns.ts';
import { createRandom } from './seeded-random.ts';
import { createTownPicker } from './town-weights.ts';

const TODAY = '2026-11-21' as CalendarDate;
const FOLDER = join(import.meta.dirname, 'foto');
const PLACES = ['campagna', 'citta', 'colline', 'borgo', 'lago', 'mare', 'masseria', 'montagna', 'trulli'];

let database: TestDatabase;
let towns: Town[];

beforeAll(async () => {
  database = await createTestDatabase();
  towns = await loadTowns(database.pool);
});

afterAll(async () => {
  await database.close();
});

type TownHome = { built: DemoStruttura; town: Town };

/** Homes where people go, as the seed spreads them. */
function homes(count: number, seed: number): TownHome[] {
  const pickTown = createTownPicker(towns);
  return Array.from({ length: count }, (_, index) => {
    const id = seed * 10_000 + index + 1;
    const town = pickTown(createRandom(seed, id));
    return { town, built: buildDemoStruttura({ id, town, today: TODAY }) };
  });
}

function arranged(placed: readonly TownHome[]): PlacedStruttura[] {
  const settled = withDistinctCovers(placed);
  return placed.map(({ town }, index) => ({ town, built: settled[index] ?? placed[0]?.built })) as PlacedStruttura[];
}

/** Homes beside another with the same cover, in each list that has more than one. */
function equalNeighbours(placed: readonly PlacedStruttura[], listing: 'whole' | 'narrowed' = 'whole'): string[] {
  return listsOf(placed, listing).flatMap((list) =>
    list.flatMap(({ built }, index) => {
      const next = list[(index + 1) % list.length]?.built;
      const isEqual = next !== undefined && next !== built && next.photos[0] !== undefined;
      return isEqual && next.photos[0] === built.photos[0] ? [`${built.row.id} ${next.row.id} ${built.photos[0]}`] : [];
    }),
  );
}

describe('the pictures', () => {
  test('each has its file, and each file its line', () => {
    const files = readdirSync(FOLDER).map((file) => file.replace(/\.webp$/, ''));
    expect(DEMO_PHOTOS.map(({ name }) => name).toSorted()).toEqual(files.toSorted());
  });

  test.each(PLACES)('several of "%s": a front, a living room, a kitchen, a bedroom', (place) => {
    const ours = DEMO_PHOTOS.filter(({ name }) => name.startsWith(`${place}-`));
    expect(ours.length).toBeGreaterThanOrEqual(5);
    expect(ours.map(({ stanza }) => stanza)).toEqual(
      expect.arrayContaining(['esterno', 'soggiorno', 'cucina', 'camera']),
    );
  });

  test('there are at least 72', () => {
    expect(DEMO_PHOTOS.length).toBeGreaterThanOrEqual(72);
  });

  test.each(OWN_PICTURES)('«Chi siamo» has a landscape of %s, wide and narrow, of 16:9', async (codice) => {
    for (const width of [800, 1600]) {
      const file = join(import.meta.dirname, `../../public/paesaggi/${codice}-${width}.webp`);
      expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width, height: (width * 9) / 16 });
    }
  });

  test('houses show pictures that are there, and every picture is of some house', () => {
    const shown = Object.values(DEMO_HOUSES).flatMap((houses) =>
      houses.flatMap(({ front, rooms, around }) => [front, ...rooms, ...around]),
    );
    expect(shown.filter((name) => !existsSync(join(FOLDER, `${name}.webp`)))).toEqual([]);
    expect(DEMO_PHOTOS.map(({ name }) => name).filter((name) => !shown.includes(name))).toEqual([]);
  });
});

describe('what a house looks like follows from where it stands', () => {
  test.each([
    ['montagna', 4, 'alpi'],
    ['montagna', 19, 'appennino'],
    ['colline', 9, 'colline'],
    ['colline', 16, 'masseria'],
    ['campagna', 3, 'campagna'],
    ['campagna', 19, 'masseria'],
    ['campagna', 15, 'colline'],
    ['mare', 20, 'mare'],
  ] as const)('%s in the region %i is "%s"', (setting, regioneId, scenery) => {
    expect(sceneryOf(setting, regioneId)).toBe(scenery);
  });

  test.each([
    ['citta-terrazza-1', 'citta', ['Terrazza'], true, true],
    ['citta-terrazza-1', 'citta', ['Balcone'], true, false],
    ['mare-vista-1', 'mare', ['WiFi'], false, false],
    ['mare-vista-1', 'mare', ['Vista Mare'], false, true],
    ['borgo-vista-1', 'borgo', [], false, false],
    ['borgo-vista-1', 'borgo', [], true, true],
    ['borgo-vicolo-1', 'appennino', [], false, true],
    ['colline-piscina-1', 'colline', ['Giardino'], true, false],
  ] as const)('"%s" around a house of "%s" that offers %j', (photo, scenery, servizi, hills, expected) => {
    expect(maySurround(photo, { scenery, servizi, landscape: { hills } })).toBe(expected);
  });

  const WHERE: readonly [RegExp, (town: Town) => boolean][] = [
    [/^trulli-(casa|vista)-/, ({ landscape }) => landscape.trulli],
    [/^mare-/, ({ landscape }) => landscape.sea],
    [/^lago-/, ({ landscape }) => landscape.lake !== null],
    [/^montagna-/, ({ landscape }) => landscape.mountains],
    [/^montagna-(inverno|vista|terrazza)-/, ({ regione_id }) => regione_id <= 6],
    [/^masseria-/, ({ regione_id }) => [16, 17, 19].includes(regione_id)],
    [/^campagna-/, ({ regione_id, landscape }) => [1, 3, 5, 6, 8].includes(regione_id) && !landscape.hills],
    [/^borgo-(terrazza|vista)-/, ({ landscape }) => landscape.hills],
    [/^colline-(casa|piscina|vista)-/, ({ regione_id }) => ![16, 17, 19].includes(regione_id)],
  ];

  test('no home has another landscape than its region’s', () => {
    const everywhere = towns.map((town, index) => ({
      town,
      photos: buildDemoStruttura({ id: index + 1, town, today: TODAY }).photos,
    }));
    for (const [pictures, isThere] of WHERE) {
      const shown = everywhere.filter(({ photos }) => photos.some((photo) => pictures.test(photo)));
      expect(shown.length).toBeGreaterThan(3);
      expect(shown.filter(({ town }) => !isThere(town)).map(({ town }) => town.nome)).toEqual([]);
    }
  });
});

test('in the valley of trulli enough houses are trulli, by name and by picture, that the home page can lead to them', () => {
  const trulli = homes(1200, 1).filter(({ built }) => /trull[oi]/i.test(built.row.nome));
  expect(trulli.length).toBeGreaterThanOrEqual(8);
  expect(trulli.filter(({ town }) => !town.landscape.trulli)).toEqual([]);
  const seen = trulli.filter(({ built }) => built.photos.length > 0);
  expect(seen.filter(({ built }) => !built.photos.every((photo) => photo.startsWith('trulli-')))).toEqual([]);
});

describe('the pictures of a home', () => {
  /** Pictures on which a house is seen from outside so well that a traveller would know it again. */
  const WALLS = /-(casa|inverno|estate|corte|cortile|portico)-|^masseria-piscina-|^trulli-terrazza-/;

  test('«One house has one façade»: what shows one is of a single house', () => {
    const frontsBy = Map.groupBy(
      Object.values(DEMO_HOUSES)
        .flat()
        .flatMap(({ front, rooms, around }) => [front, ...rooms, ...around].map((photo) => ({ photo, front }))),
      ({ photo }) => photo,
    );
    const shared = [...frontsBy].filter(
      ([photo, of]) => WALLS.test(photo) && new Set(of.map(({ front }) => front)).size > 1,
    );
    expect(shared.map(([photo]) => photo)).toEqual([]);
  });

  test('are of one house: one front, at most ten, none twice', () => {
    const houseOf = (photo: string) =>
      Object.values(DEMO_HOUSES)
        .flat()
        .find(({ front, around }) => front === photo || around.includes(photo))?.front;
    for (const { built } of homes(3000, 1)) {
      const houses = new Set(built.photos.filter((photo) => WALLS.test(photo)).map(houseOf));
      expect([...houses]).toHaveLength(Math.min(houses.size, 1));
      expect(built.photos.length).toBeLessThanOrEqual(MOST_PHOTOS);
      expect(new Set(built.photos).size).toBe(built.photos.length);
    }
  });

  test.each([1, 10])('some homes have %i', (count) => {
    expect(homes(1200, 7).filter(({ built }) => built.photos.length === count).length).toBeGreaterThan(3);
  });

  test.each(Object.keys(DEMO_HOUSES))('a house of "%s" shows where one sleeps, washes and sits', (scenery) => {
    const rooms = Object.entries(DEMO_HOUSES)
      .find(([name]) => name === scenery)?.[1]
      .map((house) => house.rooms.join(' '));
    for (const kind of ['soggiorno', 'cucina', 'camera', 'bagno']) {
      expect(rooms?.filter((names) => !names.includes(`-${kind}-`))).toEqual([]);
    }
  });

  test('some 8 in a hundred have none', () => {
    const none = homes(3000, 2).filter(({ built }) => built.photos.length === 0).length;
    expect(none).toBeGreaterThan(3000 * 0.06);
    expect(none).toBeLessThan(3000 * 0.1);
  });

  test.each([1, 2, 3, 4])('some homes have %i, as owners with little patience do', (count) => {
    const few = homes(1200, 5).filter(({ built }) => built.photos.length === count);
    expect(few.length).toBeGreaterThan(12);
  });

  test('a kitchen is shown where guests may cook', () => {
    const cooking = homes(1000, 3).filter(({ built }) => built.photos.some((photo) => photo.includes('-cucina-')));
    const first = cooking.filter(({ built }) => !built.photos[0]?.includes('-cucina-'));
    expect(first.length).toBeGreaterThan(100);
    expect(first.every(({ built }) => built.row.ha_cucina)).toBe(true);
  });

  test('without a cover there are none', () => {
    const [home] = homes(1, 4);
    expect(home && albumOf(home.built.photoFacts, undefined)).toEqual([]);
  });
});

describe('covers', () => {
  test.each([1, 2, 3, 4, 5])('no two neighbours share one, in any list of 1,200 homes (%i)', (seed) => {
    const placed = homes(1200, seed);
    expect(equalNeighbours(placed).length).toBeGreaterThan(300);
    const settled = arranged(placed);
    expect(equalNeighbours(settled)).toEqual([]);
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
