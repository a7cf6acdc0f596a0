import type { Pool } from 'pg';
import { systemClock, today } from '../../kernel/dates/clock.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import type { Config } from './config.ts';
import { openPhotos } from './open-photos.ts';
import { Kysely, PostgresDialect, sql } from 'kysely';

/** Whether there was ever an article: even one that is deleted has taken a number. */
export async function hadArticles(pool: Pool): Promise<boolean> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const { rows } = await sql<{ used: boolean }>`
    select pg_sequence_last_value(pg_get_serial_sequence('blog_posts', 'id')::regclass) is not null as used`.execute(
    db,
  );
  return rows[0]?.used ?? false;
}

/** Any number, as long as nothing else locks it. */
const ADVISORY_LOCK = 20_261_121;

/** What an administrator has emptied stays empty: whoever purges the demo listings does not want them back. */
const IS_EMPTY = `
  select not exists (select from strutture)
    and not exists (select from registro_azioni where azione = 'eliminazione') as empty
`;

async function isEmpty(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ empty: boolean }>(IS_EMPTY);
  return rows[0]?.empty ?? false;
}

/** Articles belong to the demonstration: a blog that ever had one, even a draft that is gone, is somebody's own. */
async function seedBlog(pool: Pool, config: Config): Promise<void> {
  if (await hadArticles(pool)) return;
  const { seedDemoArticles } = await import('../../demo/seed-demo-articles.ts');
  await seedDemoArticles(pool, { storage: openPhotos(config), clock: systemClock });
}

/** Demo listings of an earlier version, in the portal's own database: they lack the articles that belong to them. */
async function seedOlderDemo(pool: Pool, config: Config): Promise<void> {
  if (config.databaseUrl !== undefined) return;
  const { rows } = await pool.query<{ demo: boolean }>('select exists (select from strutture where is_demo) as demo');
  if (rows[0]?.demo === true) await seedBlog(pool, config);
}

async function seed(pool: Pool, config: Config, say: (line: string) => void): Promise<void> {
  // What invents listings is loaded by the one start that does (docs/decisions/0077).
  const { seedDemo } = await import('../../demo/seed-demo.ts');
  const { seedDemoOwner } = await import('../../demo/seed-demo-owner.ts');
  const start = performance.now();
  say(`Carico ${formatCount(config.demo)} strutture dimostrative…`);
  await seedDemo(pool, config.demo, {
    storage: openPhotos(config),
    today: today(systemClock),
    log: say,
  });
  // Where payments are real nobody has paid for play.
  if (config.stripe === undefined) await seedDemoOwner(pool, { clock: systemClock, publicUrl: config.publicUrl });
  await seedBlog(pool, config);
  say(
    `Caricate ${formatCount(config.demo)} strutture dimostrative in ${((performance.now() - start) / 1000).toFixed(1)} s.`,
  );
}

/**
 * Fills a database that never had strutture, or lost them otherwise than by an administrator, with as many demo listings as the
 * configuration asks for, and a blog that never had an article with those of the demonstration.
 */
export async function seedEmptyDatabase(pool: Pool, config: Config, say: (line: string) => void): Promise<void> {
  if (config.demo === 0) return;
  if (!(await isEmpty(pool))) return seedOlderDemo(pool, config);
  // Of several processes that start at once, one seeds and the others wait here and then find its listings.
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    if (await isEmpty(pool)) await seed(pool, config, say);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]);
    client.release();
  }
}
