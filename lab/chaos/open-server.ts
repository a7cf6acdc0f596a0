import { chmodSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '../../src/platform/postgres/open-postgres.ts';
import { readPostmaster } from '../../src/platform/postgres/postmaster.ts';
import { administer, withDatabase } from '../../test/database.ts';
import { childrenOf, killAll } from '../portal.ts';

/** A PostgreSQL of the tool's own, whose data lie on the disk and are written through, as by default. */
export type ChaosServer = {
  createDatabase(name: string): Promise<string>;
  dropDatabase(name: string): Promise<void>;
  /** Ends the whole server as `kill -9` does; it is started again at once, on the same port. Gives how many processes ended. */
  kill(): number;
  stop(): Promise<void>;
};

export async function openServer(dataDir: string): Promise<ChaosServer> {
  mkdirSync(dataDir, { recursive: true });
  // PostgreSQL runs as a user of its own where we are root, and must be able to enter.
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
      // The postmaster first: it would otherwise see a child die, and recover by itself.
      return pid === undefined ? 0 : killAll([pid, ...childrenOf(pid)]);
    },
    stop,
  };
}
