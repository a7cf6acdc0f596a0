import { lingue } from './detail-messages.it.ts';
import { FOREIGN_LANGUAGES, type ForeignLanguage } from '../kernel/language.ts';
import type { Translations } from './rules/translations.ts';

const inLingua = (language: ForeignLanguage) => `in ${lingue[language]}`;

/** What an owner says in other languages, in words of change tables and archives. */
export const translationMessages = {
  descrizioneIn: (language: ForeignLanguage) => `Descrizione ${inLingua(language)}`,
  /** Of a room: «in tedesco Sonnenzimmer». */
  nomiDetti: (names: Translations): string[] =>
    FOREIGN_LANGUAGES.flatMap((each) => {
      const name = names[each];
      return name === undefined ? [] : [`${inLingua(each)} ${name.testo}`];
    }),
} as const;
