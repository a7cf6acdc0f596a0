import { foldName } from '../../locations/rules/fold-name.ts';

/**
 * Returns normalised words without LIKE wildcards, `null` for empty input, or an empty list if nothing can match.
 * @example searchWords(' Val d’Orcia ') // ['val', 'd', 'orcia']
 */
export function searchWords(typed: string | undefined): string[] | null {
  if (typed === undefined || typed.trim() === '') return null;
  return [...new Set(foldName(typed).split(' '))].filter((word) => word !== '');
}
