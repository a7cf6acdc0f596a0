const italian = new Intl.Collator('it');

/**
 * A new list in the order of an Italian index, names that read alike by id.
 * Sorted here and never in SQL: collations differ between PostgreSQL builds.
 * @example sortByName([{ id: 2, nome: 'Forlì' }, { id: 1, nome: 'Este' }]) // Este, Forlì
 */
export function sortByName<Place extends { id: number; nome: string }>(places: readonly Place[]): Place[] {
  return places.toSorted((a, b) => italian.compare(a.nome, b.nome) || a.id - b.id);
}
