import { currentLanguage } from './current-language.ts';
import { ITALIAN, type Language } from '../language.ts';

/** Returns the `lang` attribute for a text, or `undefined` if the text is in the page's language. */
export function langOf(language: Language = ITALIAN): Language | undefined {
  return language === currentLanguage() ? undefined : language;
}

/** Returns the page's language if the owner's text was translated, and otherwise the language of the original. */
export function shownLanguage({
  lingua = ITALIAN,
  is_tradotta,
}: {
  lingua?: Language | undefined;
  is_tradotta?: true | undefined;
}): Language {
  return is_tradotta ? currentLanguage() : lingua;
}
