import { paths } from '../../kernel/pages/paths.ts';
/** Matches a number without a sign or leading zero that fits into PostgreSQL's `integer`. */
const ID = /^[1-9]\d{0,8}$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 100;

/**
 * The ID identifies the article; the slug is for readers.
 * @example postPath({ id: 12, slug: 'le-crete-d-autunno' }) // '/blog/12/le-crete-d-autunno'
 */
export function postPath({ id, slug }: { id: number; slug: string }): string {
  return `${paths.blog}/${id}/${slug}`;
}

/**
 * The canonical address is the same in every language, because the article's text is in Italian.
 * @example italianPostPath({ id: 12, slug: 'le-crete-d-autunno' }) // '/blog/12/le-crete-d-autunno'
 */
export function italianPostPath({ id, slug }: { id: number; slug: string }): string {
  return `/blog/${id}/${slug}`;
}

export type PostReference = { id: number } | { slug: string };

/**
 * Parses the ID or the slug in an article's URL. Slugs are never numbers (`post-slug.ts`).
 * @example parsePostReference('12') // { id: 12 }
 */
export function parsePostReference(text: string): PostReference | null {
  if (ID.test(text)) return { id: Number(text) };
  if (/^\d+$/.test(text) || text.length > MAX_SLUG_LENGTH || !SLUG.test(text)) return null;
  return { slug: text };
}
