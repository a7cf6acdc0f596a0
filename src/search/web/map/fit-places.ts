import type { Map as MapLibre } from 'maplibre-gl';
import type { LatLon } from '../../../locations/rules/lat-lon.ts';
import { AROUND_DEGREES, boundsOf, type MapBounds } from '../../../locations/rules/map-places.ts';
import { IS_FIT } from './moves.ts';
import { coveredPixels } from './visible-box.ts';

const PADDING_PX = 56;
/** Free of «Cerca qui» above, and of the map's buttons to the right: none of them lies over a pill. */
const TOP_PX = 92;
const RIGHT_PX = 108;
/** What is said of the map stands over its lower end, where a phone's list does. */
const NOTE_PX = 40;
/** No closer by itself: one home is shown with what is around it. */
const FIT_ZOOM = 13;
/** How much closer a map comes at least to homes that are to part. */
const PART_ZOOMS = 1;

type Corners = [west: number, south: number, east: number, north: number];

function corners({ west, south, east, north }: MapBounds): Corners {
  return [west, south, east, north];
}

type Fit = {
  bounds: MapBounds;
  padding: { top: number; right: number; bottom: number; left: number };
  maxZoom: number;
};

/** Just what an address says. */
export function fitOfBox(container: Element, box: MapBounds): Fit {
  return { bounds: box, padding: { top: 0, right: 0, bottom: coveredPixels(container), left: 0 }, maxZoom: Infinity };
}

/** All of these places; `null` of none. */
export function fitOfPlaces(container: Element, places: readonly LatLon[]): Fit | null {
  const bounds = boundsOf(places, AROUND_DEGREES);
  const covered = coveredPixels(container);
  const bottom = PADDING_PX + (covered === 0 ? 0 : covered + NOTE_PX);
  const padding = { top: TOP_PX, right: RIGHT_PX, bottom, left: PADDING_PX };
  return bounds && { bounds, padding, maxZoom: FIT_ZOOM };
}

/** Who wants little motion gets none: MapLibre asks the system. */
export function fitMap(map: MapLibre, fit: Fit | null, isAtOnce = false): void {
  if (fit === null) return;
  const { bounds, padding, maxZoom } = fit;
  const options = { padding, animate: !isAtOnce, ...(maxZoom < Infinity && { maxZoom }) };
  map.fitBounds(corners(bounds), options, IS_FIT);
}

/** Shows all of these places. */
export function fitPlaces(map: MapLibre, places: readonly LatLon[], isAtOnce = false): void {
  fitMap(map, fitOfPlaces(map.getContainer(), places), isAtOnce);
}

/** Comes close enough to places that are drawn as one for them to part: always closer than now, as far as the map goes. */
export function partPlaces(map: MapLibre, places: readonly LatLon[]): void {
  const bounds = boundsOf(places);
  const padding = { top: TOP_PX, right: PADDING_PX, bottom: PADDING_PX, left: PADDING_PX };
  const camera = bounds && map.cameraForBounds(corners(bounds), { padding, maxZoom: map.getMaxZoom() });
  if (!camera?.center) return;
  const least = Math.min(map.getZoom() + PART_ZOOMS, map.getMaxZoom());
  map.easeTo({ center: camera.center, zoom: Math.max(camera.zoom ?? 0, least) });
}
