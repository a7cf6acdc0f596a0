import { beforeEach, expect, test } from 'vitest';
import { buildArticle } from '../../../test/build-article.ts';
import { openReaders } from '../../../test/open-readers.ts';
import { openOnce } from '../../../test/open-once.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const portal = openOnce(openReaders);
let post: number;

beforeEach(async () => {
  await portal.clear();
  post = await buildArticle(portal.db);
});

const open = (id: number, headers: Record<string, string> = {}) =>
  portal.call('POST', `blog/posts/${id}/views`, undefined, { 'User-Agent': FIREFOX, ...headers });

async function counted(id: number) {
  const posts = portal.db.selectFrom('blog_posts').select('views_count').where('id', '=', id);
  const { views_count } = await posts.executeTakeFirstOrThrow();
  const days = await portal.db.selectFrom('blog_views').select(['giorno', 'views']).where('post_id', '=', id).execute();
  return { views_count, days };
}

test('counts concurrent views by day without setting a cookie', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => open(post)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 204));
  expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
  expect(await counted(post)).toEqual({ views_count: 8, days: [{ giorno: '2026-11-22', views: 8 }] });
});

test('counts at most one view per reader and article within half an hour', async () => {
  const other = await buildArticle(portal.db);
  const me = { 'X-Forwarded-For': '203.0.113.5' };
  for (const id of [post, post, other, post]) expect((await open(id, me)).status).toBe(204);
  expect([(await counted(post)).views_count, (await counted(other)).views_count]).toEqual([1, 1]);
});

test('counts a view on its day in Rome, even if that day has not yet begun in UTC', async () => {
  portal.time.now = new Date('2026-11-22T23:30:00Z');
  await open(post);
  expect((await counted(post)).days).toEqual([{ giorno: '2026-11-23', views: 1 }]);
});

test.each([
  ...[GOOGLEBOT, 'facebookexternalhit/1.1', 'curl/8.5.0', 'HeadlessChrome/140.0', 'GPTBot/1.2', ''].map((agent) => ({
    'User-Agent': agent,
  })),
  { 'Sec-Purpose': 'prefetch;prerender' },
  { Purpose: 'prefetch;prerender' },
])('returns 204 for the headers %j without counting a view', async (headers) => {
  expect((await open(post, { ...headers })).status).toBe(204);
  expect(await counted(post)).toEqual({ views_count: 0, days: [] });
});

test('returns 404 for drafts and unknown articles, even to robots, and counts a view after the draft is published', async () => {
  const draft = await buildArticle(portal.db, { status: 'bozza', published_at: null });
  const me = { 'X-Forwarded-For': '203.0.113.6' };
  expect((await open(draft, me)).status).toBe(404);
  expect((await open(draft, { 'User-Agent': GOOGLEBOT })).status).toBe(404);
  expect((await open(999_999)).status).toBe(404);
  await portal.db.updateTable('blog_posts').set({ status: 'pubblicato', published_at: portal.time.now }).execute();
  await open(draft, me);
  expect((await counted(draft)).views_count).toBe(1);
});

test('rejects view-count requests from other sites', async () => {
  expect((await open(post, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://altrove.example' })).status).toBe(403);
  expect((await counted(post)).views_count).toBe(0);
});
