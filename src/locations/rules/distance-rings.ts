/** Rings around a home, in kilometres: what lies on one is that far away. */
export const RING_KM = [1, 2, 5, 10, 20, 50] as const;

/** Pixels of a metre at zoom 0 and the latitude of Rome. */
export const METRE_PX = 1 / 58_200;
/** A smaller ring lies under the home, a larger one outside of what is seen. */
const LEAST_PX = 64;
const MOST_PX = 480;

/**
 * From which zoom up to which one a ring is drawn: whole numbers, as a map's filters know no others.
 * @example ringZooms(5) // { from: 10, to: 12 }
 */
export function ringZooms(km: number): { from: number; to: number } {
  const zoomAt = (pixels: number) => Math.log2(pixels / (km * 1000 * METRE_PX));
  return { from: Math.ceil(zoomAt(LEAST_PX)), to: Math.floor(zoomAt(MOST_PX)) };
}
