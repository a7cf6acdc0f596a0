import { formatCount } from '../../kernel/format-count.ts';

/**
 * How many strutture, with the word.
 * @example countStrutture(12345) // '12.345 strutture'
 */
export function countStrutture(count: number): string {
  return count === 1 ? '1 struttura' : `${formatCount(count)} strutture`;
}

/**
 * The server's sentence after the specification's where that has no colon; nothing after it when the server sent none.
 * @example withDetail("Errore nell'aggiornamento delle foto", 'Riprova.') // "Errore nell'aggiornamento delle foto. Riprova."
 */
export function withDetail(sentence: string, detail: string): string {
  return detail === '' ? sentence : `${sentence}. ${detail}`;
}
