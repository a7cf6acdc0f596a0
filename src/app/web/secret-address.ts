import type { HeadersArgs, MetaDescriptor } from 'react-router';

/** The `headers` of a page whose URL alone grants access: neither caches, search engines nor other sites must learn it. */
export const secretHeaders = () =>
  ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }) as const;

/** Returns the `meta` of a page with a secret URL. Without `loaderData` nothing was found, and the error page sets the title. */
export function secretMeta(title: string, { loaderData }: { loaderData: unknown }): MetaDescriptor[] {
  return [...(loaderData === undefined ? [] : [{ title }]), { name: 'robots', content: 'noindex' }];
}

/** The `headers` of an owner's page with a token in its URL, which no other site may receive as a referrer. */
export function areaTokenHeaders({ parentHeaders }: HeadersArgs) {
  parentHeaders.set('Referrer-Policy', 'no-referrer');
  return parentHeaders;
}
