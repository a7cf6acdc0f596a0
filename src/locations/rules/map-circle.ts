import { type LatLon, METRES_PER_DEGREE, narrowing } from './lat-lon.ts';

/** With `approssimativa`, the position is within 500 m of the entrance. With `comune`, only the comune is known. */
export const PRECISIONI = ['esatta', 'approssimativa', 'comune'] as const;
export type Precisione = (typeof PRECISIONI)[number];

/** Radius in metres of the circle on the map. With `comune`, the home may be outside the circle. */
export const RADIUS_M: Record<Precisione, number> = { esatta: 0, approssimativa: 500, comune: 2500 };

/** Minimum zoom for the circles of homes. At lower zooms, they are too small to be visible. */
export const CIRCLE_ZOOM = 11;

const CORNERS = 72;

/**
 * Returns a circle as a closed ring: the last position repeats the first.
 * @example circleAround({ lat: 43.32, lon: 11.33 }, 500).length // 73
 */
export function circleAround({ lat, lon }: LatLon, metres: number): [lon: number, lat: number][] {
  const up = metres / METRES_PER_DEGREE;
  const across = up / narrowing(lat);
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = ((corner % CORNERS) / CORNERS) * 2 * Math.PI;
    return [lon + across * Math.cos(angle), lat + up * Math.sin(angle)];
  });
}

const SITE = 'https://www.openstreetmap.org/';
const ZOOM: Record<Precisione, number> = { esatta: 16, approssimativa: 13, comune: 13 };

/**
 * Returns an OpenStreetMap URL. The linked map shows a marker only if the home's exact position is public (ADR 0080).
 * @example streetAddress({ lat: 43.3, lon: 11.3 }, 'comune') // 'https://www.openstreetmap.org/#map=13/43.3/11.3'
 */
export function streetAddress({ lat, lon }: LatLon, precisione: Precisione): string {
  const mark = precisione === 'esatta' ? `?mlat=${lat}&mlon=${lon}` : '';
  return `${SITE}${mark}#map=${ZOOM[precisione]}/${lat}/${lon}`;
}
