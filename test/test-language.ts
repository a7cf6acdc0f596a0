import { setLanguageStore } from '../src/kernel/languages/current-language.ts';
import { ITALIAN, type Language } from '../src/kernel/language.ts';

/** Sets the language of all messages. On the server, each request has its own language instead. */
export function setTestLanguage(language: Language): void {
  setLanguageStore({ read: () => language, run: (_language, act) => act() });
}

export const resetTestLanguage = () => setTestLanguage(ITALIAN);

/** Runs `act` in a language. `act` must be synchronous. */
export function withLanguage<Result>(language: Language, act: () => Result): Result {
  setTestLanguage(language);
  try {
    return act();
  } finally {
    resetTestLanguage();
  }
}
