import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { childrenOf, killAll } from './processes.ts';

/** What is run as a portal: a file of Node's, with what Node is told before it. */
export type Program = { file: string; flags: readonly string[] };

export type ChaosPortal = {
  port: number;
  isRunning(): boolean;
  kill(): Promise<number>;
  /** Ends the processes that encode its pictures; gives how many there were. */
  killPictures(): number;
  stop(): Promise<void>;
  /** From its start to its first answer of 200 to `/readyz`, in seconds; `null` where it ended before. Throws where it is not ready in time. */
  ready(): Promise<number | null>;
};

export type PortalStart = {
  program: Program;
  port: number;
  env: Readonly<Record<string, string>>;
  preloads: readonly string[];
  /** Where its log goes on. */
  log: string;
};

/** However this process ends: a portal that outlives it writes its log until the disk is full. */
const END_WITH_PARENT = join(import.meta.dirname, '../../test/end-with-parent.ts');
const POLL_MS = 20;
/** A portal that is not ready by then will not be: a machine that does much else takes a tenth of it. */
const READY_MS = 180_000;

async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

function spawnPortal({ program, port, env, preloads, log }: PortalStart): ChildProcess {
  const output = openSync(log, 'a');
  const imports = [END_WITH_PARENT, ...preloads].flatMap((preload) => ['--import', preload]);
  const child = spawn(process.execPath, [...program.flags, ...imports, program.file], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', output, 'ipc'],
  });
  closeSync(output);
  return child;
}

/** Starts a portal at a port. It ends with this process. */
export function startPortal(start: PortalStart): ChaosPortal {
  const begin = performance.now();
  const child = spawnPortal(start);
  const ended = once(child, 'exit');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    port: start.port,
    isRunning,
    async kill() {
      const killed = isRunning() ? killAll([child.pid ?? 0]) : 0;
      await ended;
      return killed;
    },
    killPictures: () => killAll(childrenOf(child.pid ?? 0)),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    async ready() {
      const since = performance.now();
      while (!(await isReady(start.port))) {
        if (!isRunning()) return null;
        if (performance.now() - since > READY_MS) throw new Error('a portal was not ready in three minutes');
        await pause(POLL_MS);
      }
      return (performance.now() - begin) / 1000;
    },
  };
}
