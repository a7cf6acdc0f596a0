import { ITALIAN, type Language } from '../../kernel/language.ts';

const collators: Record<Language, Intl.Collator> = {
  it: new Intl.Collator('it'),
  en: new Intl.Collator('en'),
  de: new Intl.Collator('de'),
  fr: new Intl.Collator('fr'),
};

/** Never sorted in SQL: collations differ between builds. @example sortByName([{ id: 2, nome: 'Forlì' }, { id: 1, nome: 'Este' }]) // Este, Forlì */
export function sortByName<Place extends { id: number; nome: string }>(
  places: readonly Place[],
  language: Language = ITALIAN,
): Place[] {
  const { compare } = collators[language];
  return places.toSorted((a, b) => compare(a.nome, b.nome) || a.id - b.id);
}
