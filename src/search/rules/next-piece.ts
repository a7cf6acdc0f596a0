/** A range of IDs that one statement has processed. `length` is the number of IDs, `ms` the duration. */
export type Piece = { length: number; ms: number };

const FIRST_PART = 512;
const LEAST = 4096;
const GROWTH = 4;

/**
 * Returns the length of the next piece, which is at least `LEAST` and otherwise an estimate of what fits into `leftMs`. Returns
 * `null` if no time is left.
 * @example nextPiece(1_000_000, { length: 4096, ms: 5 }, 2000) // 16384
 */
export function nextPiece(span: number, last: Piece | null, leftMs: number): number | null {
  if (last === null) return Math.max(LEAST, Math.ceil(span / FIRST_PART));
  if (leftMs <= 0) return null;
  const affordable = Math.floor((last.length * leftMs) / Math.max(1, last.ms));
  return Math.max(LEAST, Math.min(GROWTH * last.length, affordable));
}
