import { type LatLon, METRES_PER_DEGREE } from '../../locations/rules/lat-lon.ts';

/** Mercator coordinates, whose unit is one degree at the equator. Around any point, the scale is equal in all directions. */
export type MercatorPoint = { x: number; y: number };

const RADIANS = Math.PI / 180;
const KM_PER_DEGREE = METRES_PER_DEGREE / 1000;

/** @example toMercator({ lat: 43.1, lon: 11.78 }) // { x: 11.78, y: 47.85… } */
export function toMercator({ lat, lon }: LatLon): MercatorPoint {
  return { x: lon, y: Math.log(Math.tan(Math.PI / 4 + (lat * RADIANS) / 2)) / RADIANS };
}

/** @example fromMercator({ x: 11.78, y: 47.85 }).lat // 43.1 */
export function fromMercator({ x, y }: MercatorPoint): LatLon {
  return { lon: x, lat: (2 * Math.atan(Math.exp(y * RADIANS)) - Math.PI / 2) / RADIANS };
}

function scaleAt(y: number): number {
  return 1 / Math.cosh(y * RADIANS);
}

/**
 * Converts the radius of a circle to Mercator units at the northern edge of the circle, where the scale is largest.
 * @example mercatorRadius(toMercator({ lat: 43.1, lon: 11.78 }), 60) // 0.74…
 */
export function mercatorRadius({ y }: MercatorPoint, km: number): number {
  const farthestNorth = y + km / KM_PER_DEGREE / scaleAt(y);
  return km / KM_PER_DEGREE / scaleAt(farthestNorth);
}

/**
 * Returns the approximate distance in kilometres between two nearby points.
 * @example kmBetween(toMercator(siena), toMercator(firenze)) // 51.2
 */
export function kmBetween(one: MercatorPoint, other: MercatorPoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y) * scaleAt((one.y + other.y) / 2) * KM_PER_DEGREE;
}
