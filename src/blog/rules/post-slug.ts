import { foldName } from '../../locations/rules/fold-name.ts';

const MAX_LENGTH = 80;
const NAMELESS = 'articolo';

function shorten(slug: string): string {
  if (slug.length <= MAX_LENGTH) return slug;
  const end = slug.lastIndexOf('-', MAX_LENGTH);
  return slug.slice(0, end > 0 ? end : MAX_LENGTH);
}

/**
 * Derives a slug from a title. Never returns a number, which would be interpreted as an ID.
 * @example postSlug('Perché vale il viaggio: le Crete') // 'perche-vale-il-viaggio-le-crete'
 */
export function postSlug(titolo: string): string {
  const slug = shorten(foldName(titolo).replaceAll(' ', '-'));
  if (slug === '') return NAMELESS;
  return /^\d+$/.test(slug) ? `${NAMELESS}-${slug}` : slug;
}

/** @example freeSlug('crete', new Set(['crete'])) // 'crete-2' */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}
