import type { HeadersArgs, MetaDescriptor } from 'react-router';

/** Returns headers that hide a URL from caches and other sites, because the URL alone grants access. */
export const secretHeaders = () =>
  ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }) as const;

/** Returns the `meta` of a page that must not be indexed. If the page failed to load, its error page sets the title. */
export function secretMeta(title: string, { loaderData }: { loaderData: unknown }): MetaDescriptor[] {
  return [...(loaderData === undefined ? [] : [{ title }]), { name: 'robots', content: 'noindex' }];
}

/** Adds a header that prevents other sites from receiving a URL with a token as a referrer. */
export function areaTokenHeaders({ parentHeaders }: HeadersArgs) {
  parentHeaders.set('Referrer-Policy', 'no-referrer');
  return parentHeaders;
}
