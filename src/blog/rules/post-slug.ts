import { foldName } from '../../locations/rules/fold-name.ts';

/** Longest slug, in characters: an address that can still be read. */
const LONGEST = 80;
const NAMELESS = 'articolo';

function shorten(slug: string): string {
  if (slug.length <= LONGEST) return slug;
  const end = slug.lastIndexOf('-', LONGEST);
  return slug.slice(0, end > 0 ? end : LONGEST);
}

/**
 * An article's name in its address: lower-case ASCII words joined by `-`, at most 80 characters. Never a number, which
 * would be another article's id.
 * @example postSlug('Perché vale il viaggio: le Crete') // 'perche-vale-il-viaggio-le-crete'
 */
export function postSlug(titolo: string): string {
  const slug = shorten(foldName(titolo).replaceAll(' ', '-'));
  if (slug === '') return NAMELESS;
  return /^\d+$/.test(slug) ? `${NAMELESS}-${slug}` : slug;
}

/**
 * The slug itself, or the first of its numbered forms that nobody has.
 * @example freeSlug('crete', new Set(['crete'])) // 'crete-2'
 */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}
