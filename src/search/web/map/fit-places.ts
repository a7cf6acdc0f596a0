import type { Map as MapLibre } from 'maplibre-gl';
import type { LatLon } from '../../../locations/rules/lat-lon.ts';
import { AROUND_DEGREES, boundsOf, type MapBounds } from '../../../locations/rules/map-places.ts';
import { IS_FIT } from './moves.ts';
import { coveredPixels } from './visible-box.ts';

const PADDING_PX = 56;
/** Space for «Cerca qui» and the map's buttons, which must not cover pills. */
const TOP_PX = 92;
const RIGHT_PX = 108;
const NOTE_PX = 40;
/** Maximum zoom of a fitted map. A higher zoom would show a single home without its surroundings. */
const FIT_ZOOM = 13;
const SPLIT_ZOOMS = 1;

type Corners = [west: number, south: number, east: number, north: number];

function corners({ west, south, east, north }: MapBounds): Corners {
  return [west, south, east, north];
}

type Fit = {
  bounds: MapBounds;
  padding: { top: number; right: number; bottom: number; left: number };
  maxZoom: number;
};

export function fitOfBox(container: Element, box: MapBounds): Fit {
  return { bounds: box, padding: { top: 0, right: 0, bottom: coveredPixels(container), left: 0 }, maxZoom: Infinity };
}

export function fitOfPlaces(container: Element, places: readonly LatLon[]): Fit | null {
  const bounds = boundsOf(places, AROUND_DEGREES);
  const covered = coveredPixels(container);
  const bottom = PADDING_PX + (covered === 0 ? 0 : covered + NOTE_PX);
  const padding = { top: TOP_PX, right: RIGHT_PX, bottom, left: PADDING_PX };
  return bounds && { bounds, padding, maxZoom: FIT_ZOOM };
}

/** Moves the map to the bounds. MapLibre respects `prefers-reduced-motion` by itself. */
export function fitMap(map: MapLibre, fit: Fit | null, isAtOnce = false): void {
  if (fit === null) return;
  const { bounds, padding, maxZoom } = fit;
  const options = { padding, animate: !isAtOnce, ...(maxZoom < Infinity && { maxZoom }) };
  map.fitBounds(corners(bounds), options, IS_FIT);
}

export function fitPlaces(map: MapLibre, places: readonly LatLon[], isAtOnce = false): void {
  fitMap(map, fitOfPlaces(map.getContainer(), places), isAtOnce);
}

export function splitPlaces(map: MapLibre, places: readonly LatLon[]): void {
  const bounds = boundsOf(places);
  const padding = { top: TOP_PX, right: PADDING_PX, bottom: PADDING_PX, left: PADDING_PX };
  const camera = bounds && map.cameraForBounds(corners(bounds), { padding, maxZoom: map.getMaxZoom() });
  if (!camera?.center) return;
  const least = Math.min(map.getZoom() + SPLIT_ZOOMS, map.getMaxZoom());
  map.easeTo({ center: camera.center, zoom: Math.max(camera.zoom ?? 0, least) });
}
