export const PURGE_PHRASE = 'ELIMINA TUTTE';

/**
 * Returns whether the text is the confirmation phrase: upper case, with a single blank between the words. Ignores outer blanks.
 * @example isPurgePhrase(' ELIMINA TUTTE ') // true
 * @example isPurgePhrase('elimina tutte') // false
 */
export function isPurgePhrase(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === PURGE_PHRASE;
}
