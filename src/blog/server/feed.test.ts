import { parseRssFeed } from 'feedsmith';
import { beforeAll, expect, test } from 'vitest';
import { buildArticle } from '../../../test/build-article.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { readXml } from '../../../test/read-markup.ts';
import { openOnce } from '../../../test/open-once.ts';
import { writeFeed } from './feed-service.ts';
import { createBlogService } from './service.ts';

const SITE = 'https://www.ospitalia.example';
const HASH = 'x'.repeat(22);
/** Matches an RFC 822 date with a four-digit year (RFC 1123), as the RSS Advisory Board recommends. */
const RFC_822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} \d\d:\d\d:\d\d (?:GMT|[+-]\d{4})$/;
const HOSTILE = ']]> & <b>"Crete"</b> 🍂 <![CDATA[ &amp; </item>';

const database = openOnce(createTestDatabase);
let xml: string;

beforeAll(async () => {
  const { db } = database;
  const photo = { hash: HASH, width: 1200, height: 900, ready_at: new Date() };
  const { id } = await db.insertInto('photos').values(photo).returning('id').executeTakeFirstOrThrow();
  for (let older = 0; older < 50; older += 1)
    await buildArticle(db, { published_at: new Date('2025-01-01T10:00:00Z') });
  await buildArticle(db, {
    titolo: `${HOSTILE}\u0001`,
    slug: 'ostile',
    excerpt: HOSTILE,
    tags: ['Siena & dintorni'],
    cover_photo_id: id,
    contenuto: `<p>]]&gt; <a href="/blog">qui</a> <a href="#sotto">giù</a></p><figure><img src="/foto/${HASH}-1200x900.webp" alt=""></figure>`,
    published_at: new Date('2026-11-02T10:00:00Z'),
  });
  await buildArticle(db, { slug: 'bozza', status: 'bozza', published_at: null });
  xml = await writeFeed(createBlogService(db), SITE);
});

const textOf = (parent: Element | null, name: string) => parent?.getElementsByTagName(name)[0]?.textContent ?? null;

test('the feed has the required and recommended elements of an RSS 2.0 channel', () => {
  const { documentElement } = readXml(xml);
  expect([documentElement.localName, documentElement.getAttribute('version')]).toEqual(['rss', '2.0']);
  const channel = documentElement.querySelector('channel');
  expect(textOf(channel, 'title')).toBe('Blog di Ospitalia');
  expect(textOf(channel, 'link')).toBe(`${SITE}/blog`);
  expect(textOf(channel, 'description')).not.toBe('');
  expect(textOf(channel, 'language')).toBe('it');
  expect(textOf(channel, 'lastBuildDate')).toMatch(RFC_822);
  const self = channel?.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0];
  const attributes = ['rel', 'type', 'href'].map((name) => self?.getAttribute(name));
  expect(attributes).toEqual(['self', 'application/rss+xml', `${SITE}/blog/feed.xml`]);
});

test('every item of the feed has the required elements and a unique guid', () => {
  const items = [...readXml(xml).querySelectorAll('item')];
  expect(items).toHaveLength(50);
  for (const item of items) {
    expect(textOf(item, 'title')).not.toBe('');
    expect(textOf(item, 'link')).toMatch(/^https:\/\/www\.ospitalia\.example\/blog\/\d+\/[a-z0-9-]+$/);
    expect(textOf(item, 'pubDate')).toMatch(RFC_822);
    expect(item.querySelector('guid')?.getAttribute('isPermaLink')).toBe('true');
    expect(item.getElementsByTagName('category').length).toBeGreaterThan(0);
  }
  expect(new Set(items.map((item) => textOf(item, 'guid'))).size).toBe(50);
});

test('the feed escapes a hostile title and includes the whole article', () => {
  const [item = null] = readXml(xml).querySelectorAll('item');
  expect(textOf(item, 'title')).toBe(HOSTILE);
  expect(textOf(item, 'description')).toBe(HOSTILE);
  expect(new Date(textOf(item, 'pubDate') ?? '').toISOString()).toBe('2026-11-02T10:00:00.000Z');
  expect([...(item?.getElementsByTagName('category') ?? [])].at(-1)?.textContent).toBe('Siena & dintorni');
  expect(xml).not.toContain('\u0001');
  const content = textOf(item, 'content:encoded') ?? '';
  expect(content).toContain(`<a href="${SITE}/blog">`);
  expect(content).toContain(`src="${SITE}/foto/${HASH}-1200x900.webp"`);
  expect(content).not.toMatch(/(?:src|href)="\/|srcset/);
  const enclosure = item?.querySelector('enclosure');
  const attributes = ['url', 'type', 'length'].map((name) => enclosure?.getAttribute(name));
  expect(attributes).toEqual([`${SITE}/og/foto/${HASH}-1200x900.jpg`, 'image/jpeg', '0']);
});

test('the feed of a blog without articles is a valid channel', async () => {
  const empty = await writeFeed(
    { listPosts: async () => ({ data: [], total: 0, published: 0 }), getPost: () => Promise.reject() },
    SITE,
  );
  expect(parseRssFeed(empty).title).toBe('Blog di Ospitalia');
});
