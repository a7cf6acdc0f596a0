import type { Cents } from '../../kernel/money/cents.ts';
import { cleanText } from '../../kernel/text/clean-text.ts';
import { readEuros, readWhole } from './read-number.ts';
import { failure, success, isAbsent, type ParseResult } from './parse-result.ts';
import type { StrutturaFault } from './struttura-fault.ts';

/** The text is optional if `missing` is not set. `max` is in Unicode code points. */
export type TextField = { missing?: StrutturaFault; max: number; tooLong: StrutturaFault; lines?: 'one' | 'many' };

/** @example readText(' Casa ', { max: 120, tooLong: 'nomeTooLong' }) // { ok: true, value: 'Casa' } */
export function readText(value: unknown, { missing, max, tooLong, lines }: TextField): ParseResult<string> {
  const typed = value ?? '';
  const text = typeof typed === 'string' ? cleanText(typed, lines) : null;
  if (text === null) return failure('textInvalid');
  if (text === '' && missing !== undefined) return failure(missing);
  return Array.from(text).length > max ? failure(tooLong) : success(text);
}

export function readFlag(value: unknown, otherwise: boolean): ParseResult<boolean> {
  const flag = value ?? otherwise;
  return typeof flag === 'boolean' ? success(flag) : failure('flagInvalid');
}

/** @example readWord('bnb', ['casa_vacanza', 'bnb']) // 'bnb' */
export function readWord<T extends string>(value: unknown, words: readonly T[]): T | null {
  return words.find((word) => word === value) ?? null;
}

export function readWords<T extends string>(
  value: unknown,
  words: readonly T[],
  invalid: StrutturaFault,
): ParseResult<T[]> {
  const list: unknown = value ?? [];
  if (!Array.isArray(list) || new Set(list).size < list.length) return failure(invalid);
  const known = list.map((word) => readWord(word, words)).filter((word) => word !== null);
  return known.length < list.length ? failure(invalid) : success(known);
}

type CountField = { missing: StrutturaFault; max: number; outOfRange: StrutturaFault };

export function readCount(value: unknown, { missing, max, outOfRange }: CountField): ParseResult<number> {
  if (isAbsent(value)) return failure(missing);
  const count = readWhole(value);
  return count !== null && count >= 1 && count <= max ? success(count) : failure(outOfRange);
}

type AmountField = { missing: StrutturaFault; min: number; outOfRange: StrutturaFault };

const MAX_CENTS = 10_000_000;

export function readAmount(value: unknown, { missing, min, outOfRange }: AmountField): ParseResult<Cents> {
  if (isAbsent(value)) return failure(missing);
  const cents = readEuros(value);
  return cents !== null && cents >= min && cents <= MAX_CENTS ? success(cents) : failure(outOfRange);
}
