import { foldName } from '../../locations/rules/fold-name.ts';
import { LINKS } from './lexicon-words.ts';

/**
 * Words without what only joined them to one that was left out.
 * @example withoutLinks(['casetta', 'in', 'legno', 'nel']) // ['casetta', 'in', 'legno']
 */
export function withoutLinks(words: readonly string[]): string[] {
  const says = (word: string) => !LINKS.has(foldName(word));
  return words.slice(Math.max(0, words.findIndex(says)), words.findLastIndex(says) + 1);
}
