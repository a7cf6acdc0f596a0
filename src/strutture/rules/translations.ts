import { cleanText } from '../../kernel/clean-text.ts';
import { FOREIGN_LANGUAGES, type ForeignLanguage, isForeignLanguage } from '../../kernel/language.ts';
import { isRecord } from '../../kernel/records.ts';
import { failure, isAbsent, type ParseResult, success } from './parse-result.ts';
import { readAll } from './read-all.ts';
import { readText, type TextField } from './read-fields.ts';

/** What an owner says in another language. `fonte`: `textMark` of the Italian text beside which it was written. */
export type Translation = { testo: string; fonte: string };
export type Translations = { [Each in ForeignLanguage]?: Translation };

const FONTE = /^[\da-f]{8}$/;

/**
 * Names an Italian text, so that a translation of it knows when the text has changed since: FNV-1a of what is kept of it.
 * @example textMark('Casale') === textMark(' Casale ') // true
 */
export function textMark(text: string): string {
  let mark = 0x811c9dc5;
  for (const sign of cleanText(text, 'many') ?? text) mark = Math.imul(mark ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(16).padStart(8, '0');
}

/** What was typed in a language, beside the Italian text of that moment; an empty text is none. */
export function setTranslation(
  translations: Translations,
  language: ForeignLanguage,
  testo: string,
  italian: string,
): Translations {
  const changed = { ...translations, [language]: { testo, fonte: textMark(italian) } };
  // Always in one order: a draft tells by the text of it whether anything was changed.
  return Object.fromEntries(
    FOREIGN_LANGUAGES.flatMap((each) => {
      const translation = changed[each];
      return translation === undefined || translation.testo === '' ? [] : [[each, translation]];
    }),
  );
}

/** Whether the Italian text is another one by now than the one beside which a translation was written. */
export function isOutdated(translation: Translation | undefined, italian: string): boolean {
  return translation !== undefined && translation.testo.trim() !== '' && translation.fonte !== textMark(italian);
}

function readFonte(value: unknown, italian: string): ParseResult<string> {
  if (isAbsent(value)) return success(textMark(italian));
  return typeof value === 'string' && FONTE.test(value) ? success(value) : failure('traduzioniInvalid');
}

function readTranslation(value: unknown, italian: string, field: TextField): ParseResult<Translation> {
  if (!isRecord(value)) return failure('traduzioniInvalid');
  const testo = readText(value['testo'], field);
  // A fault is of the language: the page has one field for it.
  if (!testo.ok) return testo;
  const fonte = readFonte(value['fonte'], italian);
  return fonte.ok ? success({ testo: testo.value, fonte: fonte.value }) : fonte;
}

/**
 * What an owner says in other languages, as long as the Italian may be; what is blank is not said. `italian`: the text that it is said
 * beside, for who sends no `fonte`.
 * @example readTranslations({ de: { testo: ' Haus ' } }, 'Casa', field) // { ok: true, value: { de: { testo: 'Haus', fonte: '…' } } }
 */
export function readTranslations(
  value: unknown,
  italian: unknown,
  field: Omit<TextField, 'missing'>,
): ParseResult<Translations> {
  if (value === undefined || value === null) return success({});
  if (!isRecord(value) || !Object.keys(value).every(isForeignLanguage)) return failure('traduzioniInvalid');
  const source = typeof italian === 'string' ? italian : '';
  const said = FOREIGN_LANGUAGES.filter((each) => value[each] !== undefined && value[each] !== null);
  const readings = Object.fromEntries(said.map((each) => [each, readTranslation(value[each], source, field)]));
  const all = readAll<Record<string, Translation>>(readings);
  if (!all.ok) return all;
  return success(Object.fromEntries(Object.entries(all.value).filter(([, { testo }]) => testo !== '')));
}
