/** Past the last comes the first (PRODUCT.md § 2), and the other way round. @example wrapIndex(13, 13) // 0 */
export function wrapIndex(index: number, length: number): number {
  return ((index % length) + length) % length;
}
