import { expect, test } from 'vitest';
import { measureSurroundings } from '../locations/rules/measure-surroundings.ts';
import { buildLocations } from '../locations/server/build-locations.ts';
import { readLandmarks } from '../locations/server/read-landmarks.ts';
import { landscapeOf } from './landscape.ts';

/** A sample: every comune takes ten times as long. */
const EVERY = 10;

test('a town that is called by the sea, or near an airport, is so for «Dove si trova» too', () => {
  const landmarks = { ...readLandmarks(), stations: [], towns: [] };
  const others = { cap: [], sigla: '', regione_id: 0, capital: false };
  const towns = buildLocations().citta.filter((_, index) => index % EVERY === 0);
  const differing = towns.filter(({ id, nome, lat, lon, popolazione }) => {
    const { sea, airport } = landscapeOf({ id, nome, lat, lon, popolazione, ...others });
    const told = measureSurroundings({ lat, lon }, landmarks, '');
    const isBySea = told.sea !== null && told.sea.km <= 4;
    const isNearAirport = told.airport !== null && told.airport.km <= 8;
    return (sea && !isBySea) || (airport && !isNearAirport);
  });
  expect(differing.map(({ nome }) => nome)).toEqual([]);
});
