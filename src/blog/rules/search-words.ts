import { foldName } from '../../locations/rules/fold-name.ts';

/**
 * The words that a text must hold to be found, as they are compared; `null`: no search. What is typed has no word where it has neither
 * letter nor digit: nothing is found then. No word holds a wildcard of LIKE.
 * @example searchWords(' Val d’Orcia ') // ['val', 'd', 'orcia']
 */
export function searchWords(typed: string | undefined): string[] | null {
  if (typed === undefined || typed.trim() === '') return null;
  return [...new Set(foldName(typed).split(' '))].filter((word) => word !== '');
}
