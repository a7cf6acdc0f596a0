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
const OPEN = ' is running: ';

type ServerProcess = ChildProcessByStdio<null, Readable, null>;

export type PortalProcess = { address: string; dataDir: string; stop(): Promise<void> };

/**
 * - `feeds`: addresses from which calendars may be fetched
 * - `measuring`: the analytics setup; if unset, analytics are disabled
 * - `host`: the host name, which passkeys require
 * - `brand`: the file with the portal's name and colours
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
      LOG_ACCESS: '0',
      NODE_ENV: 'production',
      // Journeys write and delete data, so they must never use an existing database.
      DATABASE_URL: database.DATABASE_URL,
      DATABASE_DIRECT_URL: database.DATABASE_DIRECT_URL,
      OSPITALIA_ENV_FILE: '',
      // The operator's language is English, to verify that the panel is in Italian regardless.
      OSPITALIA_LANG: 'en',
      OSPITALIA_BRAND_FILE: brand,
      OSPITALIA_DATA_DIR: dataDir,
      OSPITALIA_DEMO: String(listings),
      PORT: new URL(address).port,
      PUBLIC_URL: address,
      OSPITALIA_ADMIN_USERNAME: ADMIN.username,
      OSPITALIA_ADMIN_PASSWORD: ADMIN.password,
      // The portal trusts `X-Forwarded-For`, in which journeys send random client addresses (`freshAddress`).
      TRUST_PROXY: '1',
      OSPITALIA_DRAIN_SECONDS: '0',
      MAP_TILES: 'test/tiles/prova.pmtiles',
      OSPITALIA_FEED_ALLOW: feeds,
      OSPITALIA_FEED_ALLOW_IN_PRODUCTION: '1',
      ANALYTICS_PROVIDER: measuring?.provider,
      ANALYTICS_SITE: measuring?.site,
      ANALYTICS_URL: measuring?.url,
      // This time zone reveals dates that wrongly depend on the server's time zone.
      TZ: 'Pacific/Apia',
    },
  });
  server.stdout.pipe(process.stdout);
  return server;
}

/** Waits for the last log line of the startup, because requests are accepted before the first administrator exists. */
async function waitUntilOpen({ stdout }: ServerProcess, ended: Promise<unknown>): Promise<void> {
  let output = '';
  const opened = new Promise<void>((resolve) => {
    stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes(OPEN)) resolve();
    });
  });
  const over = AbortSignal.timeout(START_TIMEOUT_MS);
  const tooLate = once(over, 'abort').then(() => `did not start within ${START_TIMEOUT_MS / 1000} s`);
  const failure = await Promise.race([opened, tooLate, ended.then(() => 'exited before it had started')]);
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
