import { type Language, LOCALE } from '../language.ts';

/** CLDR plural forms of each language. Code that omits a form does not compile. */
type PluralForm = {
  it: 'one' | 'other';
  en: 'one' | 'other';
  de: 'one' | 'other';
  /** French also has `many` for whole millions. No sentence needs that form, so whole millions use `other`. */
  fr: 'one' | 'other';
};

type Plural<Own extends Language> = (count: number, forms: Record<PluralForm[Own], string>) => string;

function pluralOf(language: Language): (count: number, forms: { one: string; other: string }) => string {
  const rules = new Intl.PluralRules(LOCALE[language]);
  return (count, forms) => (rules.select(count) === 'one' ? forms.one : forms.other);
}

/** @example pluralFr(0, { one: 'nuit', other: 'nuits' }) // 'nuit' */
export const pluralEn: Plural<'en'> = pluralOf('en');
export const pluralDe: Plural<'de'> = pluralOf('de');
export const pluralFr: Plural<'fr'> = pluralOf('fr');
