import { foldName } from './fold-name.ts';

/**
 * Converts a name to a slug. Uses only the Italian half of a bilingual name.
 * @example slugify("Valle d'Aosta/Vallée d'Aoste")
 * // 'valle-d-aosta'
 */
export function slugify(name: string): string {
  const [italian = name] = name.split('/');
  return foldName(italian).replaceAll(' ', '-');
}
