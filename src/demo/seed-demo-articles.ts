import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { createBlogAdminService } from '../blog/server/admin-service.ts';
import { brandName } from '../kernel/brand/brand.ts';
import { type CalendarDate, addDays, daysBetween, weekday } from '../kernel/dates/calendar-date.ts';
import { type Clock, today } from '../kernel/dates/clock.ts';
import { type MediaService, createMediaService } from '../media/server/service.ts';
import type { PhotoStorage } from '../media/server/storage.ts';
import type { DemoDb as Db, DemoTables as Tables } from './tables.ts';
import { ARTICLE_PICTURES, DEMO_ARTICLES, type DemoArticle } from './demo-articles.ts';
import { storePictures, urlsOf } from './store-demo-photos.ts';
import { createRandom } from './seeded-random.ts';

const SEED = 238;
const LAUNCH_VIEWS = 40;
const SATURDAY = 6;

type ArticleViews = { total: number; days: { giorno: CalendarDate; views: number }[] };

function inventViews(number: number, published: CalendarDate, until: CalendarDate): ArticleViews {
  const random = createRandom(SEED, number);
  const usual = random.int(4, 12);
  const days = Array.from({ length: daysBetween(published, until) + 1 }, (_, age) => {
    const giorno = addDays(published, age);
    const weekend = weekday(giorno) === 0 || weekday(giorno) === SATURDAY ? 1.5 : 1;
    return { giorno, views: Math.round((usual + random.int(0, usual)) * weekend + LAUNCH_VIEWS / (1 + age)) };
  });
  return { total: days.reduce((sum, { views }) => sum + views, 0), days };
}

const WRITER = { username: 'demo', address: '', request_id: 'demo' };
const PORTAL = '[[portale]]';
const PICTURE = /\[\[foto:(\w+)\]\]/g;

const fileOf = (name: string) => join(import.meta.dirname, 'articoli', name);

type ShownPhoto = { url: string; alt: string };

async function storeArticlePictures(db: Db, storage: PhotoStorage): Promise<ReadonlyMap<string, ShownPhoto>> {
  const ids = await storePictures({ db, storage }, 'articoli', ARTICLE_PICTURES);
  const urls = await urlsOf(db, [...ids.values()]);
  return new Map(ARTICLE_PICTURES.map(({ name, alt }) => [name, { alt, url: urls.get(ids.get(name) ?? 0) ?? '' }]));
}

function pictureOf(pictures: ReadonlyMap<string, ShownPhoto>, name: string): ShownPhoto {
  const picture = pictures.get(name);
  if (picture === undefined) throw new Error(`Unknown article picture ${name}`);
  return picture;
}

export async function readDemoArticle(file: string, show: (name: string) => { url: string; alt: string }) {
  const html = await readFile(fileOf(`${file}.html`), 'utf8');
  return html.replaceAll(PORTAL, brandName).replaceAll(PICTURE, (_, name: string) => {
    const { url, alt } = show(name);
    return `<img src="${url}" alt="${alt}">`;
  });
}

type SeedParts = { db: Db; media: MediaService; day: CalendarDate; pictures: ReadonlyMap<string, ShownPhoto> };

const momentOf = (day: CalendarDate, time: string) => new Date(`${day}T${time}:00Z`);

function blogAt({ db, media }: Pick<SeedParts, 'db' | 'media'>, at: Date) {
  return createBlogAdminService({ db, media, clock: { now: () => at }, record: async () => undefined });
}

async function publish(dependencies: SeedParts, article: DemoArticle, at: Date): Promise<number> {
  const { pictures } = dependencies;
  const body = {
    titolo: article.titolo,
    categoria: article.categoria,
    tags: article.tags,
    meta_description: article.meta_description,
    immagine_copertina: pictureOf(pictures, article.cover).url,
    contenuto: await readDemoArticle(article.file, (name) => pictureOf(pictures, name)),
    status: 'pubblicato',
  };
  return (await blogAt(dependencies, at).create(body, WRITER)).id;
}

async function addReaders({ db, day }: SeedParts, post_id: number, published: CalendarDate): Promise<void> {
  const { total, days } = inventViews(post_id, published, day);
  await db.updateTable('blog_posts').set({ views_count: total }).where('id', '=', post_id).execute();
  await db
    .insertInto('blog_views')
    .values(days.map((of) => ({ post_id, ...of })))
    .execute();
}

async function addComments({ db }: SeedParts, post_id: number, article: DemoArticle, published: Date): Promise<void> {
  if (article.comments.length === 0) return;
  const rows = article.comments.map(({ autore, after, approved, contenuto }) => {
    const created_at = new Date(published.getTime() + (after * 24 + 2) * 3_600_000);
    const email = `${autore.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.it`.replace('.@', '@');
    const decision = approved ? { stato: 'approvato' as const, decided_at: created_at } : {};
    return { post_id, autore, email, contenuto, created_at, ...decision };
  });
  await db.insertInto('blog_comments').values(rows).execute();
}

/** Publishes the demo articles through the usual rules and photo storage. Articles of deleted categories are skipped. */
export async function seedDemoArticles(pool: Pool, { storage, clock }: { storage: PhotoStorage; clock: Clock }) {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  // AVIF files are not requested here: the portal creates them later, because encoding them takes most of the time.
  const media = createMediaService(db, storage, { requestAvif: async () => undefined });
  const dependencies: SeedParts = { db, media, day: today(clock), pictures: await storeArticlePictures(db, storage) };
  const categories = new Set((await blogAt(dependencies, clock.now()).listCategories()).map(({ nome }) => nome));
  const articles = DEMO_ARTICLES.filter(({ categoria }) => categories.has(categoria));
  // The oldest article is created first, so that the IDs follow the dates.
  for (const article of articles.toReversed()) {
    const [daysAgo, time] = article.published;
    const published = addDays(dependencies.day, -daysAgo);
    const at = momentOf(published, time);
    const id = await publish(dependencies, article, at);
    await addReaders(dependencies, id, published);
    await addComments(dependencies, id, article, at);
  }
}
