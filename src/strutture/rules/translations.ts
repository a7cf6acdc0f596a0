import { cleanText } from '../../kernel/text/clean-text.ts';
import { ITALIAN, isLanguage, type Language, LANGUAGES } from '../../kernel/language.ts';
import { isRecord, recordOf } from '../../kernel/records.ts';
import { failure, isAbsent, type ParseResult, success } from './parse-result.ts';
import { readAll } from './read-all.ts';
import { readText, type TextField } from './read-fields.ts';
import { type Note, NOTES, type TextLanguages } from './text-languages.ts';

/** `fonte` is the `textMark` of the original from which the text was translated. */
export type Translation = { testo: string; fonte: string };
export type Translations = { [Each in Language]?: Translation };

export type NoteTranslations = { [Each in Note]?: Translations };

const FONTE = /^[\da-f]{8}$/;

/**
 * Returns an FNV-1a hash of the cleaned original. A different hash means that the text has changed.
 * @example textMark('Casale') === textMark(' Casale ') // true
 */
export function textMark(text: string): string {
  let mark = 0x811c9dc5;
  for (const sign of cleanText(text, 'many') ?? text) mark = Math.imul(mark ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(16).padStart(8, '0');
}

export function setTranslation(
  translations: Translations,
  language: Language,
  testo: string,
  original: string,
): Translations {
  const changed = { ...translations, [language]: { testo, fonte: textMark(original) } };
  // The languages have a fixed order, because changes to a draft are detected by comparing its serialised text.
  return Object.fromEntries(
    LANGUAGES.flatMap((each) => {
      const translation = changed[each];
      return translation === undefined || translation.testo === '' ? [] : [[each, translation]];
    }),
  );
}

export function withoutOriginalLanguage(translations: Translations = {}, language: Language): Translations {
  const { [language]: _original, ...others } = translations;
  return others;
}

export function isOutdated(translation: Translation | undefined, original: string): boolean {
  return translation !== undefined && translation.testo.trim() !== '' && translation.fonte !== textMark(original);
}

function readFonte(value: unknown, original: string): ParseResult<string> {
  if (isAbsent(value)) return success(textMark(original));
  return typeof value === 'string' && FONTE.test(value) ? success(value) : failure('traduzioniInvalid');
}

function readTranslation(value: unknown, original: string, field: TextField): ParseResult<Translation> {
  if (!isRecord(value)) return failure('traduzioniInvalid');
  const testo = readText(value['testo'], field);
  // Returns the fault without the key `testo`: the form has one field per language, so the caller uses the language as the key.
  if (!testo.ok) return testo;
  const fonte = readFonte(value['fonte'], original);
  return fonte.ok ? success({ testo: testo.value, fonte: fonte.value }) : fonte;
}

type Original = { text: unknown; lingua?: unknown };

/**
 * Parses the translations of a text and drops blank ones. Each translation has the same length limit as the original.
 * @example readTranslations({ de: { testo: ' Haus ' } }, { text: 'Casa' }, field)
 * // { ok: true, value: { de: { testo: 'Haus', fonte: '…' } } }
 */
export function readTranslations(
  value: unknown,
  { text, lingua = ITALIAN }: Original,
  field: Omit<TextField, 'missing'>,
): ParseResult<Translations> {
  if (value === undefined || value === null) return success({});
  if (!isRecord(value) || !Object.keys(value).every(isLanguage)) return failure('traduzioniInvalid');
  const source = typeof text === 'string' ? text : '';
  const languages = LANGUAGES.filter((each) => value[each] !== undefined && value[each] !== null);
  if (languages.some((each) => each === lingua)) return failure('traduzioniInvalid');
  const readings = Object.fromEntries(languages.map((each) => [each, readTranslation(value[each], source, field)]));
  const all = readAll<Record<string, Translation>>(readings);
  if (!all.ok) return all;
  return success(Object.fromEntries(Object.entries(all.value).filter(([, { testo }]) => testo !== '')));
}

type Notes = {
  texts: Readonly<Record<string, unknown>>;
  languages: TextLanguages;
  longest: Readonly<Record<Note, number>>;
};

export function readNoteTranslations(
  value: unknown,
  { texts, languages, longest }: Notes,
): ParseResult<NoteTranslations> {
  if (value === undefined || value === null) return success({});
  if (!isRecord(value) || !Object.keys(value).every((key) => NOTES.some((note) => note === key))) {
    return failure('traduzioniInvalid');
  }
  const readings = recordOf(NOTES, (note) =>
    readTranslations(
      value[note],
      { text: texts[note], lingua: languages[note] },
      {
        max: longest[note],
        tooLong: 'traduzioneTooLong',
        lines: note === 'regole' || note === 'accoglie_parole' ? 'many' : 'one',
      },
    ),
  );
  const all = readAll<Record<Note, Translations>>(readings);
  if (!all.ok) return all;
  const isTranslated = (note: Note) => !isAbsent(texts[note]) && Object.keys(all.value[note]).length > 0;
  return success(Object.fromEntries(NOTES.filter(isTranslated).map((note) => [note, all.value[note]])));
}
