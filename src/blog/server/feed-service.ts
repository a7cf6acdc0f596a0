import { isAppError } from '../../kernel/calls/app-error.ts';
import { writableXml } from '../../kernel/text/writable-xml.ts';
import { sharedPhotoUrl } from '../../media/rules/shared-photo.ts';
import type { BlogPost, BlogPostCard, BlogService } from '../contract.ts';
import { absoluteHtml } from '../rules/article-markup.ts';
import { postPath } from '../rules/post-path.ts';
import * as messages from '../messages/visitor.it.ts';

const FEED_SIZE = 50;
export const FEED_PATH = '/blog/feed.xml';

/** `length` of an enclosure. The size is unknown before the picture is rendered; the RSS Advisory Board recommends zero in this case. */
const UNKNOWN_LENGTH = 0;

type Blog = Pick<BlogService, 'listPosts' | 'getPost'>;

async function readPost(blog: Blog, { id }: BlogPostCard): Promise<BlogPost[]> {
  try {
    return [await blog.getPost(id)];
  } catch (error) {
    if (isAppError(error) && error.codice === 'NON_TROVATO') return [];
    throw error;
  }
}

function itemOf(post: BlogPost, publicUrl: string) {
  const url = publicUrl + postPath(post);
  const cover = post.immagine_copertina === null ? null : sharedPhotoUrl(post.immagine_copertina);
  return {
    title: writableXml(post.titolo),
    link: url,
    description: writableXml(post.excerpt),
    categories: [post.categoria, ...post.tags].map((name) => ({ name: writableXml(name) })),
    // The URL omits the slug, because a changed title must not make the article appear as new.
    guid: { value: `${publicUrl}/blog/${post.id}`, isPermaLink: true },
    pubDate: new Date(post.published_at ?? post.created_at),
    content: { encoded: writableXml(absoluteHtml(post.contenuto, publicUrl, postPath(post))) },
    ...(cover !== null && {
      enclosures: [{ url: publicUrl + cover, length: UNKNOWN_LENGTH, type: 'image/jpeg' }],
    }),
  };
}

/** Removes the whitespace that the library adds around `CDATA` sections, because it would become part of the titles. */
function removeCdataIndent(xml: string): string {
  return xml.replace(/>\n\s*<!\[CDATA\[/g, '><![CDATA[').replace(/\]\]>\n\s*<\//g, ']]></');
}

export async function writeFeed(blog: Blog, publicUrl: string): Promise<string> {
  const { data } = await blog.listPosts({ page: 1, limit: FEED_SIZE });
  const posts = (await Promise.all(data.map((card) => readPost(blog, card)))).flat();
  const changes = posts.map(({ updated_at }) => updated_at).toSorted();
  const last = changes.at(-1);
  const { generateRssFeed } = await import('feedsmith');
  const xml = generateRssFeed({
    title: messages.feedTitle,
    link: `${publicUrl}/blog`,
    description: messages.feedDescription,
    language: 'it',
    ...(last !== undefined && { lastBuildDate: new Date(last) }),
    image: {
      url: `${publicUrl}/og/segno.png`,
      title: messages.feedTitle,
      link: `${publicUrl}/blog`,
      width: 144,
      height: 144,
    },
    atom: { links: [{ href: publicUrl + FEED_PATH, rel: 'self', type: 'application/rss+xml' }] },
    items: posts.map((post) => itemOf(post, publicUrl)),
  });
  return removeCdataIndent(xml);
}
