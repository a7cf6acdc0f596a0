import { expect, test } from 'vitest';
import { describePost, type PostFacts } from './describe-post.ts';

const place = {
  publicUrl: 'https://www.ospitalia.example',
  path: '/blog/3/le-crete',
  image: 'https://www.ospitalia.example/og/ospitalia.jpg',
  comments: 2,
};
const post: PostFacts = {
  titolo: 'Le crete d’autunno',
  excerpt: 'Il colore della terra arata.',
  meta_description: '',
  categoria: 'Destinazioni',
  tags: ['Siena', 'autunno'],
  created_at: '2026-10-01T08:00:00.000Z',
  published_at: '2026-10-02T08:00:00.000Z',
  updated_at: '2026-10-03T08:00:00.000Z',
  reading_time: 4,
};

test('describePost returns structured data with all facts shown on the article’s page', () => {
  const url = 'https://www.ospitalia.example/blog/3/le-crete';
  const ospitalia = {
    '@type': 'Organization',
    '@id': 'https://www.ospitalia.example/#ospitalia',
    name: 'Ospitalia',
    url: 'https://www.ospitalia.example/',
  };
  expect(describePost(post, place)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: 'Le crete d’autunno',
    description: 'Il colore della terra arata.',
    image: 'https://www.ospitalia.example/og/ospitalia.jpg',
    datePublished: '2026-10-02T08:00:00.000Z',
    dateModified: '2026-10-03T08:00:00.000Z',
    author: ospitalia,
    publisher: ospitalia,
    articleSection: 'Destinazioni',
    keywords: 'Siena, autunno',
    timeRequired: 'PT4M',
    commentCount: 2,
    inLanguage: 'it-IT',
  });
});

test('describePost prefers the meta description to the excerpt, and returns no modification date earlier than the publication date', () => {
  const changed = { ...post, meta_description: 'Dove andare.', updated_at: '2026-10-01T09:00:00.000Z', tags: [] };
  const { description, dateModified, keywords } = describePost(changed, place);
  expect([description, dateModified, keywords]).toEqual(['Dove andare.', '2026-10-02T08:00:00.000Z', undefined]);
});
