import { expect, test } from 'vitest';
import { measureSurroundings } from '../rules/measure-surroundings.ts';
import { buildLocations } from './build-locations.ts';
import { readLandmarks } from './read-landmarks.ts';

const { citta, province } = buildLocations();
const CAPITALS = new Set(province.map(({ capoluogo }) => capoluogo));
const landmarks = readLandmarks();

function surroundingsOf(nome: string) {
  const home = citta.find((one) => one.nome === nome);
  if (home === undefined) throw new Error(`No comune ${nome}`);
  const all = citta.filter((one) => CAPITALS.has(one.nome) || one.popolazione >= 50_000);
  const towns = all.includes(home) ? [] : all;
  const { sea, station, airport, town } = measureSurroundings(home, { ...landmarks, towns }, nome);
  return [sea?.km ?? null, station?.nome, station?.km, airport?.nome, airport?.km, town?.nome, town?.km];
}

test.each([
  ['Siena', [null, 'Siena', 2, 'Firenze Peretola', 56, undefined, undefined]],
  ['Ostuni', [7, 'Ostuni', 3, 'Brindisi Papola Casale', 32, 'Brindisi', 32]],
  ["Cortina d'Ampezzo", [null, 'Calalzo-Pieve di Cadore-Cortina', 22, 'Bolzano Dolomiti', 63, 'Belluno', 44]],
  ['Venezia', [1, 'Venezia Santa Lucia', 1, 'Venezia Marco Polo', 8, undefined, undefined]],
  ['Palermo', [3, 'Palermo Notarbartolo', 0.5, 'Palermo Falcone e Borsellino', 22, undefined, undefined]],
  ['Bellagio, on a lake', [null, 'Fiumelatte', 3, 'Bergamo Orio al Serio', 49, 'Lecco', 18]],
  ['Capri, too small to be drawn', [0.1, 'Monticchio', 11, 'Napoli Capodichino', 38, 'Castellammare di Stabia', 27]],
  ['Lampedusa e Linosa, far from any train', [1, undefined, undefined, 'Lampedusa', 0.8, undefined, undefined]],
])('finds the landmarks around %s', (place, expected) => {
  expect(surroundingsOf(place.split(/, (?:on|too|far)/)[0] ?? '')).toEqual(expected);
});

test.each([
  ['Martina Franca', 'Martina Franca'],
  ['Alberobello', 'Alberobello'],
  ['Gallipoli', 'Gallipoli'],
  ['Matera', 'Matera'],
  ['Iseo', 'Iseo'],
  ['Edolo', 'Edolo'],
  ['Malé', 'Malè'],
  ['Umbertide', 'Umbertide'],
  ['Altamura', 'Altamura'],
])('finds the station of %s, which is on a regional railway', (place, station) => {
  const [, name, km] = surroundingsOf(place);
  expect(name).toBe(station);
  expect(km).toBeLessThanOrEqual(2);
});

test('the source files contain only places in or around Italy', () => {
  const points = [...landmarks.shores.flat(), ...landmarks.stations, ...landmarks.airports];
  expect(points.filter(({ lat, lon }) => !(lat > 34 && lat < 48 && lon > 5 && lon < 20))).toEqual([]);
  expect([landmarks.stations.length, landmarks.airports.length]).toEqual([3007, 40]);
});
