import { ITALIAN, type Language } from '../language.ts';

/** Stores the current language. On the server, `platform/http/in-language.ts` replaces the default store. */
type LanguageStore = { read(): Language; run<Result>(language: Language, act: () => Result): Result };

let store: LanguageStore = { read: () => ITALIAN, run: (_language, act) => act() };

/** Returns the language of the current request or recipient. Client builds replace this module, because each contains one language. */
export function currentLanguage(): Language {
  return store.read();
}

export function inLanguage<Result>(language: Language, act: () => Result): Result {
  return store.run(language, act);
}

export function setLanguageStore(newStore: LanguageStore): void {
  store = newStore;
}
