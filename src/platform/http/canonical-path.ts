import { ALL_PATHS } from '../../kernel/pages/all-paths.ts';

const LISTS = Object.values(ALL_PATHS).flatMap(({ strutture, blog }) => [strutture, blog]);
/** These addresses, and those below them, are written in small letters. */
const SMALL_LETTERS = new RegExp(`^(?:${LISTS.join('|')})(?:/|$)`, 'i');

/**
 * The one way to write the path of a page, or `null` where it is written so: without slashes at its end, and places and articles in
 * small letters. What begins with two slashes would lead to another site, and is left alone.
 * @example canonicalPath('/strutture/Toscana/') // '/strutture/toscana'
 */
export function canonicalPath(path: string): string | null {
  if (path.startsWith('//')) return null;
  const whole = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  const canonical = SMALL_LETTERS.test(whole) ? whole.toLowerCase() : whole;
  return canonical === path ? null : canonical;
}
