import { cleanText } from '../../kernel/clean-text.ts';
import type { StrutturaFault } from './struttura-fault.ts';

/** Faults by the wire name of their field; of a room `camere.0.nome_camera`; `''` is the value itself. */
export type Faults = Readonly<Record<string, StrutturaFault>>;

/** A value of a form as it was understood, or why it was not. */
export type Reading<T> = { ok: true; value: T } | { ok: false; faults: Faults };

export function good<T>(value: T): Reading<T> {
  return { ok: true, value };
}

export function bad(fault: StrutturaFault): Reading<never> {
  return { ok: false, faults: { '': fault } };
}

/** Whether a field was left out or nothing can be seen in it. @example isAbsent(' \u200b') // true */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && cleanText(value) === '');
}
