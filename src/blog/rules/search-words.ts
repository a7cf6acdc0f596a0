import { foldName } from '../../locations/rules/fold-name.ts';

/**
 * Splits a search into normalised words, which contain no LIKE wildcards. Returns `null` if nothing was entered. Returns an empty
 * list, which matches nothing, for text without any letter or digit.
 * @example searchWords(' Val d’Orcia ') // ['val', 'd', 'orcia']
 */
export function searchWords(typed: string | undefined): string[] | null {
  if (typed === undefined || typed.trim() === '') return null;
  return [...new Set(foldName(typed).split(' '))].filter((word) => word !== '');
}
