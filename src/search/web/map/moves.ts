import type { MapLibreEvent } from 'maplibre-gl';

/** Marks a movement that shows what a search has found: no person made it. */
export const IS_FIT = { move: 'fit' } as const;
/** Marks a movement that makes room for the card of a home. */
export const IS_HELD = { move: 'held' } as const;

/** The event that ends a movement carries its mark; that of one that a person made carries none. */
export type MoveEvent = MapLibreEvent & Partial<typeof IS_FIT | typeof IS_HELD>;
