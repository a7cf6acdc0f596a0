import { ITALIAN, type Language } from '../../kernel/language.ts';
import { recordOf } from '../../kernel/records.ts';
import { type Note, NOTES, type TextLanguages } from './text-languages.ts';
import type { NoteTranslations, Translations } from './translations.ts';

/**
 * A text of an owner as a page shows it. `is_tradotta`: translated into the language of the page, else it is the original.
 * `originale`: the original, where a machine translated it.
 */
export type ShownText = { testo: string; is_tradotta?: true; originale?: string };

type KnownTexts = {
  original: string;
  /** The language of the original; Italian where none is named. */
  lingua?: Language | undefined;
  own: Translations;
  /** What a machine made of this very text: of an earlier one nothing is shown. */
  machine?: string | null;
};

/**
 * Which text a page shows: the original in its language, the owner's own translation, a machine's, else the original.
 * @example shownText('de', { original: 'Casa', own: {}, machine: 'Haus' }) // { testo: 'Haus', is_tradotta: true, originale: 'Casa' }
 */
export function shownText(
  language: Language,
  { original, lingua = ITALIAN, own, machine = null }: KnownTexts,
): ShownText {
  if (language === lingua) return { testo: original };
  const said = own[language];
  if (said !== undefined) return { testo: said.testo, is_tradotta: true };
  return machine === null ? { testo: original } : { testo: machine, is_tradotta: true, originale: original };
}

type Notes = Record<Note, string | null> & { lingue_testi: TextLanguages; traduzioni_testi: NoteTranslations };

/**
 * Notes, rules and the host's words as a page shows them; `lingue_testi` says which language each is shown in, and still that of the
 * description as it was written.
 * @example shownNotes('de', { ...home, regole: 'Niente feste', traduzioni_testi: { regole: { de: { testo: 'Keine Feiern', fonte } } } })
 * // { regole: 'Keine Feiern', lingue_testi: { regole: 'de' }, … }
 */
export function shownNotes(
  language: Language,
  home: Notes,
): Record<Note, string | null> & { lingue_testi: TextLanguages } {
  const lingue_testi = { ...home.lingue_testi };
  const shown = recordOf(NOTES, (note) => {
    const original = home[note];
    if (original === null) return null;
    const known = { original, lingua: home.lingue_testi[note], own: home.traduzioni_testi[note] ?? {} };
    const { testo, is_tradotta } = shownText(language, known);
    if (is_tradotta) lingue_testi[note] = language;
    return testo;
  });
  return { ...shown, lingue_testi };
}
