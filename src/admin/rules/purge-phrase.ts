/** What whoever deletes everything types before it (ADR 0046). */
export const PURGE_PHRASE = 'ELIMINA TUTTE';

/**
 * Whether somebody typed the phrase that confirms a purge: these words, in capitals, with one blank between them. Blanks
 * around them are forgiven, nothing else is.
 * @example isPurgePhrase(' ELIMINA TUTTE ') // true
 * @example isPurgePhrase('elimina tutte') // false
 */
export function isPurgePhrase(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === PURGE_PHRASE;
}
