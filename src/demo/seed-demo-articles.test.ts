import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStruttura } from '../../test/build-struttura.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { renderArticle, sanitiseArticle } from '../blog/server/sanitise-article.ts';
import { createLocationsService } from '../locations/server/service.ts';
import webRoutes from '../app/web/routes.ts';
import { readConfig } from '../app/server/config.ts';
import { openPhotos } from '../app/server/open-photos.ts';
import { ARTICLE_PICTURES, DEMO_ARTICLES } from './demo-articles.ts';
import { readDemoArticle, seedDemoArticles } from './seed-demo-articles.ts';
import { hadArticles, seedEmptyDatabase } from '../app/server/seed-empty-database.ts';

const clock = { now: () => new Date('2026-11-22T05:00:00Z') };

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'ospitalia-articoli-'));
  const config = readConfig({ OSPITALIA_DATA_DIR: folder });
  await seedDemoArticles(database.pool, { storage: openPhotos(config), clock });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const stored = () =>
  database.db
    .selectFrom('blog_posts')
    .innerJoin('blog_categories', 'blog_categories.id', 'categoria_id')
    .innerJoin('photos', 'photos.id', 'cover_photo_id')
    .select(['blog_posts.id', 'titolo', 'blog_posts.slug', 'nome', 'contenuto', 'excerpt', 'reading_time'])
    .select(['meta_description', 'tags', 'status', 'views_count', 'published_at', 'photos.alt', 'photos.hash'])
    .orderBy('published_at', 'desc')
    .execute();

const allUnlike = (texts: readonly string[]) => expect(new Set(texts).size).toBe(texts.length);

test('seedDemoArticles publishes the eight demo articles, which are listed newest first and cover all six categories', async () => {
  const posts = await stored();
  expect(posts.map(({ titolo }) => titolo)).toEqual(DEMO_ARTICLES.map(({ titolo }) => titolo));
  expect(new Set(posts.map(({ nome }) => nome)).size).toBe(6);
  expect(posts.every(({ status }) => status === 'pubblicato')).toBe(true);
  expect(posts.every(({ published_at }) => published_at !== null && published_at < clock.now())).toBe(true);
});

test('seedDemoArticles gives each article distinct metadata for cards and search engines', async () => {
  const posts = await stored();
  for (const { excerpt, meta_description, reading_time, alt, tags } of posts) {
    expect(excerpt.length).toBeGreaterThan(100);
    expect(excerpt.length).toBeLessThanOrEqual(200);
    expect(meta_description.length).toBeGreaterThan(100);
    expect(meta_description.length).toBeLessThanOrEqual(160);
    expect(reading_time).toBeGreaterThanOrEqual(2);
    expect(alt).not.toBe('');
    expect(tags.length).toBeGreaterThanOrEqual(3);
    expect(tags.length).toBeLessThanOrEqual(6);
  }
  allUnlike(posts.map(({ excerpt }) => excerpt));
  allUnlike(posts.map(({ meta_description }) => meta_description));
  allUnlike(posts.map(({ slug }) => slug));
  allUnlike(posts.map(({ hash }) => hash));
});

describe.each(DEMO_ARTICLES)('demo article $file', ({ file }) => {
  const show = (name: string) => ({ url: `/foto/${'x'.repeat(22)}-960x540.webp`, alt: name });

  test('passes the HTML allow-list unchanged', async () => {
    const html = await readDemoArticle(file, show);
    expect(sanitiseArticle(html)).toBe(html.replaceAll(/(<img [^>]*)>/g, '$1 />'));
    expect(renderArticle(html)).toContain('<h2>');
  });

  test('has between 600 and 1,100 words', async () => {
    const words = (await readDemoArticle(file, show)).replaceAll(/<[^>]*>/g, ' ').match(/\p{L}+/gu) ?? [];
    expect(words.length).toBeGreaterThan(600);
    expect(words.length).toBeLessThan(1100);
  });

  test('links only to existing pages', async () => {
    const html = await readDemoArticle(file, show);
    const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(0);
    const { findPlace } = createLocationsService(database.db);
    const pages = webRoutes.map(({ path }) => `/${path}`);
    const isThere = async (link: string) => {
      const [, root, regione = '', provincia, citta] = link.split('/');
      if (root !== 'strutture') return pages.includes(link);
      return findPlace({ regione, provincia, citta }).then(
        () => true,
        () => false,
      );
    };
    const found = await Promise.all(links.map(isThere));
    expect(links.filter((_, index) => found[index] !== true)).toEqual([]);
  });

  test('includes only existing pictures', async () => {
    const names: string[] = [];
    await readDemoArticle(file, (name) => {
      names.push(name);
      return show(name);
    });
    for (const name of names) expect(ARTICLE_PICTURES.map((picture) => picture.name)).toContain(name);
  });
});

test('seedDemoArticles creates daily view counts that have no gaps or future dates and add up to each article’s total', async () => {
  const { rows } = await sql<{ gaps: number; late: number; wrong: number }>`
    select (max(giorno) - min(giorno) + 1 - count(distinct giorno))::integer as gaps,
      count(*) filter (where giorno > '2026-11-22')::integer as late,
      (select count(*)::integer from blog_posts where views_count <>
        (select coalesce(sum(views), 0) from blog_views where post_id = blog_posts.id)) as wrong
    from blog_views`.execute(database.db);
  expect(rows).toEqual([{ gaps: 0, late: 0, wrong: 0 }]);
});

test('seedDemoArticles creates comments, one of them pending, that are newer than their articles and use reserved email addresses', async () => {
  const comments = await database.db
    .selectFrom('blog_comments')
    .innerJoin('blog_posts', 'blog_posts.id', 'post_id')
    .select(['email', 'stato', 'blog_comments.created_at', 'published_at'])
    .execute();
  expect(comments.filter(({ stato }) => stato === 'in_attesa')).toHaveLength(1);
  for (const { email, created_at, published_at } of comments) {
    expect(email).toMatch(/^[a-z]+(?:\.[a-z]+)*@example\.it$/);
    expect(created_at > (published_at ?? created_at)).toBe(true);
    expect(created_at < clock.now()).toBe(true);
  }
});

test('seedDemoArticles creates no subscribers and no audit log entries', async () => {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from newsletter_subscribers)::integer + (select count(*) from registro_azioni)::integer as count
  `.execute(database.db);
  expect(rows).toEqual([{ count: 0 }]);
});

describe('a portal restart', () => {
  const start = (environment: Record<string, string>) =>
    seedEmptyDatabase(
      database.pool,
      { ...readConfig({ OSPITALIA_DATA_DIR: folder, ...environment }), demo: 1 },
      () => undefined,
    );
  const count = async () => (await stored()).length;

  beforeAll(async () => {
    await buildStruttura(database.db, { is_demo: true });
    await database.db.deleteFrom('blog_posts').execute();
  });

  test('leaves the blog empty if all articles were deleted', async () => {
    await start({});
    expect(await count()).toBe(0);
  });

  test('adds articles to a bundled database that never had any, but not to an external database', async () => {
    await sql`alter sequence blog_posts_id_seq restart`.execute(database.db);
    expect(await hadArticles(database.pool)).toBe(false);
    await start({ DATABASE_URL: 'postgres://127.0.0.1/own' });
    expect(await count()).toBe(0);
    await start({});
    expect(await count()).toBe(8);
  });
});
