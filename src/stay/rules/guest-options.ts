const GUESTS_WHEN_UNKNOWN = 4;

/** Returns the maximum number of guests of a struttura or room. @example guestLimit(null) // 4 */
export function guestLimit(posti_letto: number | null): number {
  return posti_letto !== null && posti_letto >= 1 ? Math.floor(posti_letto) : GUESTS_WHEN_UNKNOWN;
}

/** Returns the selectable numbers of guests, at most 4 if `posti_letto` is unknown. @example guestOptions(3) // [1, 2, 3] */
export function guestOptions(posti_letto: number | null): number[] {
  return Array.from({ length: guestLimit(posti_letto) }, (_, index) => index + 1);
}
