import { ITALIAN, type Language, LANGUAGES } from '../../kernel/language.ts';
import { writableXml } from '../../kernel/text/writable-xml.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function xmlText(text: string): string {
  return writableXml(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** `path` is a string if the page exists only in Italian; otherwise, it maps each language of the page to a path. */
export type SitemapPage = {
  path: string | (Partial<Record<Language, string>> & Record<typeof ITALIAN, string>);
  changed_at?: Date;
};

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINKS_NAMESPACE = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const linkXml = (language: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;

/** Returns the sitemap entries of a page in all its languages. `x-default` is the Italian page. */
function urlsXml(publicUrl: string, { path, changed_at }: SitemapPage): string {
  const changed = changed_at ? `<lastmod>${changed_at.toISOString()}</lastmod>` : '';
  const urlXml = (loc: string, links: string) => `<url><loc>${loc}</loc>${changed}${links}</url>\n`;
  if (typeof path === 'string') return urlXml(xmlText(publicUrl + path), '');
  const urls = LANGUAGES.flatMap((language) => {
    const ofLanguage = path[language];
    return ofLanguage === undefined ? [] : [{ language, href: xmlText(publicUrl + ofLanguage) }];
  });
  const links = urls.map(({ language, href }) => linkXml(language, href)).join('');
  const all = links + linkXml('x-default', xmlText(publicUrl + path[ITALIAN]));
  return urls.map(({ href }) => urlXml(href, all)).join('');
}

/**
 * Returns a sitemap (https://www.sitemaps.org/protocol.html), with Google's extension for languages
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap). `publicUrl` has no trailing
 * slash.
 */
export function sitemapXml(publicUrl: string, pages: readonly SitemapPage[]): string {
  const urls = pages.map((page) => urlsXml(publicUrl, page));
  return `${HEAD}<urlset ${NAMESPACE} ${LINKS_NAMESPACE}>\n${urls.join('')}</urlset>\n`;
}

export function sitemapIndexXml(publicUrl: string, paths: readonly string[]): string {
  const sitemaps = paths.map((path) => `<sitemap><loc>${xmlText(publicUrl + path)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${sitemaps.join('')}</sitemapindex>\n`;
}
