/**
 * What robots are told. Only the API is kept from them: it has nothing that the pages have not. Personal pages say `noindex`
 * themselves, and a robot that may not read a page cannot read that either (ADR 0066).
 */
export function robotsTxt(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
