import { type GeoJSONSource, Map as MapLibre, type MapOptions, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { basemapStyle, LAYER_COLOURS, SIGN_IMAGE } from './basemap-style.ts';
import { readColours } from './colours.ts';
import { type Geo, loadAllNames } from './load-geo.ts';
import type { Streets } from './load-streets.ts';
import { DOT_IMAGE } from './town-layers.ts';
import * as messages from '../../messages/visitor.ts';

export type MapStart = Pick<MapOptions, 'bounds' | 'fitBoundsOptions' | 'center' | 'zoom' | 'cooperativeGestures'>;

/** Maximum zoom without street data. At a higher zoom, a circle of 500 m would fill the screen. */
const MAX_ZOOM = 15;
const MAX_STREETS_ZOOM = 17;
const ALL_NAMES_ZOOM = 9;

// The worker has its own URL, because a `blob:` URL would violate the content security policy.
setWorkerUrl(workerUrl);

export type Basis = { geo: Geo; streets: Streets | null };

/** Opens a map in the container. Throws if the browser has no WebGL 2. */
export function openMap(container: HTMLElement, { geo, streets }: Basis, start: MapStart): MapLibre {
  const map = new MapLibre({
    container,
    style: basemapStyle(geo, streets, readColours(container)),
    minZoom: 3.5,
    maxZoom: streets === null ? MAX_ZOOM : MAX_STREETS_ZOOM,
    maxBounds: [1, 33, 25, 50],
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: true,
    ...start,
    attributionControl: false,
    fadeDuration: 0,
    // Limits the pixel ratio, because phones would otherwise draw more pixels without a visible difference.
    pixelRatio: Math.min(devicePixelRatio, 2),
    locale: messages.mapLibreLocale,
  });
  map.keyboard.disableRotation();
  map.touchZoomRotate.disableRotation();
  map.addControl(new ScaleControl({ maxWidth: 90 }), 'bottom-left');
  map.on('style.load', () => {
    map.addImage(SIGN_IMAGE, SIGN);
    map.addImage(DOT_IMAGE, drawDot(), { sdf: true, pixelRatio: 2 });
  });
  showWithLands(map);
  nameAllCloseUp(map, geo);
  return map;
}

const [WIDTH, HEIGHT] = [78, 40];
const SIGN = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 4) };

/** Size of the dots in image pixels. Two image pixels make one CSS pixel. */
const DOT_SIDE = 24;
const DOT_RADIUS = 5;
/** MapLibre tints only signed distance fields, in which the value 192 marks the edge. */
const EDGE = 192;
const STEP = 32;

function drawDot() {
  const data = new Uint8ClampedArray(DOT_SIDE * DOT_SIDE * 4);
  const middle = (DOT_SIDE - 1) / 2;
  for (let at = 0; at < DOT_SIDE * DOT_SIDE; at += 1) {
    const away = Math.hypot((at % DOT_SIDE) - middle, Math.floor(at / DOT_SIDE) - middle) - DOT_RADIUS;
    data[at * 4 + 3] = EDGE - away * STEP;
  }
  return { width: DOT_SIDE, height: DOT_SIDE, data };
}

/** Shows the map only when both land and sea are loaded; otherwise, it would flicker. */
function showWithLands(map: MapLibre): void {
  const look = () => {
    if (!map.isSourceLoaded('mare') || !map.isSourceLoaded('vicini')) return;
    map.off('sourcedata', look);
    map.getContainer().dataset['pronta'] = '';
  };
  map.on('sourcedata', look);
}

function nameAllCloseUp(map: MapLibre, geo: Geo): void {
  const look = () => {
    if (map.getZoom() < ALL_NAMES_ZOOM) return;
    map.off('load', look);
    map.off('zoomend', look);
    loadAllNames(geo).then(
      (names) => map.getSource<GeoJSONSource>('citta')?.setData(names),
      () => undefined,
    );
  };
  // The check also runs at load, because the map of a single home can open at a zoom of `ALL_NAMES_ZOOM` or more.
  map.on('load', look);
  map.on('zoomend', look);
}

export function repaint(map: MapLibre): void {
  const colours = readColours(map.getContainer());
  for (const [layer, property, colour] of LAYER_COLOURS)
    if (map.getLayer(layer)) map.setPaintProperty(layer, property, colours[colour]);
}
