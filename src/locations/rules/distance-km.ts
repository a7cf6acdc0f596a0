/** A point of the map in degrees, WGS 84. */
export type Point = { lat: number; lon: number };

const KM_PER_DEGREE = 111.2;
/** Italy is small enough to be flat here: at its middle latitude a degree of longitude is this part of one of latitude. */
export const NARROWING = Math.cos((42 * Math.PI) / 180);

/** Kilometres between two points of Italy, within 5 %. */
export function distanceKm(a: Point, b: Point): number {
  return Math.hypot(a.lat - b.lat, (a.lon - b.lon) * NARROWING) * KM_PER_DEGREE;
}
