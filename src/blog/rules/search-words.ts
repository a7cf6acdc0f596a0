import { foldName } from '../../locations/rules/fold-name.ts';

/**
 * Returns the folded words that a text must contain, or `null` if nothing was typed. Returns an empty list, which matches
 * nothing, for text without any letter or digit. Words contain no wildcards of LIKE.
 * @example searchWords(' Val d’Orcia ') // ['val', 'd', 'orcia']
 */
export function searchWords(typed: string | undefined): string[] | null {
  if (typed === undefined || typed.trim() === '') return null;
  return [...new Set(foldName(typed).split(' '))].filter((word) => word !== '');
}
