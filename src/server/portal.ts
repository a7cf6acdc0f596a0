import type { MiddlewareHandler } from 'hono';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';
import { it } from 'zod/locales';
import { systemClock } from '../kernel/clock.ts';
import { loadLocations } from '../locations/server/load-locations.ts';
import { createPhotoReader } from '../media/server/serve-photo.ts';
import { createDiskStorage } from '../media/server/storage.ts';
import { composeRooms } from './compose.ts';
import { type Config, readConfig } from './config.ts';
import { type Database, NO_LIMITS, openDatabase } from './database.ts';
import { seedEmptyDatabase } from './demo/seed-empty-database.ts';
import { createApp } from './http/app.ts';
import { listen } from './http/listen.ts';
import { migrate } from './migrate.ts';
import type { PageRenderer, PageServices } from './pages.ts';
import { openPostgres } from './postgres/open-postgres.ts';

/** What differs between the built portal and the one under development. */
export type PortalParts = {
  log: Logger;
  assets: MiddlewareHandler;
  renderPages(services: PageServices): PageRenderer;
};

type Closer = () => Promise<void>;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Migrates and fills what is empty, on connections that may take longer than a request. */
async function prepareData(url: string, config: Config): Promise<void> {
  const database = openDatabase(url, { timeLimits: NO_LIMITS });
  try {
    await migrate(database.db);
    await loadLocations(database.pool);
    await seedEmptyDatabase(database.pool, config, say);
  } finally {
    await database.close();
  }
}

async function openData(config: Config, closers: Closer[], log: Logger): Promise<Database> {
  let url = config.databaseUrl;
  if (url === undefined) {
    const opening = openPostgres({ dataDir: config.dataDir, log: say });
    // Noted before it is open: a signal in between must not leave a server behind.
    closers.push(() => opening.then((postgres) => postgres.stop()));
    url = (await opening).url;
  }
  await prepareData(url, config);
  const database = openDatabase(url, {
    onConnectionError: (err) => log.warn({ err }, 'idle database connection lost'),
  });
  closers.push(database.close);
  return database;
}

async function isReady(database: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(database.db);
    return true;
  } catch {
    return false;
  }
}

/**
 * Stops in the reverse order of starting, once, whatever is asked how often. Returns whether that has begun: what fails
 * then, because its database goes away, is no failure.
 */
function stopOnSignal(closers: Closer[], log: Logger): () => boolean {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    for (const close of closers.toReversed()) await close().catch((err: unknown) => log.error({ err }, 'not stopped'));
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
  return () => stopping;
}

/** Opens the database, fills what is empty, and listens. Prints the address when the portal is ready. */
export async function startPortal(parts: PortalParts): Promise<void> {
  const closers: Closer[] = [];
  const isStopping = stopOnSignal(closers, parts.log);
  try {
    await open(parts, closers);
  } catch (error) {
    if (!isStopping()) throw error;
  }
}

async function open(parts: PortalParts, closers: Closer[]): Promise<void> {
  z.config(it());
  const config = readConfig(process.env);
  const database = await openData(config, closers, parts.log);
  const rooms = composeRooms(database.db, systemClock, config.publicUrl);
  const app = createApp({
    calls: rooms.calls,
    renderPage: parts.renderPages(rooms.services),
    readPhoto: createPhotoReader(createDiskStorage(config.dataDir)),
    assets: parts.assets,
    isReady: () => isReady(database),
    trustProxy: config.trustProxy,
    log: parts.log,
  });
  const listening = await listen(app, config.host, config.port);
  closers.push(listening.close);
  say(`\nOspitalia è aperta: ${config.publicUrl}\n`);
}
