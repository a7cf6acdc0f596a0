/** Confirmation phrase of a purge (ADR 0046). */
export const PURGE_PHRASE = 'ELIMINA TUTTE';

/**
 * Returns whether the text is the confirmation phrase: upper case, a single blank between the words, outer blanks
 * ignored.
 * @example isPurgePhrase(' ELIMINA TUTTE ') // true
 * @example isPurgePhrase('elimina tutte') // false
 */
export function isPurgePhrase(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === PURGE_PHRASE;
}
