import { cleanText } from '../../kernel/text/clean-text.ts';
import { ITALIAN, isLanguage, type Language, LANGUAGES } from '../../kernel/language.ts';
import { isRecord, recordOf } from '../../kernel/records.ts';
import { failure, isAbsent, type ParseResult, success } from './parse-result.ts';
import { readAll } from './read-all.ts';
import { readText, type TextField } from './read-fields.ts';
import { type Note, NOTES, type TextLanguages } from './text-languages.ts';

/** What an owner says in another language. `fonte`: `textMark` of the original beside which it was written. */
export type Translation = { testo: string; fonte: string };
export type Translations = { [Each in Language]?: Translation };

/** Of notes, rules and the host's words. */
export type NoteTranslations = { [Each in Note]?: Translations };

const FONTE = /^[\da-f]{8}$/;

/**
 * Names an original, so that a translation of it knows when the text has changed since: FNV-1a of what is kept of it.
 * @example textMark('Casale') === textMark(' Casale ') // true
 */
export function textMark(text: string): string {
  let mark = 0x811c9dc5;
  for (const sign of cleanText(text, 'many') ?? text) mark = Math.imul(mark ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(16).padStart(8, '0');
}

/** What was typed in a language, beside the original of that moment; an empty text is none. */
export function setTranslation(
  translations: Translations,
  language: Language,
  testo: string,
  original: string,
): Translations {
  const changed = { ...translations, [language]: { testo, fonte: textMark(original) } };
  // Always in one order: a draft tells by the text of it whether anything was changed.
  return Object.fromEntries(
    LANGUAGES.flatMap((each) => {
      const translation = changed[each];
      return translation === undefined || translation.testo === '' ? [] : [[each, translation]];
    }),
  );
}

/** Translations into other languages than the original's own. */
export function withoutOwn(translations: Translations = {}, language: Language): Translations {
  const { [language]: _own, ...others } = translations;
  return others;
}

/** Whether the original is another text by now than the one beside which a translation was written. */
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
  // A fault is of the language: the page has one field for it.
  if (!testo.ok) return testo;
  const fonte = readFonte(value['fonte'], original);
  return fonte.ok ? success({ testo: testo.value, fonte: fonte.value }) : fonte;
}

/** The text that translations are of; `lingua`: its language, Italian where none is named. */
type Original = { text: unknown; lingua?: unknown };

/**
 * What an owner says in other languages than that of the original, as long as the original may be; what is blank is not said.
 * @example readTranslations({ de: { testo: ' Haus ' } }, { text: 'Casa' }, field) // { ok: true, value: { de: { testo: 'Haus', fonte: '…' } } }
 */
export function readTranslations(
  value: unknown,
  { text, lingua = ITALIAN }: Original,
  field: Omit<TextField, 'missing'>,
): ParseResult<Translations> {
  if (value === undefined || value === null) return success({});
  if (!isRecord(value) || !Object.keys(value).every(isLanguage)) return failure('traduzioniInvalid');
  const source = typeof text === 'string' ? text : '';
  const said = LANGUAGES.filter((each) => value[each] !== undefined && value[each] !== null);
  if (said.some((each) => each === lingua)) return failure('traduzioniInvalid');
  const readings = Object.fromEntries(said.map((each) => [each, readTranslation(value[each], source, field)]));
  const all = readAll<Record<string, Translation>>(readings);
  if (!all.ok) return all;
  return success(Object.fromEntries(Object.entries(all.value).filter(([, { testo }]) => testo !== '')));
}

type Notes = {
  texts: Readonly<Record<string, unknown>>;
  languages: TextLanguages;
  longest: Readonly<Record<Note, number>>;
};

/** What an owner says of each note in other languages; a note that is blank has no translations. */
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
  const isSaid = (note: Note) => !isAbsent(texts[note]) && Object.keys(all.value[note]).length > 0;
  return success(Object.fromEntries(NOTES.filter(isSaid).map((note) => [note, all.value[note]])));
}
