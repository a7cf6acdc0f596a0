import type { LatLon } from './lat-lon.ts';
import type { Precisione } from './map-circle.ts';

const SITE = 'https://www.openstreetmap.org/';
const ZOOM: Record<Precisione, number> = { esatta: 16, approssimativa: 13, comune: 13 };

/**
 * The page of OpenStreetMap that shows the streets around a home. Only a home whose door is told about has a mark there (ADR 0080).
 * @example streetAddress({ lat: 43.3, lon: 11.3 }, 'comune') // 'https://www.openstreetmap.org/#map=13/43.3/11.3'
 */
export function streetAddress({ lat, lon }: LatLon, precisione: Precisione): string {
  const mark = precisione === 'esatta' ? `?mlat=${lat}&mlon=${lon}` : '';
  return `${SITE}${mark}#map=${ZOOM[precisione]}/${lat}/${lon}`;
}
