import type { LatLon } from './lat-lon.ts';

export type MapBounds = { west: number; south: number; east: number; north: number };

/** Width of the map at zoom 0, in pixels, as in MapLibre. */
const WORLD_PX = 512;
/** Minimum size of the bounds in degrees, so that a single home shows its surroundings. */
export const AROUND_DEGREES = 0.012;

/** Returns a place's position in pixels from the map's north-west corner (Web Mercator). */
export function mapPixels({ lat, lon }: LatLon, zoom: number): { x: number; y: number } {
  const side = WORLD_PX * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: side * (lon / 360 + 0.5),
    y: side * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

/** Returns bounds that are at least `least` degrees wide and high, or `null` if `places` is empty. */
export function boundsOf(places: readonly LatLon[], least = 0): MapBounds | null {
  if (places.length === 0) return null;
  const spread = (values: number[]): [number, number] => {
    const low = values.reduce((lowest, value) => Math.min(lowest, value));
    const high = values.reduce((most, value) => Math.max(most, value));
    const missing = Math.max(0, least - (high - low)) / 2;
    return [low - missing, high + missing];
  };
  const [south, north] = spread(places.map(({ lat }) => lat));
  const [west, east] = spread(places.map(({ lon }) => lon));
  return { west, south, east, north };
}

export function isWithin({ lat, lon }: LatLon, { west, south, east, north }: MapBounds): boolean {
  return lat >= south && lat <= north && lon >= west && lon <= east;
}
