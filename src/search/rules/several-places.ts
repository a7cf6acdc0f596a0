import { onceByLanguage } from '../../kernel/languages/by-language.ts';
import { currentLanguage } from '../../kernel/languages/current-language.ts';
import { type Language, LOCALE } from '../../kernel/language.ts';
import type { PlaceMatch } from './place-facts.ts';
import type { Ambiente } from './search-criteria.ts';

export type PlaceMeant = { place: PlaceMatch; km: number | null };

/** `both` means that homes must lie in both places at once, as in "lago di Garda Veneto". */
export type SeveralPlaces = {
  places: readonly PlaceMeant[];
  joined: 'o' | 'e' | 'both';
  ambiente: Ambiente | null;
};

const listsOf = onceByLanguage((language) => ({
  o: new Intl.ListFormat(LOCALE[language], { type: 'disjunction' }),
  e: new Intl.ListFormat(LOCALE[language], { type: 'conjunction' }),
}));
/** Prepositions that are written once for all places ("a Siena o Firenze"). French repeats "en" and "à". */
const SHARED_PREPOSITIONS: Readonly<Record<Language, readonly RegExp[]>> = {
  it: [/^in provincia di /, /^in provincia /, /^entro \d+ km da /, /^in /, /^ad? /],
  en: [/^in the province of /, /^within \d+ km of /, /^in /, /^on /],
  de: [/^in der Provinz /, /^im Umkreis von \d+ km um /, /^in (?!de[nr] )/, /^auf (?!de[nr] )/],
  fr: [/^dans la province de /, /^à moins de \d+ km de /],
};

/** @example joinPhrases(['in Toscana', 'in Umbria', 'nelle Marche'], 'o') // 'in Toscana, Umbria o nelle Marche' */
export function joinPhrases(phrases: readonly string[], joined: SeveralPlaces['joined']): string {
  if (joined === 'both') return phrases.join(', ');
  const [first = ''] = phrases;
  const once = SHARED_PREPOSITIONS[currentLanguage()]
    .map((begin) => begin.exec(first)?.[0])
    .find((begin) => begin && phrases[1]?.startsWith(begin));
  const shortened = phrases.map((phrase, index) =>
    once && index > 0 && phrase.startsWith(once) ? phrase.slice(once.length) : phrase,
  );
  return listsOf()[joined].format(shortened);
}
