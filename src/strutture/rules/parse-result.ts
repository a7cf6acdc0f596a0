import { cleanText } from '../../kernel/text/clean-text.ts';
import type { StrutturaFault } from './struttura-fault.ts';

/** Faults keyed by the wire name of the field; the key `''` stands for the value itself. */
export type Faults<F extends string = StrutturaFault> = Readonly<Record<string, F>>;

export type ParseResult<T, F extends string = StrutturaFault> =
  | { ok: true; value: T }
  | { ok: false; faults: Faults<F> };

export function success<T>(value: T): ParseResult<T, never> {
  return { ok: true, value };
}

export function failure<F extends string>(fault: F): ParseResult<never, F> {
  return { ok: false, faults: { '': fault } };
}

/**
 * Returns whether a value is missing or contains no visible characters.
 * @example isAbsent(' \u200b') // true
 */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && cleanText(value) === '');
}
