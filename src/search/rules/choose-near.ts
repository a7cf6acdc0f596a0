type NearHome = { id: number; citta_id: number; km: number };

const MOST_CHOICES = 3;

/**
 * Returns at most three homes: those in the same town first, then by distance.
 * @example chooseNear([{ id: 1, citta_id: 7, km: 1 }, { id: 2, citta_id: 5, km: 4 }], 5).map(({ id }) => id) // [2, 1]
 */
export function chooseNear<Home extends NearHome>(homes: readonly Home[], citta_id: number): Home[] {
  const isElsewhere = (home: Home) => Number(home.citta_id !== citta_id);
  return homes
    .toSorted((one, other) => isElsewhere(one) - isElsewhere(other) || one.km - other.km || one.id - other.id)
    .slice(0, MOST_CHOICES);
}
