/**
 * The position `index` in a ring of `length` places: past the last comes the first, before the first comes the last
 * (specification section 2, "Index wraps in both directions").
 * @example wrapIndex(13, 13) // 0
 */
export function wrapIndex(index: number, length: number): number {
  return ((index % length) + length) % length;
}
