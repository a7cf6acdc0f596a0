import type { Map as MapLibre } from 'maplibre-gl';
import { boundsOf, type MapPlace } from '../../rules/map-places.ts';

/** Room around homes for their pills, in pixels. */
const PADDING_PX = 56;
/** No closer by itself: one home is shown with what is around it. */
const FIT_ZOOM = 13;

type Fitting = { isAtOnce?: boolean; mostZoom?: number };

/** Shows all of these places. Who wants little motion gets none: MapLibre asks the system. */
export function fitPlaces(
  map: MapLibre,
  places: readonly MapPlace[],
  { isAtOnce = false, mostZoom = FIT_ZOOM }: Fitting = {},
): void {
  const bounds = boundsOf(places);
  if (bounds === null) return;
  const { west, south, east, north } = bounds;
  map.fitBounds([west, south, east, north], { padding: PADDING_PX, maxZoom: mostZoom, animate: !isAtOnce });
}
