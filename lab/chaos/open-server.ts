import { chmodSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '../../src/platform/postgres/open-postgres.ts';
import { readPostmaster } from '../../src/platform/postgres/postmaster.ts';
import { administer, withDatabase } from '../../test/database.ts';
import { childrenOf, killAll } from '../portal.ts';

/** A separate PostgreSQL server with the default durability settings, so writes are flushed to disk. */
export type ChaosServer = {
  createDatabase(name: string): Promise<string>;
  dropDatabase(name: string): Promise<void>;
  /** Kills all processes of the server with SIGKILL, and returns their number. `openPostgres` then restarts the server on the same port. */
  kill(): number;
  stop(): Promise<void>;
};

export async function openServer(dataDir: string): Promise<ChaosServer> {
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o755);
  const { url, stop } = await openPostgres({ dataDir, log: () => undefined });
  const cluster = realpathSync(join(dataDir, 'postgres'));
  return {
    async createDatabase(name) {
      await administer(url, `create database ${name}`);
      return withDatabase(url, name);
    },
    dropDatabase: (name) => administer(url, `drop database ${name} with (force)`),
    kill() {
      const pid = readPostmaster(cluster)?.pid;
      // Kills the postmaster first, because otherwise it would start crash recovery as soon as one of its children
      // dies.
      return pid === undefined ? 0 : killAll([pid, ...childrenOf(pid)]);
    },
    stop,
  };
}
