import { ITALIAN, type Language } from '../../kernel/language.ts';
import { isRecord } from '../../kernel/records.ts';
import { ANIMALI, FESTE, FUMO, type Stanza } from './house-rules.ts';
import { LINGUE } from './lingue.ts';
import type { HomeStory } from './listing-fields.ts';
import { readAll, readList } from './read-all.ts';
import { readFlag, readText, readWord, readWords, type TextField } from './read-fields.ts';
import { readWhole } from './read-number.ts';
import { failure, isAbsent, type ParseResult, success } from './parse-result.ts';
import { readLanguage, readTextLanguages } from './text-languages.ts';
import { TIPI_LETTI } from './tipi.ts';
import { readTranslations, type Translations } from './translations.ts';

type Input = Readonly<Record<string, unknown>>;

export const MAX_STANZE = 20;
export const MAX_GRADINI = 200;
export const MAX_REGOLE = 1000;
export const MAX_PAROLE = 600;
const MAX_NOTA = 200;
export const LONGEST_NOTES = {
  animali_nota: MAX_NOTA,
  gradini_nota: MAX_NOTA,
  regole: MAX_REGOLE,
  accoglie_parole: MAX_PAROLE,
} as const;

const NOTA = { max: MAX_NOTA, tooLong: 'notaTooLong' } as const;
const REGOLE = { max: MAX_REGOLE, tooLong: 'regoleTooLong', lines: 'many' } as const;
const NOME = { max: 60, tooLong: 'accoglieNomeTooLong' } as const;
const PAROLE = { max: MAX_PAROLE, tooLong: 'accoglieParoleTooLong', lines: 'many' } as const;
export const MAX_NOME_STANZA = 60;
const NOME_STANZA = { missing: 'nomeStanzaMissing', max: MAX_NOME_STANZA, tooLong: 'nomeStanzaTooLong' } as const;
const NOME_ALTROVE = { max: MAX_NOME_STANZA, tooLong: 'traduzioneTooLong' } as const;

const HOUR = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;

function readHour(value: unknown): ParseResult<string | null> {
  if (isAbsent(value)) return success(null);
  const [, hour, minute] = (typeof value === 'string' && HOUR.exec(value.trim())) || [];
  if (hour === undefined || minute === undefined) return failure('oraInvalid');
  return success(`${hour.padStart(2, '0')}:${minute}`);
}

function readNote(value: unknown, field: TextField): ParseResult<string | null> {
  const text = readText(value, field);
  return text.ok && text.value === '' ? success(null) : text;
}

function readChoice<T extends string>(value: unknown, words: readonly T[]): ParseResult<T | null> {
  if (isAbsent(value)) return success(null);
  const word = readWord(value, words);
  return word === null ? failure('flagInvalid') : success(word);
}

function readSteps(value: unknown): ParseResult<number | null> {
  if (isAbsent(value)) return success(null);
  const steps = readWhole(value);
  return steps !== null && steps <= MAX_GRADINI ? success(steps) : failure('gradiniOutOfRange');
}

function readArrival({ arrivo_dalle, arrivo_entro }: Input): Pick<Readings, 'arrivo_dalle' | 'arrivo_entro'> {
  const [from, until] = [readHour(arrivo_dalle), readHour(arrivo_entro)];
  const isReversed = from.ok && until.ok && from.value !== null && until.value !== null && until.value < from.value;
  return { arrivo_dalle: from, arrivo_entro: isReversed ? failure('arrivoReversed') : until };
}

function readStanza(value: unknown): ParseResult<Stanza> {
  if (!isRecord(value)) return failure('stanzaInvalid');
  const letti = readWord(value['tipo_letti'], TIPI_LETTI);
  const stanza = readAll<Required<Stanza> & { lingua: Language; traduzioni: Translations }>({
    nome: readText(value['nome'], NOME_STANZA),
    tipo_letti: letti === null ? failure('tipoLettiInvalid') : success(letti),
    lingua: readLanguage(value['lingua']),
    traduzioni: readTranslations(
      value['traduzioni'],
      { text: value['nome'], lingua: value['lingua'] ?? undefined },
      NOME_ALTROVE,
    ),
  });
  if (!stanza.ok) return stanza;
  const { lingua, traduzioni, ...values } = stanza.value;
  return success({
    ...values,
    ...(lingua !== ITALIAN && { lingua }),
    ...(Object.keys(traduzioni).length > 0 && { traduzioni }),
  });
}

function readStanze(value: unknown): ParseResult<Stanza[]> {
  if (isAbsent(value)) return success([]);
  if (!Array.isArray(value)) return failure('stanzaInvalid');
  return value.length > MAX_STANZE ? failure('tooManyStanze') : readList(value.map(readStanza));
}

type Readings = { [Field in keyof HomeStory]: ParseResult<HomeStory[Field]> };

/** `hasStanze` is true for a whole home; a `bnb` has `camere` instead. */
export function readStory(input: Input, hasStanze: boolean): Readings {
  return {
    stanze: hasStanze ? readStanze(input['stanze']) : success([]),
    ...readArrival(input),
    partenza_entro: readHour(input['partenza_entro']),
    animali: readChoice(input['animali'], ANIMALI),
    animali_nota: readNote(input['animali_nota'], NOTA),
    fumo: readChoice(input['fumo'], FUMO),
    feste: readChoice(input['feste'], FESTE),
    regole: readNote(input['regole'], REGOLE),
    gradini: readSteps(input['gradini']),
    gradini_nota: readNote(input['gradini_nota'], NOTA),
    accoglie_nome: readNote(input['accoglie_nome'], NOME),
    accoglie_lingue: readWords(input['accoglie_lingue'], LINGUE, 'lingueInvalid'),
    accoglie_parole: readNote(input['accoglie_parole'], PAROLE),
    lingue_testi: readTextLanguages(input['lingue_testi'], input),
    posizione_approssimativa: readFlag(input['posizione_approssimativa'], false),
  };
}
