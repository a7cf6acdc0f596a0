import { type MapBounds, mapPixels } from './map-places.ts';

/** `left` and `top` are the pixel coordinates of the frame's north-west corner at `zoom`. */
export type MapFrame = { zoom: number; left: number; top: number };

type Size = { width: number; height: number };
type Padding = { top: number; right: number; bottom: number; left: number };

/** `disegno.json` is drawn in pixel coordinates of this zoom level, relative to `PICTURE_ORIGIN`. */
export const PICTURE_ZOOM = 8;
export const PICTURE_ORIGIN = { lat: 50, lon: 3 };

/** Returns the frame that MapLibre's `fitBounds` shows for the bounds, or `null` if the padding leaves no space. */
export function fitFrame(
  bounds: MapBounds,
  { width, height }: Size,
  padding: Padding,
  maxZoom: number,
): MapFrame | null {
  const start = mapPixels({ lat: bounds.north, lon: bounds.west }, 0);
  const end = mapPixels({ lat: bounds.south, lon: bounds.east }, 0);
  const across = width - padding.left - padding.right;
  const down = height - padding.top - padding.bottom;
  if (across <= 0 || down <= 0) return null;
  const zoom = Math.min(maxZoom, Math.log2(Math.min(across / (end.x - start.x), down / (end.y - start.y))));
  const scale = 2 ** zoom;
  return {
    zoom,
    left: ((start.x + end.x) / 2) * scale - (padding.left + across / 2),
    top: ((start.y + end.y) / 2) * scale - (padding.top + down / 2),
  };
}

export function pictureBox({ zoom, left, top }: MapFrame, { width, height }: Size): string {
  const scale = 2 ** (PICTURE_ZOOM - zoom);
  const origin = mapPixels(PICTURE_ORIGIN, PICTURE_ZOOM);
  return [left * scale - origin.x, top * scale - origin.y, width * scale, height * scale].join(' ');
}
