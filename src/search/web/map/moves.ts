import type { MapLibreEvent } from 'maplibre-gl';

/** Marks a movement to the homes of a search, as opposed to a movement by the user. */
export const IS_FIT = { move: 'fit' } as const;
export const IS_HELD = { move: 'held' } as const;

/** The event at the end of a movement has the movement's mark. Movements by the user have no mark. */
export type MoveEvent = MapLibreEvent & Partial<typeof IS_FIT | typeof IS_HELD>;
