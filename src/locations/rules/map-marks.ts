import { distanceKm, type LatLon } from './lat-lon.ts';
import type { MapBounds } from './map-places.ts';
import type { Near, Surroundings } from './measure-surroundings.ts';

/** `km` is the distance from the home. `nome` is `null` for the sea. */
export type MapMark = Near & { kind: 'station' | 'town' | 'sea' | 'airport'; nome: string | null };

/** Distance in km up to which the sea gets no mark: it is visible on the map, and its mark would overlap the home's. */
const SEA_KM = 1;
const FARTHEST_KM = 15;
/** Minimum distance in pixels between the home and a mark. The pin would hide a closer mark. */
const APART_PX = 26;
/** The map shows at least this distance around the home. Most maps of a smaller area would be blank. */
const AROUND_KM = 5;
const AROUND_SMALL_KM = 3;
const SMALL_PX = 200;
const KM_PER_DEGREE = 111;

export function marksOf({ station, town, sea, airport }: Surroundings): MapMark[] {
  return [
    ...(station ? [{ ...station, kind: 'station' as const }] : []),
    ...(town ? [{ ...town, kind: 'town' as const }] : []),
    ...(sea && sea.km > SEA_KM ? [{ ...sea, kind: 'sea' as const, nome: null }] : []),
    ...(airport ? [{ ...airport, kind: 'airport' as const }] : []),
  ];
}

/** A town within this distance counts as the home's own town, regardless of its name. */
const HOME_TOWN_KM = 2;
const NEIGHBOURS = 2;
const NEIGHBOUR_KM = 9;

/** Returns the nearest other towns, without which a map would not show where the home is. */
export function neighbours(home: LatLon, towns: readonly LatLon[]): Near[] {
  return towns
    .map(({ lat, lon }) => ({ lat, lon, km: distanceKm(home, { lat, lon }) }))
    .filter(({ km }) => km > HOME_TOWN_KM && km <= NEIGHBOUR_KM)
    .toSorted((one, other) => one.km - other.km)
    .slice(0, NEIGHBOURS);
}

/**
 * Returns the map's bounds. Omits a distant mark if the pin would otherwise hide the nearest one.
 * @example openingBounds(home, [], 320) // 10 km from south to north
 */
export function openingBounds(home: LatLon, marks: readonly Near[], pixels: number): MapBounds {
  const nearest = Math.min(...marks.map(({ km }) => km));
  const least = pixels < SMALL_PX ? AROUND_SMALL_KM : AROUND_KM;
  const farthest = Math.max(least, (nearest * pixels) / APART_PX);
  const shown = marks.filter(({ km }) => km <= FARTHEST_KM && km <= farthest);
  const degrees = least / KM_PER_DEGREE;
  const lats = [home.lat - degrees, home.lat + degrees, ...shown.map(({ lat }) => lat)];
  const lons = [home.lon, ...shown.map(({ lon }) => lon)];
  return { west: Math.min(...lons), south: Math.min(...lats), east: Math.max(...lons), north: Math.max(...lats) };
}
