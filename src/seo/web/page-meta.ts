import { brandName } from '../../kernel/brand/brand.ts';
import type { MetaDescriptor } from 'react-router';
import { currentLanguage } from '../../kernel/languages/current-language.ts';
import { LOCALE } from '../../kernel/language.ts';
import { sharedPhotoUrl } from '../../media/rules/shared-photo.ts';
import * as messages from '../messages/visitor.ts';

/** A picture for shared links: a JPEG of 1200×630 pixels, because not every reader takes WebP. */
export type SharedPicture = { path: string; alt: string };

type PageMeta = {
  /** Without the name of the site, which is added. */
  title: string;
  description: string;
  /** Canonical address below `publicUrl`. */
  path: string;
  publicUrl: string;
  picture?: SharedPicture | undefined;
  /** The publication time of an article; other pages have none. */
  publishedAt?: string | null | undefined;
  /** Whether the public page is excluded from search engines. */
  isHidden?: boolean;
  /** The page's JSON-LD (`structured.ts`). */
  structured?: readonly string[] | undefined;
};

/** The default picture. */
export const BRAND_PICTURE: SharedPicture = {
  path: '/og/ospitalia.jpg',
  alt: messages.siteTitle,
};

function pictureMeta({ path, alt }: SharedPicture, publicUrl: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: `${publicUrl}${path}` },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function pageMeta(page: PageMeta): MetaDescriptor[] {
  const {
    title,
    description,
    path,
    publicUrl,
    picture = BRAND_PICTURE,
    publishedAt,
    isHidden = false,
    structured = [],
  } = page;
  const url = `${publicUrl}${path}`;
  return [
    { title: `${title} — ${brandName}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: brandName },
    { property: 'og:locale', content: LOCALE[currentLanguage()].replace('-', '_') },
    { property: 'og:type', content: publishedAt ? 'article' : 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...pictureMeta(picture, publicUrl),
    ...(publishedAt ? [{ property: 'article:published_time', content: publishedAt }] : []),
    ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    // React Router writes it with `<`, `>` and `&` escaped: no name of a home ends the element.
    ...structured.map((text) => ({ 'script:ld+json': JSON.parse(text) })),
  ];
}

/** Soft hyphens and other signs that nobody sees: they are for lines of a page, and a search engine takes them for letters. */
const UNSEEN = /\p{Cf}/gu;

function withoutMarks(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(UNSEEN, '') : value;
}

/**
 * Title, description, canonical address, Open Graph and structured data of a public page, and what else stands in its head: for its
 * loader to send along, and `read-head.ts` to put there.
 */
export function writeHead(page: PageMeta, ...more: MetaDescriptor[]): string {
  return JSON.stringify([...pageMeta(page), ...more], withoutMarks);
}

/** A stored photo as shared links show it; `null` without one. `name`: of what it shows. */
export function photoPicture(photo: string | null | undefined, name: string): SharedPicture | null {
  const path = photo ? sharedPhotoUrl(photo) : null;
  return path === null ? null : { path, alt: name };
}
