/** A point in degrees (WGS 84). */
export type LatLon = { lat: number; lon: number };

/** Length of a degree of latitude. The SQL function `shown_place` uses the same value. */
export const METRES_PER_DEGREE = 111_320;
const KM_PER_DEGREE = METRES_PER_DEGREE / 1000;
/** Factor that rounds positions to five decimal places (about one metre). */
const DIGITS = 1e5;

/** Returns the length of a degree of longitude relative to one of latitude. @example narrowing(60) // 0.5 */
export function narrowing(lat: number): number {
  return Math.cos((lat * Math.PI) / 180);
}

/** @example roundPoint({ lat: 43.3188391, lon: 11.3307554 }) // { lat: 43.31884, lon: 11.33076 } */
export function roundPoint({ lat, lon }: LatLon): LatLon {
  return { lat: Math.round(lat * DIGITS) / DIGITS, lon: Math.round(lon * DIGITS) / DIGITS };
}

export type FlatPoint = readonly [eastKm: number, northKm: number];

/** Returns a projection to kilometres east and north of `middle`. It is precise enough for Italy. */
export function flattenAround(middle: LatLon): (point: LatLon) => FlatPoint {
  const kmPerDegreeEast = narrowing(middle.lat) * KM_PER_DEGREE;
  return ({ lat, lon }) => [(lon - middle.lon) * kmPerDegreeEast, (lat - middle.lat) * KM_PER_DEGREE];
}

/** Approximates the great-circle distance between two points in Italy to within 1 %. @example distanceKm(siena, firenze) // 50.5 */
export function distanceKm(one: LatLon, other: LatLon): number {
  const east = (one.lon - other.lon) * narrowing((one.lat + other.lat) / 2);
  return Math.hypot(east, one.lat - other.lat) * KM_PER_DEGREE;
}

function nearestOfSegment([ax, ay]: FlatPoint, [bx, by]: FlatPoint): { km: number; part: number } {
  const [dx, dy] = [bx - ax, by - ay];
  const along = dx === 0 && dy === 0 ? 0 : -(ax * dx + ay * dy) / (dx * dx + dy * dy);
  const part = Math.min(1, Math.max(0, along));
  return { km: Math.hypot(ax + part * dx, ay + part * dy), part };
}

/** Returns the point of the line that is nearest to `point`, or `null` if the line has no points. */
export function nearestOfLine(point: LatLon, line: readonly LatLon[]): (LatLon & { km: number }) | null {
  const flatten = flattenAround(point);
  let best: (LatLon & { km: number }) | null = null;
  for (const [index, end] of line.entries()) {
    const start = line[index - 1] ?? end;
    const { km, part } = nearestOfSegment(flatten(start), flatten(end));
    const between = (one: number, other: number) => one + part * (other - one);
    if (best === null || km < best.km)
      best = { lat: between(start.lat, end.lat), lon: between(start.lon, end.lon), km };
  }
  return best;
}

/** Returns the distance in kilometres, or `Infinity` if the line has no points. */
export function distanceToLineKm(point: LatLon, line: readonly LatLon[]): number {
  return nearestOfLine(point, line)?.km ?? Infinity;
}
