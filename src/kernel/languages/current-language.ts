import { ITALIAN, type Language } from '../language.ts';

/** Stores the language of each request. On the server, `platform/http/in-language.ts` replaces it. */
type LanguageStore = { read(): Language; run<Result>(language: Language, act: () => Result): Result };

let store: LanguageStore = { read: () => ITALIAN, run: (_language, act) => act() };

/**
 * Returns the language of the current request or of the email's recipient, or Italian outside both. Page builds replace this
 * module with that of their language.
 */
export function currentLanguage(): Language {
  return store.read();
}

export function inLanguage<Result>(language: Language, act: () => Result): Result {
  return store.run(language, act);
}

export function setLanguageStore(newStore: LanguageStore): void {
  store = newStore;
}
