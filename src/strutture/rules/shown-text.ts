import { ITALIAN, type Language } from '../../kernel/language.ts';
import { recordOf } from '../../kernel/records.ts';
import { type Note, NOTES, type TextLanguages } from './text-languages.ts';
import type { NoteTranslations, Translations } from './translations.ts';

/** `is_tradotta` marks a translation into the language of the page. `originale` is the original of a machine translation. */
export type ShownText = { testo: string; is_tradotta?: true; originale?: string };

type KnownTexts = {
  original: string;
  lingua?: Language | undefined;
  ownerTranslations: Translations;
  /** Machine translation of the current text; `null` if none exists or if it is outdated. */
  machine?: string | null;
};

/**
 * Returns the original if it is in the requested language. Otherwise prefers the owner's translation, then a machine translation,
 * then the original.
 * @example shownText('de', { original: 'Casa', ownerTranslations: {}, machine: 'Haus' }) // { testo: 'Haus', is_tradotta: true, originale: 'Casa' }
 */
export function shownText(
  language: Language,
  { original, lingua = ITALIAN, ownerTranslations, machine = null }: KnownTexts,
): ShownText {
  if (language === lingua) return { testo: original };
  const ownerTranslation = ownerTranslations[language];
  if (ownerTranslation !== undefined) return { testo: ownerTranslation.testo, is_tradotta: true };
  return machine === null ? { testo: original } : { testo: machine, is_tradotta: true, originale: original };
}

type Notes = Record<Note, string | null> & { lingue_testi: TextLanguages; traduzioni_testi: NoteTranslations };

/**
 * Returns each note in the page's language, or the original if no translation exists. `lingue_testi` contains the language of
 * each text.
 * @example shownNotes('de', { ...home, regole: 'Niente feste', traduzioni_testi: { regole: { de: { testo: 'Keine Feiern', fonte } } } }) // { regole: 'Keine Feiern', lingue_testi: { regole: 'de' }, … }
 */
export function shownNotes(
  language: Language,
  home: Notes,
): Record<Note, string | null> & { lingue_testi: TextLanguages } {
  const lingue_testi = { ...home.lingue_testi };
  const shown = recordOf(NOTES, (note) => {
    const original = home[note];
    if (original === null) return null;
    const known = { original, lingua: home.lingue_testi[note], ownerTranslations: home.traduzioni_testi[note] ?? {} };
    const { testo, is_tradotta } = shownText(language, known);
    if (is_tradotta) lingue_testi[note] = language;
    return testo;
  });
  return { ...shown, lingue_testi };
}
