import { ALL_PATHS } from '../../kernel/pages/all-paths.ts';

const LISTS = Object.values(ALL_PATHS).flatMap(({ strutture, blog }) => [strutture, blog]);
const SMALL_LETTERS = new RegExp(`^(?:${LISTS.join('|')})(?:/|$)`, 'i');

/**
 * Returns the canonical path, or `null` if no redirect is needed. A path with two leading slashes would redirect to another site.
 * @example canonicalPath('/strutture/Toscana/') // '/strutture/toscana'
 */
export function canonicalPath(path: string): string | null {
  if (path.startsWith('//')) return null;
  const whole = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  const canonical = SMALL_LETTERS.test(whole) ? whole.toLowerCase() : whole;
  return canonical === path ? null : canonical;
}
