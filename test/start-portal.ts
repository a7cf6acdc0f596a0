import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { freePort } from '../src/platform/postgres/acquire-server.ts';
import type { TestDatabase } from './database.ts';
import { END_WITH_PARENT } from './start-process.ts';

type Program = 'portal-process.ts' | 'pages-process.ts';

export type StartedPortal = {
  port: number;
  pid: number;
  kill(): Promise<void>;
  stop(): Promise<number | null>;
  signal(name: NodeJS.Signals): void;
};

const PATIENCE = { timeout: 120_000 };
const { NODE_COMPILE_CACHE } = process.env;
const compileCache = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

export async function startTestPortal(
  env: Record<string, string>,
  given?: number,
  program: Program = 'portal-process.ts',
): Promise<StartedPortal> {
  const port = given ?? (await freePort());
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, join(import.meta.dirname, program)], {
    env: { PORT: String(port), TRUST_PROXY: '1', OSPITALIA_DEMO: '0', ...compileCache, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  await vi.waitFor(async () => {
    if (child.exitCode !== null) return;
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).ok).toBe(true);
  }, PATIENCE);
  if (child.exitCode !== null) throw new Error(`The portal exited with ${child.exitCode} before it had started.`);
  return {
    port,
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
    signal: (name) => void child.kill(name),
  };
}

type PortalsOptions = { env?: Record<string, string>; program?: Program };

/** Starts several portals on one database. A test that restarts a portal must replace its entry in `portals`. */
export async function startPortals(database: TestDatabase, count: number, options: PortalsOptions = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ospitalia-portali-'));
  const env = { DATABASE_URL: database.url, OSPITALIA_DATA_DIR: dataDir, ...options.env };
  const start = (port?: number) => startTestPortal(env, port, options.program);
  const portals = await Promise.all(Array.from({ length: count }, () => start()));
  // Waits for the first administrator, because a portal exits if it loses its database before it has created one.
  await vi.waitFor(
    async () => expect(await database.db.selectFrom('admins').select('username').execute()).not.toEqual([]),
    PATIENCE,
  );
  return {
    dataDir,
    portals,
    start,
    portalAt(nth: number): StartedPortal {
      const portal = portals[nth % portals.length];
      if (portal === undefined) throw new Error('no portal was started');
      return portal;
    },
    async close(): Promise<void> {
      await Promise.all(portals.map((portal) => portal.kill()));
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
