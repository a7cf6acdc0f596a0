import { distanceKm, type LatLon } from '../src/locations/rules/lat-lon.ts';
import type { MapBox } from '../src/search/rules/search-criteria.ts';
import { squareMiddle } from '../src/strutture/rules/coarse-place.ts';

type PlacedHome = LatLon & { is_exact: boolean };

/** Returns the place where a map shows a home, without the shift within its square. */
export function mapPlaceOf({ lat, lon, is_exact }: PlacedHome): LatLon {
  return is_exact ? { lat, lon } : squareMiddle({ lat, lon });
}

/** Returns whether a section of the map shows a home. */
export function isInBox(home: PlacedHome, { west, south, east, north, circle }: MapBox): boolean {
  const { lat, lon } = mapPlaceOf(home);
  if (circle && distanceKm({ lat, lon }, circle) > circle.km) return false;
  return lon >= west && lon <= east && lat >= south && lat <= north;
}
