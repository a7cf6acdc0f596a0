import type { HeadersArgs, MetaDescriptor } from 'react-router';

/** Returns the `headers` of a page whose URL alone grants access. Caches, search engines and other sites must not learn the URL. */
export const secretHeaders = () =>
  ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }) as const;

/**
 * Returns the `meta` of a page that search engines must not index. If `loaderData` is missing, nothing was found, and the error
 * page sets the title.
 */
export function secretMeta(title: string, { loaderData }: { loaderData: unknown }): MetaDescriptor[] {
  return [...(loaderData === undefined ? [] : [{ title }]), { name: 'robots', content: 'noindex' }];
}

/** Returns the headers of a page in the owner area whose URL contains a token. No other site may receive the URL as a referrer. */
export function areaTokenHeaders({ parentHeaders }: HeadersArgs) {
  parentHeaders.set('Referrer-Policy', 'no-referrer');
  return parentHeaders;
}
