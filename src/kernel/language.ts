/** Supported languages. Italian comes first, because it is the default. To add a language, see CONTRIBUTING.md, "Adding a language". */
export const LANGUAGES = ['it', 'en', 'de', 'fr'] as const;

export type Language = (typeof LANGUAGES)[number];

export const ITALIAN = 'it' satisfies Language;

export type ForeignLanguage = Exclude<Language, typeof ITALIAN>;

export const isForeignLanguage = (language: unknown): language is ForeignLanguage =>
  isLanguage(language) && language !== ITALIAN;

export const FOREIGN_LANGUAGES: readonly ForeignLanguage[] = LANGUAGES.filter(isForeignLanguage);

/** Languages of the owners' pages. Owners who use another language get Italian. */
export const OWNERS_LANGUAGES = [ITALIAN, 'de'] as const satisfies readonly Language[];

export type OwnersLanguage = (typeof OWNERS_LANGUAGES)[number];

export const isOwnersLanguage = (language: unknown): language is OwnersLanguage =>
  OWNERS_LANGUAGES.some((each) => each === language);

/** URL parameter that sets the response language of a call. A header would not work, because responses are cached by URL. */
export const LANGUAGE_PARAMETER = 'lingua';

/** Locales for dates and numbers. English uses European conventions. */
export const LOCALE: Record<Language, string> = { it: 'it-IT', en: 'en-GB', de: 'de-DE', fr: 'fr-FR' };

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((each) => each === text);
}

export const LANGUAGE_NAMES: Record<Language, string> = {
  it: 'Italiano',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};

type Reader = {
  page: Language;
  chosen: Language | null;
  /** The browser's preferred languages, best first, such as "de-AT" and "en". */
  preferred: readonly string[];
};

/**
 * Returns the user's choice or the browser's first supported language, or `null` if the page already uses that language.
 * @example offeredLanguage({ page: 'it', chosen: null, preferred: ['de-AT', 'en'] }) // 'de'
 */
export function offeredLanguage({ page, chosen, preferred }: Reader): Language | null {
  const wanted = chosen ?? preferred.map((each) => each.split('-')[0]).find(isLanguage) ?? null;
  return wanted === page ? null : wanted;
}
