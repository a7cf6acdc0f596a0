import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A program under measure: where it listens, how long it took until ready, and how to end it. */
export type Running = { port: number; readySeconds: number; residentMb(): number; stop(): Promise<void> };

const POLL_MS = 20;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function residentMb(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** Starts the built portal on a data folder, filled with `listings` demo listings when it is new. */
export async function startPortal(dataDir: string, listings: number): Promise<Running> {
  const port = await freePort();
  const begin = performance.now();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    OSPITALIA_DATA_DIR: dataDir,
    OSPITALIA_DEMO: String(listings),
    TRUST_PROXY: '1',
  };
  const portal = spawn(process.execPath, [join(import.meta.dirname, '../src/server/main.ts')], {
    env,
    stdio: 'inherit',
  });
  while (!(await isReady(port))) {
    if (portal.exitCode !== null) throw new Error('the portal did not start');
    await pause(POLL_MS);
  }
  return {
    port,
    readySeconds: (performance.now() - begin) / 1000,
    residentMb: () => residentMb(portal.pid),
    async stop() {
      portal.kill('SIGTERM');
      await once(portal, 'exit');
    },
  };
}

/** Starts the program that shows what the machine can do at best. */
export async function startLimits(): Promise<Running> {
  const begin = performance.now();
  const limits = fork(join(import.meta.dirname, 'limits-server.ts'));
  const [port] = await once(limits, 'message');
  return {
    port: Number(port),
    readySeconds: (performance.now() - begin) / 1000,
    residentMb: () => residentMb(limits.pid),
    async stop() {
      limits.kill('SIGTERM');
      await once(limits, 'exit');
    },
  };
}
