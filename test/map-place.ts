import { distanceKm, type LatLon } from '../src/locations/rules/lat-lon.ts';
import type { MapBox } from '../src/search/rules/search-criteria.ts';
import { squareMiddle } from '../src/strutture/rules/coarse-place.ts';

type PlacedHome = LatLon & { is_exact: boolean };

export function mapPlaceOf({ lat, lon, is_exact }: PlacedHome): LatLon {
  return is_exact ? { lat, lon } : squareMiddle({ lat, lon });
}

export function isInBox(home: PlacedHome, { west, south, east, north, circle }: MapBox): boolean {
  const { lat, lon } = mapPlaceOf(home);
  if (circle && distanceKm({ lat, lon }, circle) > circle.km) return false;
  return lon >= west && lon <= east && lat >= south && lat <= north;
}
