import { distanceKm, NARROWING, type Point } from '../../src/locations/rules/distance-km.ts';

function nearestOnSegment(point: Point, start: Point, end: Point): Point {
  const lat = end.lat - start.lat;
  const lon = (end.lon - start.lon) * NARROWING;
  const length = lat * lat + lon * lon;
  const along = length === 0 ? 0 : (point.lat - start.lat) * lat + (point.lon - start.lon) * NARROWING * lon;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, along / length));
  return { lat: start.lat + share * (end.lat - start.lat), lon: start.lon + share * (end.lon - start.lon) };
}

/** Kilometres from a point to the nearest of some lines of points. */
export function distanceToLinesKm(point: Point, lines: readonly (readonly Point[])[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    line.forEach((end, index) => {
      const start = line[Math.max(0, index - 1)] ?? end;
      nearest = Math.min(nearest, distanceKm(point, nearestOnSegment(point, start, end)));
    });
  }
  return nearest;
}
