import type { LatLon } from '../../locations/rules/lat-lon.ts';
import type { Precisione } from '../../locations/rules/map-circle.ts';
import { coarsePlace } from './coarse-place.ts';
import { streetOf } from './street-of.ts';

export type Posizione = LatLon & { precisione: Precisione };

/** Without `has_own_point`, `lat` and `lon` are those of the comune. */
export type KnownPlace = LatLon & { id: number; has_own_point: boolean; posizione_approssimativa: boolean };

/**
 * Returns the position that visitors see. If the exact position is unknown or hidden, an offset derived from the id separates
 * homes in the same comune (ADR 0080).
 * @example shownPosition({ id: 7, lat: 43.1, lon: 11.78, has_own_point: true, posizione_approssimativa: false }) // { lat: 43.1, lon: 11.78, precisione: 'esatta' }
 */
export function shownPosition({ id, lat, lon, has_own_point, posizione_approssimativa }: KnownPlace): Posizione {
  if (has_own_point && !posizione_approssimativa) return { lat, lon, precisione: 'esatta' };
  return { ...coarsePlace(id, { lat, lon }), precisione: has_own_point ? 'approssimativa' : 'comune' };
}

/**
 * Omits the street number if the owner chose to show only an approximate location.
 * @example shownStreet({ indirizzo: 'Via Roma 12', posizione_approssimativa: true }) // 'Via Roma'
 */
export function shownStreet(home: { indirizzo: string; posizione_approssimativa: boolean }): string {
  return home.posizione_approssimativa ? streetOf(home.indirizzo) : home.indirizzo;
}
