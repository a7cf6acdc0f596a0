import { distanceKm, type LatLon } from './lat-lon.ts';
import type { MapBounds } from './map-places.ts';
import type { Near, Surroundings } from './measure-surroundings.ts';

/** What is marked on the map of a home: what its distances are measured to. The sea has no name. */
export type MapMark = Near & { kind: 'station' | 'town' | 'sea' | 'airport'; nome: string | null };

/** Nearer than this the sea is seen on the map itself, and a mark would lie under the home's. */
const SEA_KM = 1;
/** Farther away than this a mark is no reason to show all the land between. */
const FARTHEST_KM = 15;
/** Closer than that on the screen the nearest would lie under the home itself. */
const APART_PX = 26;
/** Around every home, in kilometres to the north and to the south: closer, most maps would be blank. On a small map less is enough. */
const AROUND_KM = 5;
const AROUND_SMALL_KM = 3;
const SMALL_PX = 200;
const KM_PER_DEGREE = 111;

/** What of a home's surroundings is marked on its map, what guests ask for first before all else. */
export function marksOf({ station, town, sea, airport }: Surroundings): MapMark[] {
  return [
    ...(station ? [{ ...station, kind: 'station' as const }] : []),
    ...(town ? [{ ...town, kind: 'town' as const }] : []),
    ...(sea && sea.km > SEA_KM ? [{ ...sea, kind: 'sea' as const, nome: null }] : []),
    ...(airport ? [{ ...airport, kind: 'airport' as const }] : []),
  ];
}

/** Nearer than this it is the home's own town, by whatever name. */
const OWN_TOWN_KM = 2;
const NEIGHBOURS = 2;
const NEIGHBOUR_KM = 9;

/** The nearest other towns: a map that shows none of them says nothing of where it is. */
export function neighbours(home: LatLon, towns: readonly LatLon[]): Near[] {
  return towns
    .map(({ lat, lon }) => ({ lat, lon, km: distanceKm(home, { lat, lon }) }))
    .filter(({ km }) => km > OWN_TOWN_KM && km <= NEIGHBOUR_KM)
    .toSorted((one, other) => one.km - other.km)
    .slice(0, NEIGHBOURS);
}

/**
 * What the map of a home shows at first: the home with some land around it, and the marks that can be told apart from it together.
 * `pixels`: the shorter side of the map's frame, without what is kept free.
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
