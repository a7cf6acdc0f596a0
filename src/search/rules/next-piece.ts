/** Ids of homes that are read together, and the milliseconds that it took. */
export type Piece = { length: number; ms: number };

/** So small a part of all ids is read first. */
const FIRST_PART = 512;
/** Fewer ids are not worth a statement of their own. */
const LEAST = 4096;
const GROWTH = 4;

/**
 * How many of `span` ids to read next: four times as many as in the last piece, or as many as `leftMs` allow at its pace; `null`: no time
 * is left. @example nextPiece(1_000_000, { length: 4096, ms: 5 }, 2000) // 16384
 */
export function nextPiece(span: number, last: Piece | null, leftMs: number): number | null {
  if (last === null) return Math.max(LEAST, Math.ceil(span / FIRST_PART));
  if (leftMs <= 0) return null;
  const affordable = Math.floor((last.length * leftMs) / Math.max(1, last.ms));
  return Math.max(LEAST, Math.min(GROWTH * last.length, affordable));
}
