import { AsyncLocalStorage } from 'node:async_hooks';
import { setLanguageStore } from '../../kernel/languages/current-language.ts';
import { ITALIAN, type Language } from '../../kernel/language.ts';

const languages = new AsyncLocalStorage<Language>();

setLanguageStore({
  read: () => languages.getStore() ?? ITALIAN,
  run: (language, act) => languages.run(language, act),
});

export const requestLanguage = (): Language | undefined => languages.getStore();

/** Runs `run` in a language. Importing this module also installs the store from which `src/kernel` reads the current language. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return languages.run(language, run);
}
