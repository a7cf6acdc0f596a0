import { brandName, brandOperator } from '../../kernel/brand/brand.ts';
import type { Blog, Organization, WebSite, WithContext } from 'schema-dts';
import { currentLanguage } from '../../kernel/languages/current-language.ts';
import { LOCALE } from '../../kernel/language.ts';
import { paths } from '../../kernel/pages/paths.ts';
import type { BlogPost } from '../../blog/contract.ts';
import { describePost } from '../../blog/rules/describe-post.ts';
import { italianPostPath } from '../../blog/rules/post-path.ts';
import { describePath } from './describe-path.ts';
import { type StructuredDocuments, structured } from './structured.ts';
import { BRAND_PICTURE, photoPicture } from './page-meta.ts';
import * as messages from '../messages/visitor.ts';

export function describeSite(publicUrl: string): (WithContext<Organization> | WithContext<WebSite>)[] {
  const id = `${publicUrl}/#ospitalia`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': id,
      name: brandName,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/og/ospitalia.jpg`,
      ...brandOperator?.organization,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: brandName,
      url: publicUrl + paths.home,
      inLanguage: LOCALE[currentLanguage()],
      publisher: { '@id': id },
    },
  ];
}

export function describeBlog(publicUrl: string, description: string): WithContext<Blog> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': `${publicUrl}${paths.blog}`,
    url: `${publicUrl}${paths.blog}`,
    name: messages.blogName,
    description,
    inLanguage: 'it-IT',
    publisher: { '@id': `${publicUrl}/#ospitalia` },
  };
}

type Article = { post: BlogPost; description: string; publicUrl: string; comments: number };

export function describeArticle({ post, description, publicUrl, comments }: Article): StructuredDocuments {
  const path = italianPostPath(post);
  const picture = photoPicture(post.immagine_copertina, post.titolo) ?? BRAND_PICTURE;
  return structured(
    describePost(
      { ...post, meta_description: description },
      { publicUrl, path, image: publicUrl + picture.path, comments },
    ),
    describePath(publicUrl, [
      { name: 'Blog', path: paths.blog },
      { name: post.titolo, path },
    ]),
  );
}
