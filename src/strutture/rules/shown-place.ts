import type { LatLon } from '../../locations/rules/lat-lon.ts';
import type { Precisione } from '../../locations/rules/map-circle.ts';
import { coarsePlace } from './coarse-place.ts';
import { streetOf } from './street-of.ts';

export type Posizione = LatLon & { precisione: Precisione };

/** What is known of a home's place. `has_own_point`: whether lat and lon are its own; else they are its comune's. */
export type KnownPlace = LatLon & { id: number; has_own_point: boolean; posizione_approssimativa: boolean };

/**
 * Where visitors are shown a home. One truth (ADR 0080): the same as its address says. What is not exact lies apart for each home,
 * so that those of one comune do not hide each other.
 * @example shownPosition({ id: 7, lat: 43.1, lon: 11.78, has_own_point: true, posizione_approssimativa: false })
 * // { lat: 43.1, lon: 11.78, precisione: 'esatta' }
 */
export function shownPosition({ id, lat, lon, has_own_point, posizione_approssimativa }: KnownPlace): Posizione {
  if (has_own_point && !posizione_approssimativa) return { lat, lon, precisione: 'esatta' };
  return { ...coarsePlace(id, { lat, lon }), precisione: has_own_point ? 'approssimativa' : 'comune' };
}

/**
 * The address that visitors read: without number where the owner wants the place to be approximate.
 * @example shownStreet({ indirizzo: 'Via Roma 12', posizione_approssimativa: true }) // 'Via Roma'
 */
export function shownStreet(home: { indirizzo: string; posizione_approssimativa: boolean }): string {
  return home.posizione_approssimativa ? streetOf(home.indirizzo) : home.indirizzo;
}
