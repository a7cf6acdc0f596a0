import type { MapLibreEvent } from 'maplibre-gl';

/** Marks a movement to the homes of a search, which the user did not make. */
export const IS_FIT = { move: 'fit' } as const;
/** Marks a movement that makes space for a card. */
export const IS_HELD = { move: 'held' } as const;

/** The event at the end of a movement has its mark; movements of the user have none. */
export type MoveEvent = MapLibreEvent & Partial<typeof IS_FIT | typeof IS_HELD>;
