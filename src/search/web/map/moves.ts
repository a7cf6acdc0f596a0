import type { MapLibreEvent } from 'maplibre-gl';

export const IS_FIT = { move: 'fit' } as const;
export const IS_HELD = { move: 'held' } as const;

/** Movements by the user have no mark. */
export type MoveEvent = MapLibreEvent & Partial<typeof IS_FIT | typeof IS_HELD>;
