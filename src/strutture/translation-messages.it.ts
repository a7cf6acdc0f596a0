import { lingue } from './detail-messages.it.ts';
import { ITALIAN, type Language, LANGUAGES } from '../kernel/language.ts';
import type { Translations } from './rules/translations.ts';

const inLingua = (language: Language) => `in ${lingue[language]}`;

/** What an owner says in other languages, in words of change tables and archives. */
export const translationMessages = {
  descrizioneIn: (language: Language) => `Descrizione ${inLingua(language)}`,
  /** «Regole della casa in tedesco»: of a text that its form calls `campo`. */
  testoIn: (campo: string, language: Language) => `${campo} ${inLingua(language)}`,
  /** A name, with its language where that is not Italian: «Sonnenzimmer (in tedesco)». */
  nomeDetto: (name: string, language: Language) => (language === ITALIAN ? name : `${name} (${inLingua(language)})`),
  /** Of a room: «in tedesco Sonnenzimmer». */
  nomiDetti: (names: Translations): string[] =>
    LANGUAGES.flatMap((each) => {
      const name = names[each];
      return name === undefined ? [] : [`${inLingua(each)} ${name.testo}`];
    }),
} as const;
