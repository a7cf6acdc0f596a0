import { describe, expect, test } from 'vitest';
import { type Landmarks, measureSurroundings } from './measure-surroundings.ts';

const HOME = { lat: 42, lon: 12 };
const NOTHING: Landmarks = { shores: [], stations: [], airports: [], towns: [] };
/** As many kilometres north of the home. */
const north = (km: number, nome = 'A') => ({ lat: 42 + km / 111.2, lon: 12, nome });

describe('«distances to sea, station, airport, next town by name»', () => {
  test('where nothing is known nothing is said', () => {
    expect(measureSurroundings(HOME, NOTHING)).toEqual({ sea_km: null, station: null, airport: null, town: null });
  });

  test('the nearest of several is named', () => {
    const stations = [north(30, 'Lontana'), north(-4.4, 'Vicina'), north(12, 'Media')];
    expect(measureSurroundings(HOME, { ...NOTHING, stations }).station).toEqual({ nome: 'Vicina', km: 4 });
  });

  test.each([
    [0, 1],
    [0.4, 1],
    [1.6, 2],
    [59.4, 59],
    [60.4, null],
  ])('a shore %s km away is %s km away: «sea only when ≤ 60 km»', (away, km) => {
    const { lat } = north(away);
    const shores = [
      [
        { lat, lon: 11 },
        { lat, lon: 13 },
      ],
    ];
    expect(measureSurroundings(HOME, { ...NOTHING, shores }).sea_km).toBe(km);
  });

  test('beyond the end of a shore its last point is the nearest; a shore may be a point', () => {
    const one = [{ lat: 42, lon: 12.5 }];
    const line = [
      { lat: 42, lon: 12.5 },
      { lat: 42, lon: 14 },
    ];
    const km = Math.round(0.5 * Math.cos((42 * Math.PI) / 180) * 111.2);
    expect(measureSurroundings(HOME, { ...NOTHING, shores: [line] }).sea_km).toBe(km);
    expect(measureSurroundings(HOME, { ...NOTHING, shores: [one] }).sea_km).toBe(km);
  });

  test('a degree of longitude is shorter in the north', () => {
    const alps = { lat: 46.5, lon: 12 };
    const airports = [{ lat: 46.5, lon: 13, nome: 'Est' }];
    expect(measureSurroundings(alps, { ...NOTHING, airports }).airport).toEqual({ nome: 'Est', km: 77 });
  });

  test('what is too far away to be reached is not named', () => {
    const far = { stations: [north(61)], airports: [north(151)], towns: [north(81)] };
    expect(measureSurroundings(HOME, { shores: [], ...far })).toEqual({
      sea_km: null,
      station: null,
      airport: null,
      town: null,
    });
  });
});
