import type { MapPlace } from './map-places.ts';

/** `esatta`: the house's door; `approssimativa`: within 500 m of it; `comune`: nobody has said where in the comune it stands. */
export const PRECISIONI = ['esatta', 'approssimativa', 'comune'] as const;
export type Precisione = (typeof PRECISIONI)[number];

/** Metres around its point within which a home lies; 0: it stands there. A comune's circle says "around here", not where it ends. */
export const RADIUS_M: Record<Precisione, number> = { esatta: 0, approssimativa: 500, comune: 2500 };

const DEGREE_M = 111_320;
/** Enough corners for no edge to be seen. */
const CORNERS = 72;

/**
 * The closed ring of `[lon, lat]` that lies `metres` around a place.
 * @example circleAround({ lat: 43.32, lon: 11.33 }, 500).length // 73
 */
export function circleAround({ lat, lon }: MapPlace, metres: number): [lon: number, lat: number][] {
  const up = metres / DEGREE_M;
  const across = up / Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = ((corner % CORNERS) / CORNERS) * 2 * Math.PI;
    return [lon + across * Math.cos(angle), lat + up * Math.sin(angle)];
  });
}

/** Some metre: more digits would say nothing of where a door is. */
const DIGITS = 1e5;

/** A place as it is kept. @example roundPlace({ lat: 43.3188391, lon: 11.3307554 }) // { lat: 43.31884, lon: 11.33076 } */
export function roundPlace({ lat, lon }: MapPlace): MapPlace {
  return { lat: Math.round(lat * DIGITS) / DIGITS, lon: Math.round(lon * DIGITS) / DIGITS };
}
