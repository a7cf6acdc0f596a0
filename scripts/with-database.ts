import type { Config } from '../src/app/server/config.ts';
import type { Database } from '../src/app/server/database.ts';
import { assertEmbedded, describeDatabase } from '../src/app/server/describe-database.ts';
import { NO_LIMITS, openDatabase } from '../src/platform/database/open-database.ts';
import { checkConnection } from '../src/platform/database/check-connection.ts';
import { InUseError } from '../src/platform/postgres/acquire-server.ts';
import { type EmbeddedServer, openPostgres, runningUrl } from '../src/platform/postgres/open-postgres.ts';

/** A command's work, which returns the line to print. Other databases' URLs are derived from `url`. */
export type Work = (database: Database, url: string) => Promise<string>;

async function openEmbedded(dataDir: string): Promise<EmbeddedServer> {
  try {
    return await openPostgres({ dataDir, log: console.log });
  } catch (error) {
    const url = error instanceof InUseError ? runningUrl(dataDir) : undefined;
    if (url === undefined) throw error;
    return { url, stop: async () => undefined };
  }
}

export async function withDatabase(config: Config, work: Work, envFile: string | null = null): Promise<void> {
  console.log(describeDatabase(config, envFile));
  // Prefers the direct URL, because the pooler connects without the owner's rights, and its timeout is too short for copying
  // data.
  const named = config.databaseDirectUrl ?? config.databaseUrl;
  const setting = config.databaseDirectUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  if (named === undefined) assertEmbedded(config.dataDir);
  else await checkConnection(named, setting);
  const server = named === undefined ? await openEmbedded(config.dataDir) : { url: named, stop: async () => undefined };
  const database = openDatabase(server.url, { timeLimits: NO_LIMITS });
  try {
    const start = performance.now();
    const done = await work(database, server.url);
    console.log(`${done} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  } finally {
    await database.close();
    await server.stop();
  }
}
