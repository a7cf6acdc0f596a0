import { ITALIAN, type Language } from '../../kernel/language.ts';
import type { Translations } from './translations.ts';

/**
 * A text of an owner as a page shows it. `is_tradotta`: in the language of the page, else it is Italian. `originale`: the Italian, where
 * a machine translated it.
 */
export type ShownText = { testo: string; is_tradotta?: true; originale?: string };

type KnownTexts = {
  italian: string;
  own: Translations;
  /** What a machine made of this very text: of an earlier one nothing is shown. */
  machine?: string | null;
};

/**
 * Which text a page shows: the owner's own words in its language, else a machine's, else the Italian ones.
 * @example shownText('de', { italian: 'Casa', own: {}, machine: 'Haus' }) // { testo: 'Haus', is_tradotta: true, originale: 'Casa' }
 */
export function shownText(language: Language, { italian, own, machine = null }: KnownTexts): ShownText {
  if (language === ITALIAN) return { testo: italian };
  const said = own[language];
  if (said !== undefined) return { testo: said.testo, is_tradotta: true };
  return machine === null ? { testo: italian } : { testo: machine, is_tradotta: true, originale: italian };
}
