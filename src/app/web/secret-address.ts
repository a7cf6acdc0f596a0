import type { HeadersArgs, MetaDescriptor } from 'react-router';

/** The `headers` of a page whose address is all that is needed to see it: no cache keeps it, no search engine and no other site hears of it. */
export const secretHeaders = () =>
  ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }) as const;

/** The `meta` of such a page. Without `loaderData` nothing was found, and the error page sets the title. */
export function secretMeta(title: string, { loaderData }: { loaderData: unknown }): MetaDescriptor[] {
  return [...(loaderData === undefined ? [] : [{ title }]), { name: 'robots', content: 'noindex' }];
}

/** The `headers` of a page of the owner's area with a token in its address: neither what it loads nor where it leads hears of it. */
export function areaTokenHeaders({ parentHeaders }: HeadersArgs) {
  parentHeaders.set('Referrer-Policy', 'no-referrer');
  return parentHeaders;
}
