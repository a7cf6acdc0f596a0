import { type Language, LANGUAGES } from '../../kernel/language.ts';
import { inLanguage } from '../../kernel/languages/current-language.ts';
import { recordOf } from '../../kernel/records.ts';

export function inEveryLanguage<Result>(write: () => Result): Record<Language, Result> {
  return recordOf(LANGUAGES, (language) => inLanguage(language, write));
}
