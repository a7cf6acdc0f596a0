import type { MapLibreEvent } from 'maplibre-gl';

export const IS_FIT = { move: 'fit' } as const;
export const IS_HELD = { move: 'held' } as const;

/** `move` shows that the portal moved the map. Movements by the user do not have it. */
export type MoveEvent = MapLibreEvent & Partial<typeof IS_FIT | typeof IS_HELD>;
