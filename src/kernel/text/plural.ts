import { type Language, LOCALE } from '../language.ts';

/** CLDR plural forms of each language. Code that omits a form does not compile. */
type PluralForm = {
  it: 'one' | 'other';
  en: 'one' | 'other';
  de: 'one' | 'other';
  /** French also has `many` for whole millions. No message needs that form, so `many` falls back to `other`. */
  fr: 'one' | 'other';
};

type Plural<Own extends Language> = (count: number, forms: Record<PluralForm[Own], string>) => string;

function pluralOf(language: Language): (count: number, forms: { one: string; other: string }) => string {
  const rules = new Intl.PluralRules(LOCALE[language]);
  return (count, forms) => (rules.select(count) === 'one' ? forms.one : forms.other);
}

/** @example pluralEn(0, { one: 'night', other: 'nights' }) // 'nights' */
export const pluralEn: Plural<'en'> = pluralOf('en');
export const pluralDe: Plural<'de'> = pluralOf('de');
export const pluralFr: Plural<'fr'> = pluralOf('fr');
