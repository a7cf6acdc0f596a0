/** A point of the map in degrees, WGS 84. */
export type LatLon = { lat: number; lon: number };

/** Of latitude; `shown_place` of the database draws its squares by the same number. */
export const METRES_PER_DEGREE = 111_320;
const KM_PER_DEGREE = METRES_PER_DEGREE / 1000;
/** Some metre: more digits would say nothing of where a door is. */
const DIGITS = 1e5;

/** How much shorter a degree of longitude is than one of latitude. @example narrowing(60) // 0.5 */
export function narrowing(lat: number): number {
  return Math.cos((lat * Math.PI) / 180);
}

/** A point as it is stored. @example roundPoint({ lat: 43.3188391, lon: 11.3307554 }) // { lat: 43.31884, lon: 11.33076 } */
export function roundPoint({ lat, lon }: LatLon): LatLon {
  return { lat: Math.round(lat * DIGITS) / DIGITS, lon: Math.round(lon * DIGITS) / DIGITS };
}

export type FlatPoint = readonly [eastKm: number, northKm: number];

/** Kilometres east and north of a point, on a map that is flat around it: Italy is small enough for that. */
export function flattenAround(middle: LatLon): (point: LatLon) => FlatPoint {
  const kmPerDegreeEast = narrowing(middle.lat) * KM_PER_DEGREE;
  return ({ lat, lon }) => [(lon - middle.lon) * kmPerDegreeEast, (lat - middle.lat) * KM_PER_DEGREE];
}

/** Kilometres between two points of Italy, as the crow flies, within 1 %. @example distanceKm(siena, firenze) // 50.5 */
export function distanceKm(one: LatLon, other: LatLon): number {
  const east = (one.lon - other.lon) * narrowing((one.lat + other.lat) / 2);
  return Math.hypot(east, one.lat - other.lat) * KM_PER_DEGREE;
}

/** How far the origin is from the nearest point of a straight line between two points, and where between them that one is. */
function nearestOfSegment([ax, ay]: FlatPoint, [bx, by]: FlatPoint): { km: number; part: number } {
  const [dx, dy] = [bx - ax, by - ay];
  const along = dx === 0 && dy === 0 ? 0 : -(ax * dx + ay * dy) / (dx * dx + dy * dy);
  const part = Math.min(1, Math.max(0, along));
  return { km: Math.hypot(ax + part * dx, ay + part * dy), part };
}

/** The nearest point of a line, which may be one point, and the kilometres to it; `null` of a line without points. */
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

/** Kilometres from a point to the nearest of a line, which may be one point. */
export function distanceToLineKm(point: LatLon, line: readonly LatLon[]): number {
  return nearestOfLine(point, line)?.km ?? Infinity;
}
