import type { Pool } from 'pg';
import { systemClock, today } from '../../kernel/dates/clock.ts';
import type { Config } from './config.ts';
import { openPhotos } from './open-photos.ts';
import { Kysely, PostgresDialect, sql } from 'kysely';
import * as operatorMessages from '../messages/operator.ts';

/** Returns whether the blog has ever had an article, even if all articles have been deleted. */
export async function hadArticles(pool: Pool): Promise<boolean> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const { rows } = await sql<{ used: boolean }>`
    select pg_sequence_last_value(pg_get_serial_sequence('blog_posts', 'id')::regclass) is not null as used`.execute(
    db,
  );
  return rows[0]?.used ?? false;
}

/** Advisory lock that is held while the database is seeded: an arbitrary constant. */
const ADVISORY_LOCK = 20_261_121;

/** Selects whether the database may be seeded. It is not seeded again after an administrator has deleted homes. */
const IS_EMPTY = `
  select not exists (select from strutture)
    and not exists (select from registro_azioni where azione = 'eliminazione') as empty
`;

async function isEmpty(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ empty: boolean }>(IS_EMPTY);
  return rows[0]?.empty ?? false;
}

async function seedBlog(pool: Pool, config: Config): Promise<void> {
  if (await hadArticles(pool)) return;
  const { seedDemoArticles } = await import('../../demo/seed-demo-articles.ts');
  await seedDemoArticles(pool, { storage: openPhotos(config), clock: systemClock });
}

/** Seeds articles if the embedded database has demo listings from an earlier version that seeded no articles. */
async function seedOlderDemo(pool: Pool, config: Config): Promise<void> {
  if (config.databaseUrl !== undefined) return;
  const { rows } = await pool.query<{ demo: boolean }>('select exists (select from strutture where is_demo) as demo');
  if (rows[0]?.demo === true) await seedBlog(pool, config);
}

async function seed(pool: Pool, config: Config, print: (line: string) => void): Promise<void> {
  // Imports the demo only if it is needed at startup (docs/decisions/0077).
  const { seedDemo } = await import('../../demo/seed-demo.ts');
  const { seedDemoOwner } = await import('../../demo/seed-demo-owner.ts');
  const start = performance.now();
  print(operatorMessages.loadingDemoHomes(config.demo));
  await seedDemo(pool, config.demo, {
    storage: openPhotos(config),
    today: today(systemClock),
    log: print,
  });
  // The demo owner's bookings have demo payments, so they are seeded only in portals without Stripe.
  if (config.stripe === undefined) await seedDemoOwner(pool, { clock: systemClock, publicUrl: config.publicUrl });
  await seedBlog(pool, config);
  print(operatorMessages.demoHomesLoaded(config.demo, ((performance.now() - start) / 1000).toFixed(1)));
}

export async function seedEmptyDatabase(pool: Pool, config: Config, print: (line: string) => void): Promise<void> {
  if (config.demo === 0) return;
  if (!(await isEmpty(pool))) return seedOlderDemo(pool, config);
  // Processes that start concurrently wait here, and then find that the listings exist.
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    if (await isEmpty(pool)) await seed(pool, config, print);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]);
    client.release();
  }
}
