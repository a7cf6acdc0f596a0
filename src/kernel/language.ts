/**
 * The languages that pages and guests' mails are written in. Italian is the first language, and that of whatever has
 * no other: the panel, what owners wrote, texts that bind. To add a language, see CONTRIBUTING.md, "Adding a language".
 */
export const LANGUAGES = ['it', 'en', 'de', 'fr'] as const;

export type Language = (typeof LANGUAGES)[number];

export const ITALIAN = 'it' satisfies Language;

/** Into which something Italian is translated. */
export type ForeignLanguage = Exclude<Language, typeof ITALIAN>;

export const isForeignLanguage = (language: unknown): language is ForeignLanguage =>
  isLanguage(language) && language !== ITALIAN;

export const FOREIGN_LANGUAGES: readonly ForeignLanguage[] = LANGUAGES.filter(isForeignLanguage);

/** The languages that owners' pages and mails are written in: whoever reads another is led to the Italian ones. */
export const OWNERS_LANGUAGES = [ITALIAN, 'de'] as const satisfies readonly Language[];

export type OwnersLanguage = (typeof OWNERS_LANGUAGES)[number];

export const isOwnersLanguage = (language: unknown): language is OwnersLanguage =>
  OWNERS_LANGUAGES.some((each) => each === language);

/** Calls name by it the language that they are to be answered in: not by a header, because what is cached is cached by its address. */
export const LANGUAGE_PARAMETER = 'lingua';

/** How each language writes dates, numbers and money: English as Europe writes it. */
export const LOCALE: Record<Language, string> = { it: 'it-IT', en: 'en-GB', de: 'de-DE', fr: 'fr-FR' };

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((each) => each === text);
}

/** Each language's own name, which is never translated: whoever looks for theirs finds it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  it: 'Italiano',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};

type Reader = {
  /** The language of the page. */
  own: Language;
  /** The language chosen in this browser earlier. */
  chosen: Language | null;
  /** The browser's preferred languages, best first: "de-AT", "en". */
  preferred: readonly string[];
};

/**
 * Returns the language to offer on a page: the chosen one, else the first supported one that the browser prefers. `null` if the page
 * is already in it.
 * @example offeredLanguage({ own: 'it', chosen: null, preferred: ['de-AT', 'en'] }) // 'de'
 */
export function offeredLanguage({ own, chosen, preferred }: Reader): Language | null {
  const wanted = chosen ?? preferred.map((each) => each.split('-')[0]).find(isLanguage) ?? null;
  return wanted === own ? null : wanted;
}
