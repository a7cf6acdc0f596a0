import { AsyncLocalStorage } from 'node:async_hooks';
import { keepLanguageWith } from '../../kernel/languages/current-language.ts';
import { ITALIAN, type Language } from '../../kernel/language.ts';

const languages = new AsyncLocalStorage<Language>();

keepLanguageWith({
  read: () => languages.getStore() ?? ITALIAN,
  run: (language, act) => languages.run(language, act),
});

/** The kernel's `inLanguage`, for whoever composes the server: whoever imports it has languages kept. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return languages.run(language, run);
}
