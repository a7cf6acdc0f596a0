const CAP = /^[0-9]{5}$/;

/**
 * Whether these are one or more different postal codes, five digits each.
 * @example isCapList(['53045', '5304']) // false
 */
export function isCapList(caps: readonly string[]): boolean {
  return caps.length > 0 && caps.every((cap) => CAP.test(cap)) && new Set(caps).size === caps.length;
}
