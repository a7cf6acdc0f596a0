export type IdRange = { first: number; last: number };

const LAST_ID = 2_147_483_647;

/**
 * Returns the first and last id of a range, or `null` if no struttura can have these ids.
 * @example idRange(2, 20_000) // { first: 20_001, last: 40_000 }
 */
export function idRange(range: number, size: number): IdRange | null {
  const first = (range - 1) * size + 1;
  if (!Number.isInteger(range) || range < 1 || first > LAST_ID) return null;
  return { first, last: Math.min(range * size, LAST_ID) };
}
