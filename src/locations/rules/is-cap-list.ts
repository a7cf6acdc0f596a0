const CAP = /^[0-9]{5}$/;

/** @example isCapList(['53045', '5304']) // false */
export function isCapList(caps: readonly string[]): boolean {
  return caps.length > 0 && caps.every((cap) => CAP.test(cap)) && new Set(caps).size === caps.length;
}
