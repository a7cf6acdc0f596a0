import { xmlText } from './xml-text.ts';

/** A page in a sitemap: its path below the site's address, and when it was changed last, where that is known. */
export type SitemapPage = { path: string; changed_at?: Date };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap (https://www.sitemaps.org/protocol.html) of pages of the site at `publicUrl`, which has no final slash. */
export function sitemapXml(publicUrl: string, pages: readonly SitemapPage[]): string {
  const urls = pages.map(({ path, changed_at }) => {
    const changed = changed_at ? `<lastmod>${changed_at.toISOString()}</lastmod>` : '';
    return `<url><loc>${xmlText(publicUrl + path)}</loc>${changed}</url>\n`;
  });
  return `${HEAD}<urlset ${NAMESPACE}>\n${urls.join('')}</urlset>\n`;
}

/** The index of sitemaps that lie at `paths`. */
export function sitemapIndexXml(publicUrl: string, paths: readonly string[]): string {
  const sitemaps = paths.map((path) => `<sitemap><loc>${xmlText(publicUrl + path)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${sitemaps.join('')}</sitemapindex>\n`;
}
