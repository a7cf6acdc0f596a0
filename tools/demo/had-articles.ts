import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';

/** Whether there was ever an article: even one that is deleted has taken a number. */
export async function hadArticles(pool: Pool): Promise<boolean> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const { rows } = await sql<{ used: boolean }>`
    select pg_sequence_last_value(pg_get_serial_sequence('blog_posts', 'id')::regclass) is not null as used`.execute(
    db,
  );
  return rows[0]?.used ?? false;
}
