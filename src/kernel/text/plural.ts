import { type Language, LOCALE } from '../language.ts';

/** The forms that a language counts in, as CLDR names them: a form that is missing does not compile. */
type PluralForm = {
  it: 'one' | 'other';
  en: 'one' | 'other';
  de: 'one' | 'other';
  /** `many` is for whole millions, of which no sentence of ours speaks: they are counted as `other`. */
  fr: 'one' | 'other';
};

type Plural<Own extends Language> = (count: number, forms: Record<PluralForm[Own], string>) => string;

function pluralOf(language: Language): (count: number, forms: { one: string; other: string }) => string {
  const rules = new Intl.PluralRules(LOCALE[language]);
  return (count, forms) => (rules.select(count) === 'one' ? forms.one : forms.other);
}

/** The form that a count asks for in each language. @example pluralFr(0, { one: 'nuit', other: 'nuits' }) // 'nuit' */
export const pluralEn: Plural<'en'> = pluralOf('en');
export const pluralDe: Plural<'de'> = pluralOf('de');
export const pluralFr: Plural<'fr'> = pluralOf('fr');
