import type { MapLibreEvent } from 'maplibre-gl';

export const IS_FIT = { move: 'fit' } as const;
export const IS_HELD = { move: 'held' } as const;

/** `move` indicates that the portal moved the map. It is missing if the user moved the map. */
export type MoveEvent = MapLibreEvent & Partial<typeof IS_FIT | typeof IS_HELD>;
