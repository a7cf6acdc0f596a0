import type { IsTranslation } from '../kernel/translation.ts';
import { lingue } from './detail-messages.de.ts';
import { FOREIGN_LANGUAGES, type ForeignLanguage } from '../kernel/language.ts';
import type { Translations } from './rules/translations.ts';

const inLingua = (language: ForeignLanguage) => `auf ${lingue[language]}`;

export const translationMessages = {
  descrizioneIn: (language: ForeignLanguage) => `Beschreibung ${inLingua(language)}`,
  nomiDetti: (names: Translations): string[] =>
    FOREIGN_LANGUAGES.flatMap((each) => {
      const name = names[each];
      return name === undefined ? [] : [`${inLingua(each)} ${name.testo}`];
    }),
} as const;

true satisfies IsTranslation<
  typeof import('./translation-messages.it.ts'),
  typeof import('./translation-messages.de.ts')
>;
