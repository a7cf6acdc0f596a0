import { ITALIAN, type Language } from '../language.ts';

/** Stores the language of each request. On the server, `platform/http/in-language.ts` replaces this store. */
type LanguageStore = { read(): Language; run<Result>(language: Language, act: () => Result): Result };

let store: LanguageStore = { read: () => ITALIAN, run: (_language, act) => act() };

/**
 * Returns the language of the current request or of the recipient of an email; defaults to Italian. Page builds replace this
 * module with the one for their language.
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
