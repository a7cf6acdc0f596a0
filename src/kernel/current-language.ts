import { ITALIAN, type Language } from './language.ts';

let read: () => Language = () => ITALIAN;

/**
 * The language of whoever is being answered or written to: of a request, of a mail's reader; Italian where nobody is. A build of
 * pages has the module of its own language in this one's place.
 */
export function currentLanguage(): Language {
  return read();
}

/** Where the server keeps the language of each request (`platform/http/in-language.ts`). */
export function readLanguageFrom(source: () => Language): void {
  read = source;
}
