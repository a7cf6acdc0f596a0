import { isLanguage, ITALIAN, type Language } from '../../kernel/language.ts';
import { isRecord, recordOf } from '../../kernel/records.ts';
import { failure, isAbsent, type ParseResult, success } from './parse-result.ts';

/** The texts whose language is stored in `lingue_testi`. Rooms and photos carry their own language. */
export const OWNER_TEXTS = ['descrizione', 'animali_nota', 'gradini_nota', 'regole', 'accoglie_parole'] as const;
export type OwnerText = (typeof OWNER_TEXTS)[number];

/** The texts whose translations are in `traduzioni_testi`. Translations of the description are in `traduzioni`. */
export const NOTES = ['animali_nota', 'gradini_nota', 'regole', 'accoglie_parole'] as const;
export type Note = (typeof NOTES)[number];

/** The languages of the owner's texts; texts in Italian are omitted. */
export type TextLanguages = { [Each in OwnerText]?: Language | undefined };

const isOwnerText = (name: string): name is OwnerText => OWNER_TEXTS.some((each) => each === name);

/**
 * Parses the language of a text; Italian by default.
 * @example readLanguage('de') // { ok: true, value: 'de' }
 */
export function readLanguage(value: unknown): ParseResult<Language> {
  if (isAbsent(value)) return success(ITALIAN);
  return isLanguage(value) ? success(value) : failure('traduzioniInvalid');
}

/**
 * Parses the languages of the owner's texts. Omits blank texts and texts in Italian.
 * @example readTextLanguages({ descrizione: 'de', regole: 'it' }, { descrizione: 'Haus', regole: 'Niente feste' }) // { ok: true, value: { descrizione: 'de' } }
 */
export function readTextLanguages(
  value: unknown,
  texts: Readonly<Record<string, unknown>>,
): ParseResult<TextLanguages> {
  if (isAbsent(value)) return success({});
  if (!isRecord(value) || !Object.keys(value).every(isOwnerText)) return failure('traduzioniInvalid');
  const isWritten = (name: OwnerText) => {
    const text = texts[name];
    return typeof text === 'string' && text.trim() !== '';
  };
  const languages: TextLanguages = {};
  for (const name of OWNER_TEXTS) {
    const language = readLanguage(value[name]);
    if (!language.ok) return language;
    if (language.value !== ITALIAN && isWritten(name)) languages[name] = language.value;
  }
  return success(languages);
}

export type WrittenTexts = Readonly<Record<OwnerText, string>> & { lingue_testi: TextLanguages; lingua: Language };

/** @example languageOf({ ...form, lingue_testi: {}, lingua: 'de' }, 'regole') // 'de' */
export function languageOf({ lingue_testi, lingua }: Omit<WrittenTexts, OwnerText>, name: OwnerText): Language {
  return lingue_testi[name] ?? lingua;
}

export function writtenLanguages(form: Omit<WrittenTexts, OwnerText>): Record<OwnerText, Language> {
  return recordOf(OWNER_TEXTS, (name) => languageOf(form, name));
}

/**
 * Sets the language of a text. The description's language is also the default for blank texts.
 * @example chooseLanguage({ ...form, regole: '', lingue_testi: {}, lingua: 'it' }, 'descrizione', 'de').lingua // 'de'
 */
export function chooseLanguage(
  form: WrittenTexts,
  name: OwnerText,
  language: Language,
): Pick<WrittenTexts, 'lingue_testi' | 'lingua'> {
  const { lingue_testi, lingua } = form;
  if (name !== 'descrizione') return { lingue_testi: { ...lingue_testi, [name]: language }, lingua };
  const written = OWNER_TEXTS.filter((each) => each !== name && form[each].trim() !== '');
  const unchanged = Object.fromEntries(written.map((each) => [each, languageOf(form, each)]));
  return { lingue_testi: { ...lingue_testi, ...unchanged, descrizione: language }, lingua: language };
}
