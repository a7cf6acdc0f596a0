/** Wraps an index in both directions (PRODUCT.md § 2). @example wrapIndex(13, 13) // 0 */
export function wrapIndex(index: number, length: number): number {
  return ((index % length) + length) % length;
}
