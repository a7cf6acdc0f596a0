import type { Map as MapLibre } from 'maplibre-gl';
import { AROUND_DEGREES, boundsOf, type MapBounds, type MapPlace } from '../../../locations/rules/map-places.ts';

const PADDING_PX = 56;
/** No closer by itself: one home is shown with what is around it. */
const FIT_ZOOM = 13;
/** How much closer a map comes at least to homes that are to part. */
const PART_ZOOMS = 1;

type Corners = [west: number, south: number, east: number, north: number];

function corners({ west, south, east, north }: MapBounds): Corners {
  return [west, south, east, north];
}

/** Shows all of these places. Who wants little motion gets none: MapLibre asks the system. */
export function fitPlaces(map: MapLibre, places: readonly MapPlace[], isAtOnce = false): void {
  const bounds = boundsOf(places, AROUND_DEGREES);
  if (bounds !== null) map.fitBounds(corners(bounds), { padding: PADDING_PX, maxZoom: FIT_ZOOM, animate: !isAtOnce });
}

/** Comes close enough to places that are drawn as one for them to part: always closer than now, as far as the map goes. */
export function partPlaces(map: MapLibre, places: readonly MapPlace[]): void {
  const bounds = boundsOf(places);
  const camera = bounds && map.cameraForBounds(corners(bounds), { padding: PADDING_PX, maxZoom: map.getMaxZoom() });
  if (!camera?.center) return;
  const least = Math.min(map.getZoom() + PART_ZOOMS, map.getMaxZoom());
  map.easeTo({ center: camera.center, zoom: Math.max(camera.zoom ?? 0, least) });
}
