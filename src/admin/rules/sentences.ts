import { formatCount } from '../../kernel/format-count.ts';

/**
 * How many strutture, with the word.
 * @example countStrutture(12345) // '12.345 strutture'
 */
export function countStrutture(count: number): string {
  return count === 1 ? '1 struttura' : `${formatCount(count)} strutture`;
}
