import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWN_PICTURES } from '../admin/rules/own-pictures.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { buildDemoStruttura } from './build-demo-struttura.ts';
import { albumOf, MOST_PHOTOS } from './choose-photos.ts';
import { DEMO_HOUSES, housesFor, mayShow, sceneryOf } from './demo-houses.ts';
import { DEMO_PHOTOS } from './demo-photos.ts';
import { loadTowns, type Town } from './load-towns.ts';
import { NOUNS } from './nouns.ts';
import { placedHomes, TODAY } from './placed-homes.ts';

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

test('there is a house for every word in every region where it is used', () => {
  const landscapes = [
    { hills: false, plain: true },
    { hills: true, plain: false },
    { hills: false, plain: false },
  ];
  const regions = Array.from({ length: 20 }, (_, index) => index + 1);
  const missing = NOUNS.flatMap(({ title, kind, settings = [], regioni = regions }) =>
    settings.flatMap((setting) =>
      regioni.flatMap((regione_id) =>
        landscapes
          .filter((landscape) => housesFor(sceneryOf(setting, { regione_id, landscape }), kind).length === 0)
          .map((landscape) => [title, setting, regione_id, landscape]),
      ),
    ),
  );
  expect(missing).toEqual([]);
});

const homes = (count: number, seed: number) => placedHomes(towns, count, seed);

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
    ['montagna', 4, 'valle', 'alpi'],
    ['montagna', 19, 'valle', 'appennino'],
    ['colline', 9, 'colli', 'colline'],
    ['colline', 16, 'colli', 'masseria'],
    ['campagna', 3, 'pianura', 'campagna'],
    ['campagna', 3, 'valle', 'rustici'],
    ['campagna', 19, 'valle', 'masseria'],
    ['campagna', 15, 'valle', 'rustici'],
    ['campagna', 7, 'valle', 'rustici'],
    ['colline', 1, 'colli', 'rustici'],
    ['borgo', 3, 'pianura', 'paese'],
    ['borgo', 10, 'colli', 'borgo'],
    ['lago', 3, 'valle', 'lago'],
    ['lago', 10, 'colli', 'colline'],
    ['mare', 20, 'valle', 'mare'],
  ] as const)('%s in the region %i, %s, is "%s"', (setting, regione_id, where, scenery) => {
    const landscape = { hills: where === 'colli', plain: where === 'pianura' };
    expect(sceneryOf(setting, { regione_id, landscape })).toBe(scenery);
  });

  test.each([
    ['citta-terrazza-1', 'citta', ['Terrazza'], 10, true, true],
    ['citta-terrazza-1', 'citta', ['Balcone'], 10, true, false],
    ['mare-vista-1', 'mare', ['WiFi'], 20, false, false],
    ['mare-vista-1', 'mare', ['Vista Mare'], 20, false, true],
    ['mare-vista-1', 'mare', ['Vista Mare'], 8, false, false],
    ['borgo-vista-1', 'borgo', [], 10, false, false],
    ['borgo-vista-1', 'borgo', [], 10, true, true],
    ['borgo-vista-1', 'borgo', [], 3, true, false],
    ['borgo-vicolo-1', 'appennino', [], 19, false, true],
    ['colline-piscina-1', 'colline', ['Giardino'], 9, true, false],
  ] as const)(
    '"%s" of a house of "%s" that offers %j in the region %i',
    (photo, scenery, servizi, regione_id, hills, expected) => {
      expect(mayShow(photo, { scenery, servizi, regione_id, landscape: { hills, plain: false } })).toBe(expected);
    },
  );

  const WHERE: readonly [RegExp, (town: Town) => boolean][] = [
    [/^trulli-(casa|vista)-/, ({ landscape }) => landscape.trulli],
    [/^mare-/, ({ landscape }) => landscape.sea],
    [/^lago-/, ({ landscape }) => landscape.lake !== null],
    [/^montagna-/, ({ landscape }) => landscape.mountains],
    [/^montagna-(inverno|vista|terrazza)-/, ({ regione_id }) => regione_id <= 6],
    [/^masseria-/, ({ regione_id }) => [16, 17, 19].includes(regione_id)],
    [
      /^campagna-(casa|giardino|vista)-/,
      ({ regione_id, landscape }) => [1, 3, 5, 6, 8].includes(regione_id) && !landscape.hills,
    ],
    [/^borgo-(terrazza|vista)-/, ({ landscape }) => landscape.hills],
    [/^colline-(casa|piscina|vista)-/, ({ regione_id }) => ![16, 17, 19].includes(regione_id)],
    // Cypresses and hill towns: «no Tuscan hills in the plain of Bergamo or in Liguria».
    [
      /^colline-(casa-[124]|piscina|portico|vista|camera-2|cucina-2)|^borgo-(terrazza|vista)-/,
      ({ regione_id, landscape }) => [9, 10, 11, 12].includes(regione_id) && landscape.hills && !landscape.plain,
    ],
    [/^(campagna-(casa|vista|giardino)|paese)-/, ({ landscape }) => landscape.plain],
    [/^borgo-(casa|vicolo)-/, ({ landscape }) => !landscape.plain],
    [/^lago-/, ({ regione_id }) => regione_id <= 6],
    [/^mare-(vista|terrazza)-/, ({ regione_id }) => ![5, 6, 8, 13, 14].includes(regione_id)],
  ];

  test('no home has another landscape than its region’s', () => {
    const everywhere = towns.flatMap((town, index) =>
      [index + 1, index + 10_001].map((id) => ({
        town,
        photos: buildDemoStruttura({ id, town, today: TODAY }).photos,
      })),
    );
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
