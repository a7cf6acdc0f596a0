import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { AnalyticsSetup } from '../../src/analytics/rules/analytics-setup.ts';
import { ADMIN } from './operator.ts';
import type { DatabaseSettings } from './pooled-database.ts';

const START_TIMEOUT_MS = 300_000;
/** What the portal says when all of it stands. */
const OPEN = ' is running: ';

type ServerProcess = ChildProcessByStdio<null, Readable, null>;

/** A portal at work, on an empty data folder of its own. */
export type PortalProcess = { address: string; dataDir: string; stop(): Promise<void> };

/**
 * `listings`: how many demonstration ones there are. `port`: one that is free. `feeds`: where calendars
 * may be read from, as `OSPITALIA_FEED_ALLOW` says it. `measuring`: who counts visits; nobody without it. `host`: the name that it goes
 * by, its bare address unless something needs a name, as passkeys do. `brand`: the file of its own name and colours.
 */
export type Start = {
  listings: number;
  port: string;
  feeds?: string;
  measuring?: AnalyticsSetup;
  host?: 'localhost';
  brand?: string;
  database?: DatabaseSettings;
};

function spawnServer(
  dataDir: string,
  address: string,
  { listings, feeds = '', measuring, brand = '', database = {} }: Start,
): ServerProcess {
  const server = spawn(process.execPath, ['build/portal/main.js', '--create-database'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      // Lines of thousands of requests would hide what tests say.
      LOG_ACCESS: '0',
      NODE_ENV: 'production',
      // Journeys write and delete: never in a database that somebody has.
      DATABASE_URL: database.DATABASE_URL,
      DATABASE_DIRECT_URL: database.DATABASE_DIRECT_URL,
      OSPITALIA_ENV_FILE: '',
      // The panel stays Italian.
      OSPITALIA_LANG: 'en',
      OSPITALIA_BRAND_FILE: brand,
      OSPITALIA_DATA_DIR: dataDir,
      OSPITALIA_DEMO: String(listings),
      PORT: new URL(address).port,
      PUBLIC_URL: address,
      OSPITALIA_ADMIN_USERNAME: ADMIN.username,
      OSPITALIA_ADMIN_PASSWORD: ADMIN.password,
      // Each owner of a journey comes from an address of their own (`owner.ts`), as owners do.
      TRUST_PROXY: '1',
      OSPITALIA_DRAIN_SECONDS: '0',
      MAP_TILES: 'test/tiles/prova.pmtiles',
      OSPITALIA_FEED_ALLOW: feeds,
      OSPITALIA_FEED_ALLOW_IN_PRODUCTION: '1',
      ANALYTICS_PROVIDER: measuring?.provider,
      ANALYTICS_SITE: measuring?.site,
      ANALYTICS_URL: measuring?.url,
      // As far from Rome as it gets: a page whose dates lean on the server's own zone shows it here.
      TZ: 'Pacific/Apia',
    },
  });
  server.stdout.pipe(process.stdout);
  return server;
}

/** Its own word that it is open: it answers a moment earlier, when its first administrator is not there yet. */
async function waitUntilOpen({ stdout }: ServerProcess, ended: Promise<unknown>): Promise<void> {
  let said = '';
  const opened = new Promise<void>((resolve) => {
    stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes(OPEN)) resolve();
    });
  });
  const over = AbortSignal.timeout(START_TIMEOUT_MS);
  const tooLate = once(over, 'abort').then(() => `is not open within ${START_TIMEOUT_MS / 1000} s`);
  const failure = await Promise.race([opened, tooLate, ended.then(() => 'ended before it was open')]);
  if (failure !== undefined) throw new Error(`The portal ${failure}.`);
}

async function end(server: ServerProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

export async function startPortal(start: Start): Promise<PortalProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ospitalia-e2e-'));
  // PostgreSQL runs as a user of its own where we are root, and must be able to enter.
  chmodSync(dataDir, 0o755);
  const address = `http://${start.host ?? '127.0.0.1'}:${start.port}`;
  const server = spawnServer(dataDir, address, start);
  const stop = async () => {
    await end(server);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilOpen(server, once(server, 'exit'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, dataDir, stop };
}
