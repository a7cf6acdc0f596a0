import { setLanguageStore } from '../src/kernel/languages/current-language.ts';
import { ITALIAN, type Language } from '../src/kernel/language.ts';

/** Sets the language of this process until `resetTestLanguage` is called. The server instead has one language per request. */
export function setTestLanguage(language: Language): void {
  setLanguageStore({ read: () => language, run: (_language, act) => act() });
}

export const resetTestLanguage = () => setTestLanguage(ITALIAN);

/** Sets the language while `act` runs synchronously. */
export function withLanguage<Result>(language: Language, act: () => Result): Result {
  setTestLanguage(language);
  try {
    return act();
  } finally {
    resetTestLanguage();
  }
}
