import { paths } from '../../kernel/pages/paths.ts';
/** Digits without sign or leading zero, within PostgreSQL's `integer`. */
const ID = /^[1-9]\d{0,8}$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 100;

/**
 * The address of an article's page: found by its id, read by its slug.
 * @example postPath({ id: 12, slug: 'le-crete-d-autunno' }) // '/blog/12/le-crete-d-autunno'
 */
export function postPath({ id, slug }: { id: number; slug: string }): string {
  return `${paths.blog}/${id}/${slug}`;
}

/**
 * The one address that an article is known by, whatever the language of the page around it: its text is Italian.
 * @example italianPostPath({ id: 12, slug: 'le-crete-d-autunno' }) // '/blog/12/le-crete-d-autunno'
 */
export function italianPostPath({ id, slug }: { id: number; slug: string }): string {
  return `/blog/${id}/${slug}`;
}

export type PostReference = { id: number } | { slug: string };

/**
 * Reads the part of an address that names an article. No slug is a number (`post-slug.ts`).
 * @example parsePostReference('12') // { id: 12 }
 */
export function parsePostReference(text: string): PostReference | null {
  if (ID.test(text)) return { id: Number(text) };
  if (/^\d+$/.test(text) || text.length > LONGEST_SLUG || !SLUG.test(text)) return null;
  return { slug: text };
}
