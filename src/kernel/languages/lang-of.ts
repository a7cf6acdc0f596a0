import { currentLanguage } from './current-language.ts';
import { ITALIAN, type Language } from '../language.ts';

/** The `lang` of a text on a page: none where it is in the page's own language. Without a language a text is Italian. */
export function langOf(language: Language = ITALIAN): Language | undefined {
  return language === currentLanguage() ? undefined : language;
}

/** The language in which an owner's text is shown: the page's where it was translated, else its own. */
export function shownLanguage({
  lingua = ITALIAN,
  is_tradotta,
}: {
  lingua?: Language | undefined;
  is_tradotta?: true | undefined;
}): Language {
  return is_tradotta ? currentLanguage() : lingua;
}
