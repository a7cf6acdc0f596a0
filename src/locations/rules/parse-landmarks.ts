import type { Landmark, Shore } from './measure-surroundings.ts';

export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * Parses lines with latitude, longitude and name. Skips lines that start with `#`.
 * @example parseLandmarks('43.332 11.323 Siena') // [{ lat: 43.332, lon: 11.323, nome: 'Siena' }]
 */
export function parseLandmarks(text: string): Landmark[] {
  return linesOf(text).map((line) => {
    const [lat, lon, ...nome] = line.split(' ');
    return { lat: Number(lat), lon: Number(lon), nome: nome.join(' ') };
  });
}

/**
 * Parses one shore per line: `latitude,longitude` of each point.
 * @example parseShores('45.1,12.2 45.2,12.3') // [[{ lat: 45.1, lon: 12.2 }, { lat: 45.2, lon: 12.3 }]]
 */
export function parseShores(text: string): Shore[] {
  return linesOf(text).map((line) =>
    line.split(' ').map((point) => {
      const [lat, lon] = point.split(',').map(Number);
      return { lat: lat ?? Number.NaN, lon: lon ?? Number.NaN };
    }),
  );
}
