import type { IsTranslation } from '../kernel/translation.ts';
import { lingue } from './detail-messages.de.ts';
import { ITALIAN, type Language, LANGUAGES } from '../kernel/language.ts';
import type { Translations } from './rules/translations.ts';

const inLingua = (language: Language) => `auf ${lingue[language]}`;

export const translationMessages = {
  descrizioneIn: (language: Language) => `Beschreibung ${inLingua(language)}`,
  testoIn: (campo: string, language: Language) => `${campo} ${inLingua(language)}`,
  nomeDetto: (name: string, language: Language) => (language === ITALIAN ? name : `${name} (${inLingua(language)})`),
  nomiDetti: (names: Translations): string[] =>
    LANGUAGES.flatMap((each) => {
      const name = names[each];
      return name === undefined ? [] : [`${inLingua(each)} ${name.testo}`];
    }),
} as const;

true satisfies IsTranslation<
  typeof import('./translation-messages.it.ts'),
  typeof import('./translation-messages.de.ts')
>;
