import { describe, expect, test } from 'vitest';
import { type Landmarks, measureSurroundings } from './measure-surroundings.ts';

const HOME = { lat: 42, lon: 12 };
const NOTHING: Landmarks = { shores: [], stations: [], airports: [], towns: [] };
const north = (km: number, nome = 'A') => ({ lat: 42 + km / 111.2, lon: 12, nome });

describe('measureSurroundings', () => {
  test('returns null for the sea, station, airport and town if there are no landmarks', () => {
    expect(measureSurroundings(HOME, NOTHING, 'Q')).toEqual({
      sea: null,
      station: null,
      airport: null,
      town: null,
      stations: [],
    });
  });

  test('returns the nearest of several stations', () => {
    const stations = [north(30, 'Lontana'), north(-4.4, 'Vicina'), north(12, 'Media')];
    expect(measureSurroundings(HOME, { ...NOTHING, stations }, 'Q').station).toMatchObject({ nome: 'Vicina', km: 4 });
  });

  test.each([
    [
      'the main station if it is one kilometre farther than the nearest station',
      [north(2, 'Roma Tuscolana'), north(-3, 'Roma Termini')],
      'Roma Termini',
    ],
    [
      'the main station if it is 1.25 km farther, even if the rounded distances differ by 2 km',
      [north(2.45, 'Roma Tuscolana'), north(-3.7, 'Roma Termini')],
      'Roma Termini',
    ],
    [
      'the nearest station if the main station is 1.85 km farther, even if the rounded distances differ by 1 km',
      [north(2.55, 'Roma Tuscolana'), north(-4.4, 'Roma Termini')],
      'Roma Tuscolana',
    ],
    [
      'the nearest station if the main station is three kilometres farther',
      [north(2, 'Roma Tuscolana'), north(-5, 'Roma Termini')],
      'Roma Tuscolana',
    ],
    [
      'the nearest station if it is within walking distance',
      [north(0.4, 'Roma Tuscolana'), north(1, 'Roma Termini')],
      'Roma Tuscolana',
    ],
    [
      'the nearest station if the nearest main station is in a different city',
      [north(2, 'Mestre'), north(3, 'Venezia Santa Lucia')],
      'Mestre',
    ],
  ])('names %s', (_, stations, nome) => {
    expect(measureSurroundings(HOME, { ...NOTHING, stations }, 'Q').station?.nome).toBe(nome);
  });

  test.each([
    [0, 0.1],
    [0.04, 0.1],
    [0.44, 0.4],
    [0.94, 0.9],
    [0.96, 1],
    [1.6, 2],
    [59.4, 59],
    [60.4, null],
  ])('returns the distance to a shore %s km away as %s', (away, km) => {
    const { lat } = north(away);
    const shores = [
      [
        { lat, lon: 11 },
        { lat, lon: 13 },
      ],
    ];
    expect(measureSurroundings(HOME, { ...NOTHING, shores }, 'Q').sea?.km ?? null).toBe(km);
  });

  test('measures the distance to the end of a shore and to a shore that consists of one point', () => {
    const one = [{ lat: 42, lon: 12.5 }];
    const line = [
      { lat: 42, lon: 12.5 },
      { lat: 42, lon: 14 },
    ];
    const km = Math.round(0.5 * Math.cos((42 * Math.PI) / 180) * 111.2);
    expect(measureSurroundings(HOME, { ...NOTHING, shores: [line] }, 'Q').sea).toEqual({ lat: 42, lon: 12.5, km });
    expect(measureSurroundings(HOME, { ...NOTHING, shores: [one] }, 'Q').sea?.km).toBe(km);
  });

  test('returns the coordinates of each landmark, and of the nearest point of the shore', () => {
    const shores = [
      [
        { lat: 42.1, lon: 11 },
        { lat: 42.1, lon: 13 },
      ],
    ];
    const around = measureSurroundings(HOME, { ...NOTHING, shores, stations: [north(4)], towns: [north(20)] }, 'Q');
    expect(around.sea).toEqual({ lat: 42.1, lon: 12, km: 11 });
    expect(around.station).toEqual({ nome: 'A', lat: 42.03597, lon: 12, km: 4 });
    expect(around.town).toEqual({ nome: 'A', lat: 42.17986, lon: 12, km: 20 });
  });

  test("lists the other stations of the city, and removes the city's name from their names", () => {
    const names = [
      'Roma Trastevere',
      'Roma Tiburtina',
      'Ciampino',
      'Roma Ostiense',
      'Romano di Lombardia',
      'Roma San Pietro',
    ];
    const stations = names.map((nome, index) => north(2 + index, nome)).toReversed();
    const around = measureSurroundings(
      HOME,
      { ...NOTHING, stations: [...stations, north(15, 'Roma Prima Porta')] },
      'Roma',
    );
    expect(around.station?.nome).toBe('Roma Trastevere');
    expect(around.stations.map(({ nome }) => nome)).toEqual(['Tiburtina', 'Ostiense', 'San Pietro']);
    const few = measureSurroundings(HOME, { ...NOTHING, stations: stations.slice(1) }, 'Roma');
    expect(few.stations).toEqual([]);
  });

  test('accounts for shorter degrees of longitude in the north', () => {
    const alps = { lat: 46.5, lon: 12 };
    const airports = [{ lat: 46.5, lon: 13, nome: 'Est' }];
    expect(measureSurroundings(alps, { ...NOTHING, airports }, 'Q').airport).toEqual({
      nome: 'Est',
      km: 77,
      lat: 46.5,
      lon: 13,
    });
  });

  test('omits landmarks beyond their maximum distance', () => {
    const far = { stations: [north(61)], airports: [north(151)], towns: [north(81)] };
    expect(measureSurroundings(HOME, { shores: [], ...far }, 'Q')).toEqual({
      sea: null,
      station: null,
      airport: null,
      town: null,
      stations: [],
    });
  });
});
