import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../src/platform/postgres/open-postgres.ts';
import { createPooledDatabase, startPooler } from '../../test/pooler.ts';
import { findTrixie } from '../../test/trixie.ts';

export type DatabaseSettings = { DATABASE_URL?: string; DATABASE_DIRECT_URL?: string };

/**
 * Starts a database behind PgBouncer. Without a Debian 13 root file system (`test/trixie.ts`), `settings` is empty and the portal
 * uses its embedded database.
 */
export async function startPooledDatabase(): Promise<{ settings: DatabaseSettings; stop(): Promise<void> }> {
  const { root } = findTrixie();
  if (root === null) return { settings: {}, stop: async () => undefined };
  const dataDir = mkdtempSync(join(tmpdir(), 'ospitalia-e2e-database-'));
  chmodSync(dataDir, 0o755);
  const postgres = await openPostgres({ dataDir, durable: false, log: console.error });
  const direct = await createPooledDatabase(postgres.url);
  const pooler = await startPooler(root, direct);
  return {
    settings: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct },
    async stop() {
      await pooler.stop();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
