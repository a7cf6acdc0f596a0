import type { MapLibreEvent } from 'maplibre-gl';

export const IS_FIT = { move: 'fit' } as const;
export const IS_HELD = { move: 'held' } as const;

/** `move` is set if the portal moved the map to fit its content or to hold the view. It is missing for movements by the user. */
export type MoveEvent = MapLibreEvent & Partial<typeof IS_FIT | typeof IS_HELD>;
