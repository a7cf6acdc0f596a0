import type { Language } from '../../kernel/language.ts';
import { inLanguage } from '../../kernel/current-language.ts';

/** What is written in each language. @example inEveryLanguage(() => paths.cerca).de // '/de/suche' */
export function inEveryLanguage<Result>(write: () => Result): Record<Language, Result> {
  return {
    it: inLanguage('it', write),
    en: inLanguage('en', write),
    de: inLanguage('de', write),
    fr: inLanguage('fr', write),
  };
}
