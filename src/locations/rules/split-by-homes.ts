/** @example splitByHomes([{ strutture_count: 0 }, { strutture_count: 3 }]).withHomes.length // 1 */
export function splitByHomes<C extends { strutture_count: number }>(
  citta: readonly C[],
): { withHomes: C[]; without: C[] } {
  return {
    withHomes: citta.filter(({ strutture_count }) => strutture_count > 0),
    without: citta.filter(({ strutture_count }) => strutture_count === 0),
  };
}
