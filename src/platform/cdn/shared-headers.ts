import { ALL_TAGS } from '../page-cache/page-store.ts';

/** Who keeps copies of pages in front of the portal. `http`: a cache that is told by `PURGE` requests, as Varnish, or by nothing. */
export type CdnProvider = 'cloudflare' | 'fastly' | 'http';

/** By which of its tags a page is dropped, and for how long it may be shown. */
export type CacheablePage = { tags: readonly string[]; seconds: number };

/** Fastly and Cloudflare read 16 KB of tags; nginx, where it stands in between, takes 4 KB of headers in all unless it is told otherwise. */
const MAX_TAG_BYTES = 2048;
/** Longest key of Fastly's, in bytes. */
const MAX_TAG_LENGTH = 1024;
/** Printable ASCII without blanks and commas, by which one tag ends and the next begins. */
const TAG = /^[\x21-\x2b\x2d-\x7e]+$/;

/** Whether a CDN can have kept a page by this tag. */
export function isPurgeable(tag: string): boolean {
  return tag.length <= MAX_TAG_LENGTH && TAG.test(tag);
}

/** What each reads, where it is published: `docs/decisions/0119-cdn-with-tag-purges.md`. */
const FIELDS = {
  cloudflare: (tags, seconds) => ({ 'Cache-Tag': tags.join(','), 'CDN-Cache-Control': `max-age=${seconds}` }),
  fastly: (tags, seconds) => ({ 'Surrogate-Key': tags.join(' '), 'Surrogate-Control': `max-age=${seconds}` }),
  http: (tags, seconds) => ({
    'Surrogate-Key': tags.join(' '),
    'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${seconds}`,
  }),
} satisfies Record<CdnProvider, (tags: readonly string[], seconds: number) => Record<string, string>>;

/**
 * The headers by which a CDN keeps a page and drops it again; `null`: it must not keep it, since it could not be told to drop it.
 * @example sharedHeaders('fastly', { tags: ['s:7'], seconds: 60 }) // { 'Surrogate-Key': 'all s:7', 'Surrogate-Control': 'max-age=60' }
 */
export function sharedHeaders(provider: CdnProvider, page: CacheablePage): Readonly<Record<string, string>> | null {
  const tags = [...new Set([ALL_TAGS, ...page.tags])];
  const seconds = Math.floor(page.seconds);
  const bytes = tags.join(',').length;
  if (seconds < 1 || bytes > MAX_TAG_BYTES || !tags.every(isPurgeable)) return null;
  return FIELDS[provider](tags, seconds);
}
