export const PURGE_PHRASE = 'ELIMINA TUTTE';

/**
 * Ignores surrounding whitespace.
 * @example isPurgePhrase(' ELIMINA TUTTE ') // true
 * @example isPurgePhrase('elimina tutte') // false
 */
export function isPurgePhrase(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === PURGE_PHRASE;
}
