import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_LIMITS, openDatabase } from '../src/platform/database/open-database.ts';
import { prepareJobs } from '../src/app/server/jobs/open-jobs.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openPostgres } from '../src/platform/postgres/open-postgres.ts';
import { administer, SERVER_VARIABLE, TEMPLATE_VARIABLE, withDatabase } from './database.ts';

type Server = { url: string; stop(): Promise<void> };

async function openScratchServer(): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ospitalia-test-'));
  // Makes the folder readable by the database server, which runs as another user if the tests run as root.
  chmodSync(dataDir, 0o755);
  const postgres = await openPostgres({ dataDir, durable: false, log: console.error });
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function fillTemplate(url: string): Promise<void> {
  const template = openDatabase(url, { timeLimits: NO_LIMITS });
  try {
    await migrate(template.db);
    await prepareJobs(template.pool);
    const loader = join(import.meta.dirname, '../src/locations/server/load-locations.ts');
    if (existsSync(loader)) await (await import(loader)).loadLocations(template.pool);
  } finally {
    await template.close();
  }
}

export default async function setup(): Promise<() => Promise<void>> {
  const given = process.env[SERVER_VARIABLE];
  const server = given === undefined ? await openScratchServer() : { url: given, stop: async () => undefined };
  const template = `test_template_${process.pid}`;
  await administer(server.url, `create database ${template}`);
  await fillTemplate(withDatabase(server.url, template));
  process.env[SERVER_VARIABLE] = server.url;
  process.env[TEMPLATE_VARIABLE] = template;
  return async () => {
    await administer(server.url, `drop database ${template} with (force)`);
    await server.stop();
  };
}
