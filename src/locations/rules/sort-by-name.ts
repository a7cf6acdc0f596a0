import { onceByLanguage } from '../../kernel/by-language.ts';

const collator = onceByLanguage((language) => new Intl.Collator(language));

/** Never sorted in SQL: collations differ between builds. @example sortByName([{ id: 2, nome: 'Forlì' }, { id: 1, nome: 'Este' }]) // Este, Forlì */
export function sortByName<Place extends { id: number; nome: string }>(places: readonly Place[]): Place[] {
  return places.toSorted((a, b) => collator().compare(a.nome, b.nome) || a.id - b.id);
}
