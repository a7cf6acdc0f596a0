import { ITALIAN, type Language } from '../language.ts';

/** Keeps the language of each request: on the server `platform/http/in-language.ts`. */
type LanguageKeeper = { read(): Language; run<Result>(language: Language, act: () => Result): Result };

let keeper: LanguageKeeper = { read: () => ITALIAN, run: (_language, act) => act() };

/**
 * The language of whoever is being answered or written to: of a request, of a mail's reader; Italian where nobody is. A build of
 * pages has the module of its own language in this one's place.
 */
export function currentLanguage(): Language {
  return keeper.read();
}

/** Runs what answers or writes to somebody in their language. */
export function inLanguage<Result>(language: Language, act: () => Result): Result {
  return keeper.run(language, act);
}

export function keepLanguageWith(own: LanguageKeeper): void {
  keeper = own;
}
