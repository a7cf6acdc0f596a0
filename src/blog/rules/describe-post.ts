import { brandName } from '../../kernel/brand/brand.ts';
import type { BlogPosting, WithContext } from 'schema-dts';

export type PostFacts = {
  titolo: string;
  excerpt: string;
  meta_description: string;
  categoria: string;
  tags: readonly string[];
  published_at: string | null;
  created_at: string;
  updated_at: string;
  reading_time: number;
};

export type PostPlace = { publicUrl: string; path: string; image: string; comments: number };

function publisherOf(publicUrl: string) {
  const id = `${publicUrl}/#ospitalia`;
  return { '@type': 'Organization', '@id': id, name: brandName, url: `${publicUrl}/` } as const;
}

/**
 * Describes an article for search engines (schema.org). The portal is both the author and the publisher.
 * @example describePost(post, place).headline // 'Le crete d’autunno'
 */
export function describePost(
  post: PostFacts,
  { publicUrl, path, image, comments }: PostPlace,
): Exclude<WithContext<BlogPosting>, string> {
  const url = publicUrl + path;
  const ospitalia = publisherOf(publicUrl);
  const published = post.published_at ?? post.created_at;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: post.titolo,
    description: post.meta_description || post.excerpt,
    image,
    datePublished: published,
    // Edits before publication do not count as changes.
    dateModified: post.updated_at > published ? post.updated_at : published,
    author: ospitalia,
    publisher: ospitalia,
    articleSection: post.categoria,
    ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
    timeRequired: `PT${post.reading_time}M`,
    commentCount: comments,
    inLanguage: 'it-IT',
  };
}
