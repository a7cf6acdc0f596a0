import { brandName } from '../../kernel/brand/brand.ts';
import type { MetaDescriptor } from 'react-router';
import { currentLanguage } from '../../kernel/languages/current-language.ts';
import { LOCALE } from '../../kernel/language.ts';
import { sharedPhotoUrl } from '../../media/rules/shared-photo.ts';
import * as messages from '../messages/visitor.ts';

/** A picture for shared links: a JPEG of 1200×630 pixels, because not all previews support WebP. */
export type SharedPicture = { path: string; alt: string };

type PageMeta = {
  title: string;
  description: string;
  path: string;
  publicUrl: string;
  picture?: SharedPicture | undefined;
  publishedAt?: string | null | undefined;
  isHidden?: boolean;
  structured?: readonly string[] | undefined;
};

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
    // React Router escapes `<`, `>` and `&`, so names of homes cannot close the `<script>` element.
    ...structured.map((text) => ({ 'script:ld+json': JSON.parse(text) })),
  ];
}

/** Format characters such as soft hyphens. They are removed, because search engines would otherwise index them. */
const UNSEEN = /\p{Cf}/gu;

function withoutMarks(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(UNSEEN, '') : value;
}

export function writeHead(page: PageMeta, ...more: MetaDescriptor[]): string {
  return JSON.stringify([...pageMeta(page), ...more], withoutMarks);
}

export function photoPicture(photo: string | null | undefined, name: string): SharedPicture | null {
  const path = photo ? sharedPhotoUrl(photo) : null;
  return path === null ? null : { path, alt: name };
}
