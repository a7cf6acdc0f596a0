import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { freePort } from '../src/server/postgres/free-port.ts';

/** A portal in a process of its own, without pages. */
export type StartedPortal = { port: number; kill(): Promise<void> };

const PATIENCE = { timeout: 30_000 };

/** Starts the portal on a database and a data folder, and waits until it is open. It believes one proxy. */
export async function startTestPortal(env: Record<string, string>): Promise<StartedPortal> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'portal-process.ts')], {
    env: { PORT: String(port), TRUST_PROXY: '1', OSPITALIA_DEMO: '0', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).ok).toBe(true), PATIENCE);
  return {
    port,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
