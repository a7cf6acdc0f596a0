import { AsyncLocalStorage } from 'node:async_hooks';
import { setLanguageStore } from '../../kernel/languages/current-language.ts';
import { ITALIAN, type Language } from '../../kernel/language.ts';

const languages = new AsyncLocalStorage<Language>();

setLanguageStore({
  read: () => languages.getStore() ?? ITALIAN,
  run: (language, act) => languages.run(language, act),
});

/** The language of the current request or email, or `undefined` outside of both. */
export const requestLanguage = (): Language | undefined => languages.getStore();

/** The server's version of the kernel's `inLanguage`. Importing this module installs the language storage. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return languages.run(language, run);
}
