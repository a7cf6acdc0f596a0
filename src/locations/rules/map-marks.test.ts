import { expect, test } from 'vitest';
import { type MapMark, marksOf, neighbours, openingBounds } from './map-marks.ts';
import { isWithin } from './map-places.ts';

const HOME = { lat: 42, lon: 12 };
const north = (km: number) => ({ lat: 42 + km / 111.32, lon: 12, km });
const NOTHING = { sea: null, station: null, airport: null, town: null, stations: [] };

test('marksOf returns landmarks in the order station, town, sea, airport', () => {
  const around = {
    sea: north(3),
    station: { ...north(1), nome: 'Verdello-Dalmine' },
    airport: { ...north(10), nome: 'Bergamo Orio al Serio' },
    town: { ...north(11), nome: 'Bergamo' },
    stations: [],
  };
  expect(marksOf(around).map(({ kind, nome, km }) => [kind, nome, km])).toEqual([
    ['station', 'Verdello-Dalmine', 1],
    ['town', 'Bergamo', 11],
    ['sea', null, 3],
    ['airport', 'Bergamo Orio al Serio', 10],
  ]);
  expect(marksOf(NOTHING)).toEqual([]);
});

test('marksOf omits the sea if it is at most one kilometre away', () => {
  expect(marksOf({ ...NOTHING, sea: north(1) })).toEqual([]);
  expect(marksOf({ ...NOTHING, sea: north(2) })).toHaveLength(1);
});

const mark = (km: number, kind: MapMark['kind']): MapMark => ({ ...north(km), kind, nome: 'A' });

const WIDE = 320;
const PHONE = 140;

test.each<[what: string, pixels: number, marks: [km: number, kind: MapMark['kind']][], shown: number[]]>([
  [
    'a station and the next town',
    WIDE,
    [
      [1, 'station'],
      [11, 'town'],
    ],
    [1, 11],
  ],
  [
    'an airport within 15 km',
    WIDE,
    [
      [2, 'station'],
      [12, 'airport'],
    ],
    [2, 12],
  ],
  [
    'no airport more than 15 km away',
    WIDE,
    [
      [2, 'station'],
      [16, 'airport'],
    ],
    [2],
  ],
  [
    'no town so far away that the station would lie under the pin',
    WIDE,
    [
      [0.9, 'station'],
      [15, 'town'],
    ],
    [0.9],
  ],
  [
    'fewer marks on a phone',
    PHONE,
    [
      [1, 'station'],
      [11, 'town'],
    ],
    [1],
  ],
  [
    'a town nearby',
    WIDE,
    [
      [0.2, 'station'],
      [4, 'town'],
    ],
    [0.2, 4],
  ],
  [
    'a distant station',
    WIDE,
    [
      [14, 'station'],
      [38, 'town'],
    ],
    [14],
  ],
  [
    'no mark beyond the maximum distance',
    WIDE,
    [
      [22, 'station'],
      [44, 'town'],
    ],
    [],
  ],
])('openingBounds includes %s', (_, pixels, marks, shown) => {
  const all = marks.map(([km, kind]) => mark(km, kind));
  const bounds = openingBounds(HOME, all, pixels);
  expect(all.filter((one) => isWithin(one, bounds)).map(({ km }) => km)).toEqual(shown);
});

test('openingBounds covers a few kilometres around a home without marks nearby', () => {
  const bounds = openingBounds(HOME, [], WIDE);
  expect((bounds.north - bounds.south) * 111.32).toBeCloseTo(10, 1);
  expect(isWithin(HOME, bounds)).toBe(true);
  const small = openingBounds(HOME, [], PHONE);
  expect((small.north - small.south) * 111.32).toBeCloseTo(6, 1);
});

test('neighbours returns the two nearest towns and skips the home’s own town and distant towns', () => {
  const towns = [20, 0.4, 8, 6, 8.5, 12].map(north);
  expect(neighbours(HOME, towns).map(({ lat }) => lat)).toEqual([6, 8].map((km) => north(km).lat));
  expect(neighbours(HOME, [])).toEqual([]);
});
