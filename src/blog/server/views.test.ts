import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiApp } from '../../../test/api-app.ts';
import { buildArticle } from '../../../test/build-article.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createMemoryLimits } from '../../../test/memory-limits.ts';
import { type ListeningServer, listen } from '../../platform/http/listen.ts';
import { commentsRoutes } from './comments-routes.ts';
import { createCommentsService } from './comments-service.ts';
import { createViewsService } from './views-service.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const ROBOTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'curl/8.5.0',
  'HeadlessChrome/140.0',
  'GPTBot/1.2',
  '',
];

let database: TestDatabase;
let now = new Date('2026-11-22T09:00:00Z');
let server: ListeningServer;
let post: number;
let caller = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const parts = { db: database.db, clock: { now: () => now }, limits: createMemoryLimits() };
  const calls = commentsRoutes({ comments: createCommentsService(parts), views: createViewsService(parts) });
  server = await listen(createApiApp({ calls, trustProxy: 1 }), '127.0.0.1', 0);
});
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(async () => {
  post = await buildArticle(database.db);
});

/** Opens an article, from an address of its own unless one is named. */
async function open(id: number, headers: Record<string, string> = {}): Promise<Response> {
  caller += 1;
  return fetch(`http://127.0.0.1:${server.port}/api/blog/posts/${id}/views`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': `10.1.0.${caller}`, 'User-Agent': FIREFOX, ...headers },
  });
}

async function counted(id: number) {
  const { views_count } = await database.db
    .selectFrom('blog_posts')
    .select('views_count')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const days = await database.db
    .selectFrom('blog_views')
    .select(['giorno', 'views'])
    .where('post_id', '=', id)
    .orderBy('giorno')
    .execute();
  return { views_count, days };
}

describe('POST /blog/posts/{id}/views', () => {
  test('counts readers by day, at once and one after the other, and sets no cookie', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(post)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 204));
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
    expect(await counted(post)).toEqual({ views_count: 8, days: [{ giorno: '2026-11-22', views: 8 }] });
  });

  test('counts who comes back within half an hour once, in each article', async () => {
    const other = await buildArticle(database.db);
    const me = { 'X-Forwarded-For': '203.0.113.5' };
    for (const id of [post, post, other, post]) expect((await open(id, me)).status).toBe(204);
    expect([(await counted(post)).views_count, (await counted(other)).views_count]).toEqual([1, 1]);
  });

  test('the day is Rome’s: half past midnight there is still yesterday in London', async () => {
    now = new Date('2026-11-22T23:30:00Z');
    await open(post);
    now = new Date('2026-11-22T09:00:00Z');
    expect((await counted(post)).days).toEqual([{ giorno: '2026-11-23', views: 1 }]);
  });

  test.each(ROBOTS)('leaves a robot out: %s', async (agent) => {
    expect((await open(post, { 'User-Agent': agent })).status).toBe(204);
    expect(await counted(post)).toEqual({ views_count: 0, days: [] });
  });

  test('leaves out what a browser loads ahead', async () => {
    for (const header of ['Sec-Purpose', 'Purpose']) await open(post, { [header]: 'prefetch;prerender' });
    expect(await counted(post)).toEqual({ views_count: 0, days: [] });
  });

  test('of a draft, and of none, is 404 also for robots; once it is public its reader counts', async () => {
    const draft = await buildArticle(database.db, { status: 'bozza', published_at: null });
    const me = { 'X-Forwarded-For': '203.0.113.6' };
    expect((await open(draft, me)).status).toBe(404);
    expect((await open(draft, { 'User-Agent': ROBOTS[0] ?? '' })).status).toBe(404);
    expect((await open(999_999)).status).toBe(404);
    const isPublic = { status: 'pubblicato', published_at: now } as const;
    await database.db.updateTable('blog_posts').set(isPublic).where('id', '=', draft).execute();
    await open(draft, me);
    expect((await counted(draft)).views_count).toBe(1);
  });

  test('another site cannot have its visitors counted', async () => {
    expect((await open(post, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://altrove.example' })).status).toBe(403);
    expect((await counted(post)).views_count).toBe(0);
  });
});
