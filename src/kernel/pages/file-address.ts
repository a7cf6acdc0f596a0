import { currentLanguage } from '../languages/current-language.ts';
import { ITALIAN, LANGUAGE_PARAMETER } from '../language.ts';

/**
 * Returns the URL of a file. Adds the language of the page or email that links to it, unless it is Italian.
 * @example fileAddress('/api/proprietario/dati') // '/api/proprietario/dati?lingua=de'
 */
export function fileAddress(path: string): string {
  const language = currentLanguage();
  return language === ITALIAN ? path : `${path}?${LANGUAGE_PARAMETER}=${language}`;
}
