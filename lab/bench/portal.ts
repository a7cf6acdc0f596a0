import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ADMIN_ENVIRONMENT } from './search-targets.ts';
import { freePort } from '../../src/platform/postgres/free-port.ts';

/** A program under measure: where it listens, how long it took until ready, and how to end it. */
export type RunningPortal = { port: number; readySeconds: number; residentMb(): number; stop(): Promise<void> };

/** How long the event loop kept its work waiting, in milliseconds, and the most memory it held, in MB. */
export type LoadFigures = { p99: number; max: number; peakMb: number };

/** The portal, which can also say how it bore what was done to it. */
export type Portal = RunningPortal & {
  pid: number;
  strainOf(work: () => Promise<unknown>): Promise<LoadFigures>;
  /** MB of its heap that are in use once the garbage collector has run. */
  heapMb(): Promise<number>;
};

const POLL_MS = 20;
/** As `npm start` says them (docs/decisions/0077). */
const PORTAL_FLAGS = ['--max-semi-space-size=16'];

function memoryMb(pid: number | undefined, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+)`).exec(status) ?? [];
  return Number(kilobytes) / 1024;
}

/** Linux forgets the highest memory of a process when it is told 5. */
function forgetPeak(pid: number | undefined): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function strainOf(portal: ChildProcess, work: () => Promise<unknown>): Promise<LoadFigures> {
  portal.send('reset');
  await once(portal, 'message');
  forgetPeak(portal.pid);
  await work();
  portal.send('report');
  const [delay] = await once(portal, 'message');
  return { p99: delay.p99, max: delay.max, peakMb: memoryMb(portal.pid, 'VmHWM') };
}

async function heapMb(portal: ChildProcess): Promise<number> {
  portal.send('heap');
  const [megabytes] = await once(portal, 'message');
  return Number(megabytes);
}

async function stop(program: ChildProcess): Promise<void> {
  program.kill('SIGTERM');
  await once(program, 'exit');
}

/** Starts the built portal on a data folder, filled with `listings` demo listings when it is new. */
export async function startPortal(
  dataDir: string,
  listings: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<Portal> {
  mkdirSync(dataDir, { recursive: true });
  // PostgreSQL runs as a user of its own where we are root, and must be able to enter.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const begin = performance.now();
  const env = {
    ...process.env,
    ...ADMIN_ENVIRONMENT,
    NODE_ENV: 'production',
    OSPITALIA_ENV_FILE: '',
    PORT: String(port),
    OSPITALIA_DATA_DIR: dataDir,
    OSPITALIA_DEMO: String(listings),
    TRUST_PROXY: '1',
    OSPITALIA_DRAIN_SECONDS: '0',
    ...environment,
  };
  const portal = fork(join(import.meta.dirname, '../../build/portal/main.js'), ['--create-database'], {
    env,
    execArgv: [...PORTAL_FLAGS, '--import', join(import.meta.dirname, 'watch-process.mjs')],
  });
  // A bench that fails takes its portal along.
  process.once('exit', () => portal.kill());
  while (!(await isReady(port))) {
    if (portal.exitCode !== null) throw new Error('the portal did not start');
    await pause(POLL_MS);
  }
  return {
    port,
    pid: portal.pid ?? 0,
    readySeconds: (performance.now() - begin) / 1000,
    residentMb: () => memoryMb(portal.pid, 'VmRSS'),
    strainOf: (work) => strainOf(portal, work),
    heapMb: () => heapMb(portal),
    stop: () => stop(portal),
  };
}

/** What visitors' pages are measured on: a town with more homes than a page shows is among so many. */
const DEMO = { listings: 2000, dataDir: join(import.meta.dirname, '../../.cache/bench-demo') };
export const DEMO_DIR = DEMO.dataDir;

/** The portal of the demonstration, filled at its first start. */
export const startDemoPortal = (): Promise<Portal> => startPortal(DEMO.dataDir, DEMO.listings);

/** Starts a server of the bench, which says its port once it listens; `message` is what it is told before. */
export async function startProgram(file: string, message?: object) {
  const server = fork(join(import.meta.dirname, file));
  process.once('exit', () => server.kill());
  if (message !== undefined) server.send(message);
  const [port] = await once(server, 'message');
  return { port: Number(port), pid: server.pid ?? 0, stop: () => stop(server) };
}
