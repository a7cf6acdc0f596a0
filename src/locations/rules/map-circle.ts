import { type LatLon, METRES_PER_DEGREE, narrowing } from './lat-lon.ts';

/** `esatta`: the house's door; `approssimativa`: within 500 m of it; `comune`: nobody has said where in the comune it stands. */
export const PRECISIONI = ['esatta', 'approssimativa', 'comune'] as const;
export type Precisione = (typeof PRECISIONI)[number];

/** Metres around its point within which a home lies; 0: it stands there. A comune's circle says "around here", not where it ends. */
export const RADIUS_M: Record<Precisione, number> = { esatta: 0, approssimativa: 500, comune: 2500 };

/** From this zoom on the circle that a home is somewhere in is large enough to be seen. */
export const CIRCLE_ZOOM = 11;

/** Enough corners for no edge to be seen. */
const CORNERS = 72;

/**
 * The closed ring of `[lon, lat]` that lies `metres` around a place.
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
 * The OpenStreetMap page with the streets around a home. It has a marker only if the home shows its exact position (ADR 0080).
 * @example streetAddress({ lat: 43.3, lon: 11.3 }, 'comune') // 'https://www.openstreetmap.org/#map=13/43.3/11.3'
 */
export function streetAddress({ lat, lon }: LatLon, precisione: Precisione): string {
  const mark = precisione === 'esatta' ? `?mlat=${lat}&mlon=${lon}` : '';
  return `${SITE}${mark}#map=${ZOOM[precisione]}/${lat}/${lon}`;
}
