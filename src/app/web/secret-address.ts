import type { HeadersArgs, MetaDescriptor } from 'react-router';

/** The `headers` of a page whose URL alone grants access. Caches, search engines and other sites must not learn the URL. */
export const secretHeaders = () =>
  ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }) as const;

/** If `loaderData` is missing, nothing was found, and the error page sets the title. */
export function secretMeta(title: string, { loaderData }: { loaderData: unknown }): MetaDescriptor[] {
  return [...(loaderData === undefined ? [] : [{ title }]), { name: 'robots', content: 'noindex' }];
}

/** The URL of the page contains a token, so no other site may receive the URL as a referrer. */
export function areaTokenHeaders({ parentHeaders }: HeadersArgs) {
  parentHeaders.set('Referrer-Policy', 'no-referrer');
  return parentHeaders;
}
