import { isLanguage, ITALIAN, type Language } from '../../kernel/language.ts';
import { isRecord, recordOf } from '../../kernel/records.ts';
import { failure, isAbsent, type ParseResult, success } from './parse-result.ts';

/** The owner's texts that guests read. Rooms and photos carry their own language. */
export const OWN_TEXTS = ['descrizione', 'animali_nota', 'gradini_nota', 'regole', 'accoglie_parole'] as const;
export type OwnText = (typeof OWN_TEXTS)[number];

/** Texts with separate translations; those of the description are in `traduzioni`. */
export const NOTES = ['animali_nota', 'gradini_nota', 'regole', 'accoglie_parole'] as const;
export type Note = (typeof NOTES)[number];

/** Languages of texts that are not Italian. */
export type TextLanguages = { [Each in OwnText]?: Language | undefined };

const isOwnText = (name: string): name is OwnText => OWN_TEXTS.some((each) => each === name);

/** Reads the language of a text; Italian by default. @example readLanguage('de') // { ok: true, value: 'de' } */
export function readLanguage(value: unknown): ParseResult<Language> {
  if (isAbsent(value)) return success(ITALIAN);
  return isLanguage(value) ? success(value) : failure('traduzioniInvalid');
}

/**
 * Reads the languages of an owner's texts, without those of blank texts and without Italian.
 * @example readTextLanguages({ descrizione: 'de', regole: 'it' }, { descrizione: 'Haus', regole: 'Niente feste' })
 * // { ok: true, value: { descrizione: 'de' } }
 */
export function readTextLanguages(
  value: unknown,
  texts: Readonly<Record<string, unknown>>,
): ParseResult<TextLanguages> {
  if (isAbsent(value)) return success({});
  if (!isRecord(value) || !Object.keys(value).every(isOwnText)) return failure('traduzioniInvalid');
  const isSaid = (name: OwnText) => {
    const text = texts[name];
    return typeof text === 'string' && text.trim() !== '';
  };
  const languages: TextLanguages = {};
  for (const name of OWN_TEXTS) {
    const language = readLanguage(value[name]);
    if (!language.ok) return language;
    if (language.value !== ITALIAN && isSaid(name)) languages[name] = language.value;
  }
  return success(languages);
}

/** The texts of a form, the languages chosen for them, and the default language (`lingua`). */
export type WrittenTexts = Readonly<Record<OwnText, string>> & { lingue_testi: TextLanguages; lingua: Language };

/**
 * Returns the language of a text of a form. @example languageOf({ ...form, lingue_testi: {}, lingua: 'de' },
 * 'regole') // 'de'
 */
export function languageOf({ lingue_testi, lingua }: Omit<WrittenTexts, OwnText>, name: OwnText): Language {
  return lingue_testi[name] ?? lingua;
}

/** Returns the languages of all texts of a form, as they are sent. */
export function writtenLanguages(form: Omit<WrittenTexts, OwnText>): Record<OwnText, Language> {
  return recordOf(OWN_TEXTS, (name) => languageOf(form, name));
}

/**
 * Returns the form after the owner chose the language of a text. A language of the description becomes the default:
 * blank texts
 * follow it, written ones keep their language.
 * @example chooseLanguage({ ...form, regole: '', lingue_testi: {}, lingua: 'it' }, 'descrizione', 'de').lingua //
 * 'de'
 */
export function chooseLanguage(
  form: WrittenTexts,
  name: OwnText,
  language: Language,
): Pick<WrittenTexts, 'lingue_testi' | 'lingua'> {
  const { lingue_testi, lingua } = form;
  if (name !== 'descrizione') return { lingue_testi: { ...lingue_testi, [name]: language }, lingua };
  const written = OWN_TEXTS.filter((each) => each !== name && form[each].trim() !== '');
  const kept = Object.fromEntries(written.map((each) => [each, languageOf(form, each)]));
  return { lingue_testi: { ...lingue_testi, ...kept, descrizione: language }, lingua: language };
}
