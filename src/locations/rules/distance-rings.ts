export const RING_KM = [1, 2, 5, 10, 20, 50] as const;

/** Pixels per metre at zoom 0 at the latitude of Rome. */
export const METRE_PX = 1 / 58_200;
/** Minimum and maximum radius of a ring in pixels. The pin would hide a smaller ring, and a larger one would exceed the view. */
const MIN_PX = 64;
const MAX_PX = 480;

/**
 * Returns the zoom levels at which the ring is shown. They are integers, because MapLibre evaluates filters only at integer zoom
 * levels.
 * @example ringZooms(5) // { from: 10, to: 12 }
 */
export function ringZooms(km: number): { from: number; to: number } {
  const zoomAt = (pixels: number) => Math.log2(pixels / (km * 1000 * METRE_PX));
  return { from: Math.ceil(zoomAt(MIN_PX)), to: Math.floor(zoomAt(MAX_PX)) };
}
