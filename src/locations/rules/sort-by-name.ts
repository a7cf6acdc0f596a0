import { ITALIAN, type Language, LANGUAGES } from '../../kernel/language.ts';

const collators = new Map(LANGUAGES.map((language) => [language, new Intl.Collator(language)]));

/**
 * Sorts places by name in the alphabetical order of `language`. SQL never sorts names, because collations differ between builds
 * of PostgreSQL.
 * @example sortByName([{ id: 2, nome: 'Forlì' }, { id: 1, nome: 'Este' }]) // Este, Forlì
 */
export function sortByName<Place extends { id: number; nome: string }>(
  places: readonly Place[],
  language: Language = ITALIAN,
): Place[] {
  const collator = collators.get(language);
  return places.toSorted((a, b) => collator?.compare(a.nome, b.nome) || a.id - b.id);
}
