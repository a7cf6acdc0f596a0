import { foldName } from './fold-name.ts';

/**
 * Bilingual names use the Italian half.
 * @example slugify("Valle d'Aosta/Vallée d'Aoste")
 * // 'valle-d-aosta'
 */
export function slugify(name: string): string {
  const [italian = name] = name.split('/');
  return foldName(italian).replaceAll(' ', '-');
}
