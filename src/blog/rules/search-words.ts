import { foldName } from '../../locations/rules/fold-name.ts';

/**
 * Returns `null` if nothing was entered. Returns an empty list, which matches nothing, for text without any letter or digit.
 * Words contain no wildcards of LIKE.
 * @example searchWords(' Val d’Orcia ') // ['val', 'd', 'orcia']
 */
export function searchWords(typed: string | undefined): string[] | null {
  if (typed === undefined || typed.trim() === '') return null;
  return [...new Set(foldName(typed).split(' '))].filter((word) => word !== '');
}
