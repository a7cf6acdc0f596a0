import type { MetaDescriptor } from 'react-router';

type PageMeta = {
  /** Without the name of the site, which is added. */
  title: string;
  description: string;
  /** Canonical address below `publicUrl`. */
  path: string;
  publicUrl: string;
  /** Absolute address of a picture for shared links. */
  image?: string | undefined;
};

/** Title, description, canonical address and Open Graph of a page. */
export function pageMeta({ title, description, path, publicUrl, image }: PageMeta): MetaDescriptor[] {
  const url = `${publicUrl}${path}`;
  return [
    { title: `${title} — Ospitalia` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: 'Ospitalia' },
    { property: 'og:locale', content: 'it_IT' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(image ? [{ property: 'og:image', content: image }] : []),
  ];
}
