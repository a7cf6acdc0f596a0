import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../src/app/server/database.ts';
import type { BlogPostCard } from '../../src/blog/contract.ts';
import { NO_LIMITS, openDatabase } from '../../src/platform/database/open-database.ts';
import { runningUrl } from '../../src/platform/postgres/open-postgres.ts';
import { type StartedPortal, startPortal } from '../portal.ts';

const FULL_PAGE = 24;
/** Number of homes, large enough that Rome's list has a full page. */
const DEMO_HOMES = 2000;
const LIST = '/strutture/lazio/roma/roma';

export const DEMO_DIR = join(import.meta.dirname, '../../.cache/bench-demo');

export async function withPortal<T>(
  dataDir: string,
  homes: number,
  work: (portal: StartedPortal, database: Database) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const portal = await startPortal(dataDir, homes, env);
  const url = env['DATABASE_URL'] ?? runningUrl(dataDir);
  if (url === undefined) throw new Error(`${dataDir} has no database`);
  const database: Database = openDatabase(url, { timeLimits: NO_LIMITS });
  try {
    return await work(portal, database);
  } finally {
    await database.close();
    await portal.stop();
  }
}

export const withDemo = <T>(work: (portal: StartedPortal, database: Database) => Promise<T>, env = {}) =>
  withPortal(DEMO_DIR, DEMO_HOMES, work, env);

export const originOf = ({ port }: { port: number }) => `http://127.0.0.1:${port}`;

export type Pages = Record<'home' | 'list' | 'detail' | 'article', string>;

/** Chooses the pages that are measured. The demo data never change, so each run measures the same pages. */
export async function choosePages(origin: string): Promise<Pages> {
  const list = await (await fetch(origin + LIST)).text();
  const cards = [...list.matchAll(/<article[\s\S]*?href="(\/struttura\/[^"?]+)/g)];
  if (cards.length < FULL_PAGE) throw new Error(`${LIST} has ${cards.length} homes, a full page ${FULL_PAGE}`);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the response comes from our own server
  const { data } = (await (await fetch(`${origin}/api/blog/posts?limit=1`)).json()) as { data: BlogPostCard[] };
  const [[, detail] = [], post] = [cards[0], data[0]];
  if (detail === undefined || post === undefined) throw new Error('the demo lacks pages');
  return { home: '/', list: LIST, detail, article: `/blog/${post.id}/${post.slug}` };
}

/** Returns the paths of homes in pseudo-random order, so that consecutive calls do not request adjacent homes. */
export async function homesByKey({ db }: Database, count = 1500): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    select id from strutture where status = 'approvata' order by md5(id::text) limit ${count}`.execute(db);
  return rows.map(({ id }) => `/api/strutture/${id}`);
}

/** Returns a function that generates uncached URLs. They differ only in price limits that exclude no home. */
export function uncachedPaths(list: string): () => string {
  let next = Math.floor(Math.random() * 500_000);
  return () => {
    next += 1;
    return `${list}?prezzo_min=${1 + (next % 10)}&prezzo_max=${50_000 + (Math.floor(next / 10) % 50_000)}`;
  };
}
