import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { ADMIN } from './operator.ts';

/** Enough for towns with none, with one, with some and, in Rome, with more than a page of strutture. */
const LISTINGS = 2000;
const START_TIMEOUT_MS = 120_000;
const POLL_MS = 100;

function startServer(dataDir: string, port: string): ChildProcess {
  return spawn(process.execPath, ['src/server/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      OSPITALIA_DATA_DIR: dataDir,
      OSPITALIA_DEMO: String(LISTINGS),
      PORT: port,
      OSPITALIA_ADMIN_USERNAME: ADMIN.username,
      OSPITALIA_ADMIN_PASSWORD: ADMIN.password,
      // Each owner of a journey comes from an address of their own (`owner.ts`), as owners do.
      TRUST_PROXY: '1',
      // As far from Rome as it gets: a page whose dates lean on the server's own zone shows it here.
      TZ: 'Pacific/Apia',
    },
  });
}

async function waitUntilReady(server: ChildProcess, address: string): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode} before it answered.`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`No answer from ${address} within ${START_TIMEOUT_MS / 1000} s.`);
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

/**
 * Starts the real server, as `npm start` does, on an empty data folder of its own, and ends it afterwards.
 * With `OSPITALIA_E2E_URL` the journeys go to a portal that already runs; those of owners also need its data folder, in
 * `OSPITALIA_E2E_DATA`.
 */
export default async function setUp(config: FullConfig): Promise<(() => Promise<void>) | undefined> {
  const port = process.env['OSPITALIA_E2E_PORT'];
  const address = config.projects[0]?.use.baseURL;
  if (port === undefined || address === undefined) return undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'ospitalia-e2e-'));
  // PostgreSQL runs as a user of its own where we are root, and must be able to enter.
  chmodSync(dataDir, 0o755);
  const server = startServer(dataDir, port);
  // Playwright's workers, where mails are read and the operator speaks, inherit it.
  process.env['OSPITALIA_E2E_DATA'] = dataDir;
  const tearDown = async () => {
    await stop(server);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(server, address);
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}
