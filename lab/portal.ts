import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../src/platform/postgres/acquire-server.ts';
import { ADMIN } from '../test/sign-in-admin.ts';

export type Program = { file: string; flags: readonly string[] };

export type PortalStart = {
  port: number;
  env: Readonly<Record<string, string>>;
  program?: Program;
  preloads?: readonly string[];
  /** Path of the log file. Without it, the log is discarded. */
  log?: string;
};

/** Event loop delay in milliseconds, and peak memory in MB. */
export type LoadMeasurements = { p99: number; max: number; peakMb: number };

export type Portal = {
  port: number;
  pid: number;
  isRunning(): boolean;
  /** Kills the portal's main process and returns 1, or 0 if it had already exited. */
  kill(): Promise<number>;
  killPictures(): number;
  stop(): Promise<void>;
  /** Waits until `/readyz` responds with 200. Returns the seconds since the launch, or `null` if the portal exits first. */
  ready(): Promise<number | null>;
  residentMb(): number;
  /** Returns the heap size after a garbage collection. Like `strainOf`, it requires the preload `WATCHED`. */
  heapMb(): Promise<number>;
  strainOf(work: () => Promise<unknown>): Promise<LoadMeasurements>;
};

/** The built portal with the flags of `npm start` (docs/decisions/0077). */
const BUILT: Program = {
  file: join(import.meta.dirname, '../build/portal/main.js'),
  flags: ['--max-semi-space-size=16'],
};
export const WATCHED = join(import.meta.dirname, 'watch-process.mjs');
/** Preload that ends the portal when this process ends, because the log of an orphaned portal would fill the disk. */
const END_WITH_PARENT = join(import.meta.dirname, '../test/end-with-parent.ts');
const POLL_MS = 20;
const READY_MS = 180_000;

export function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return text.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

export function killAll(pids: readonly number[]): number {
  return pids.filter((pid) => {
    try {
      return process.kill(pid, 'SIGKILL');
    } catch {
      return false;
    }
  }).length;
}

export function memoryMb(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

async function request(child: ChildProcess, message: string): Promise<unknown> {
  const answered = once(child, 'message');
  child.send(message);
  return (await answered)[0];
}

async function strainOf(child: ChildProcess, work: () => Promise<unknown>): Promise<LoadMeasurements> {
  await request(child, 'reset');
  // Writing 5 makes Linux reset the peak memory of the process.
  writeFileSync(`/proc/${child.pid}/clear_refs`, '5');
  await work();
  const answered = once(child, 'message');
  child.send('report');
  const [{ p99, max }] = await answered;
  return { p99, max, peakMb: memoryMb(child.pid ?? 0, 'VmHWM') };
}

function spawnProgram({ program = BUILT, port, env, preloads = [], log }: PortalStart): ChildProcess {
  const output = log === undefined ? 'ignore' : openSync(log, 'a');
  const imports = [END_WITH_PARENT, ...preloads].flatMap((preload) => ['--import', preload]);
  const words = program === BUILT ? ['--create-database'] : [];
  const child = spawn(process.execPath, [...program.flags, ...imports, program.file, ...words], {
    env: { ...process.env, OSPITALIA_ENV_FILE: '', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', output, 'ipc'],
  });
  if (typeof output === 'number') closeSync(output);
  return child;
}

/** Starts a portal without waiting until it is ready. */
export function launchPortal(start: PortalStart): Portal {
  const begin = performance.now();
  const child = spawnProgram(start);
  const pid = child.pid ?? 0;
  const ended = once(child, 'exit');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    port: start.port,
    pid,
    isRunning,
    async kill() {
      const killed = isRunning() ? killAll([pid]) : 0;
      await ended;
      return killed;
    },
    killPictures: () => killAll(childrenOf(pid)),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    async ready() {
      const since = performance.now();
      while (!(await isReady(start.port))) {
        if (!isRunning()) return null;
        if (performance.now() - since > READY_MS) throw new Error('a portal was not ready within three minutes');
        await pause(POLL_MS);
      }
      return (performance.now() - begin) / 1000;
    },
    residentMb: () => memoryMb(pid, 'VmRSS'),
    heapMb: async () => Number(await request(child, 'heap')),
    strainOf: (work) => strainOf(child, work),
  };
}

export async function startPortal(dataDir: string, homes: number, env: Readonly<Record<string, string>> = {}) {
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o755);
  const settings = {
    OSPITALIA_ADMIN_USERNAME: ADMIN.username,
    OSPITALIA_ADMIN_PASSWORD: ADMIN.password,
    OSPITALIA_DATA_DIR: dataDir,
    OSPITALIA_DEMO: String(homes),
    OSPITALIA_DRAIN_SECONDS: '0',
    TRUST_PROXY: '1',
    LOG_ACCESS: '0',
    ...env,
  };
  const portal = launchPortal({ port: await freePort(), env: settings, preloads: [WATCHED] });
  const readySeconds = await portal.ready();
  if (readySeconds === null) throw new Error('the portal did not start');
  return { ...portal, readySeconds };
}

export type StartedPortal = Awaited<ReturnType<typeof startPortal>>;
