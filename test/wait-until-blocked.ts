import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '../src/app/server/database.ts';

export async function waitUntilBlocked(db: Db, statements: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows).toHaveLength(statements);
    },
    { timeout: 60_000 },
  );
}
