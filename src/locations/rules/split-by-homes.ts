/** @example splitByHomes([{ strutture_count: 0 }, { strutture_count: 3 }]).withHomes.length // 1 */
export function splitByHomes<C extends { strutture_count: number }>(
  citta: readonly C[],
): { withHomes: C[]; without: C[] } {
  return {
    withHomes: citta.filter(({ strutture_count }) => strutture_count > 0),
    without: citta.filter(({ strutture_count }) => strutture_count === 0),
  };
}

/**
 * Returns the towns with the most homes. Ties are sorted by name.
 * @example largestTowns([{ nome: 'Asciano', strutture_count: 2 }, { nome: 'Siena', strutture_count: 41 }], 1)[0].nome // 'Siena'
 */
export function largestTowns<Town extends { nome: string; strutture_count: number }>(
  towns: readonly Town[],
  count: number,
): Town[] {
  return towns
    .toSorted((one, other) => other.strutture_count - one.strutture_count || one.nome.localeCompare(other.nome, 'it'))
    .slice(0, count);
}
