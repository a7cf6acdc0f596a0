import type { Posizione } from '../../strutture/rules/shown-place.ts';
import { formatAddress } from '../../strutture/rules/format-address.ts';

type GuestPlace = Parameters<typeof formatAddress>[0] & { lat: number | null; lon: number | null };

const MAP = 'https://www.openstreetmap.org/';
const HOUSE_ZOOM = 17;
const QUARTER_ZOOM = 14;

/**
 * Returns a link to the location that the owner set or, without one, to a search for the address.
 * @example mapLink({ ...address, lat: 43.1, lon: 11.78 }) //
 * 'https://www.openstreetmap.org/?mlat=43.1&mlon=11.78#map=17/43.1/11.78'
 */
export function mapLink({ lat, lon, ...place }: GuestPlace): string {
  if (lat === null || lon === null) return `${MAP}search?query=${encodeURIComponent(formatAddress(place))}`;
  return `${MAP}?mlat=${lat}&mlon=${lon}#map=${HOUSE_ZOOM}/${lat}/${lon}`;
}

/**
 * Returns the map link shown to visitors. For an approximate location, the map shows only the surroundings, without a marker (ADR
 * 0080).
 * @example shownMapLink({ lat: 43.1, lon: 11.78, precisione: 'approssimativa' })
 * // 'https://www.openstreetmap.org/#map=14/43.1/11.78'
 */
export function shownMapLink({ lat, lon, precisione }: Posizione): string {
  if (precisione !== 'esatta') return `${MAP}#map=${QUARTER_ZOOM}/${lat}/${lon}`;
  return `${MAP}?mlat=${lat}&mlon=${lon}#map=${HOUSE_ZOOM}/${lat}/${lon}`;
}
