import { AsyncLocalStorage } from 'node:async_hooks';
import { readLanguageFrom } from '../../kernel/current-language.ts';
import { ITALIAN, type Language } from '../../kernel/language.ts';

const languages = new AsyncLocalStorage<Language>();

readLanguageFrom(() => languages.getStore() ?? ITALIAN);

/** Runs what answers or writes to somebody in their language. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return languages.run(language, run);
}
