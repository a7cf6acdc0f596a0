/** What a database of searches holds, or what a search asks for: all of Italy, or the homes of some regions, by ISTAT's numbers. */
export type HeldRegions = 'italia' | readonly number[];

/**
 * Whether a database that holds some regions can answer a search exactly as one that holds all of them (ADR 0074). A search of no
 * region at all is nobody's.
 * @example isHeld([9, 10], [9]) // true
 * @example isHeld([9, 10], 'italia') // false
 */
export function isHeld(held: HeldRegions, wanted: HeldRegions): boolean {
  if (held === 'italia') return true;
  return wanted !== 'italia' && wanted.length > 0 && wanted.every((region) => held.includes(region));
}
