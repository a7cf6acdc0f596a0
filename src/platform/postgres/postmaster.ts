import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programPath } from './binaries.ts';
import type { PostgresPaths } from './postgres-paths.ts';
import { postgresEnvironment, runProgram } from './run-program.ts';

const LOG_FILE = 'server.log';
const STOP_SECONDS = 60;

/** These settings are passed at every start, so that changes reach existing databases. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  // Uses TCP only, because socket paths are limited to 107 bytes, which a data directory may exceed.
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '64MB',
  work_mem: '8MB',
  max_wal_size: '512MB',
  // This level permits no standby, but COPY writes no WAL if the same transaction created the table.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Logs only events of the server, because callers report failed statements.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

const SCRATCH_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export type Postmaster = { pid: number; port: number; isReady: boolean };

export type Launch = { exited(): boolean };

const PID_LINE = 0;
const PORT_LINE = 3;
const STATUS_LINE = 7;

/** Returns whether the pid belongs to the server of the cluster. Another program may have reused the pid. */
function isServerOf(cluster: string, pid: number): boolean {
  if (!isProcessRunning(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`\0-D\0${cluster}\0`);
  } catch {
    return true;
  }
}

function readPidFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Returns the pid in `postmaster.pid` if it is not the server's. PostgreSQL would not start if another program had that pid. */
function stalePid(cluster: string): string | undefined {
  const pid = readPidFile(cluster)[PID_LINE];
  return pid !== undefined && !isServerOf(cluster, Number(pid)) ? pid : undefined;
}

export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = readPidFile(cluster);
  const pid = Number(lines[PID_LINE]);
  if (!(pid > 0) || !isServerOf(cluster, pid)) return undefined;
  return { pid, port: Number(lines[PORT_LINE]), isReady: lines[STATUS_LINE]?.trim() === 'ready' };
}

export function logFile(cluster: string): string {
  return join(cluster, LOG_FILE);
}

/** Starts the server in a separate process group, so that it survives the end of this process and Ctrl+C in the terminal. */
export function launch(place: PostgresPaths, port: number, durable: boolean): Launch {
  const settings = { ...SETTINGS, ...(durable ? {} : SCRATCH_SETTINGS), port: String(port) };
  const log = openSync(logFile(place.cluster), 'a', 0o600);
  const child = spawn(
    programPath(place.native, 'postgres'),
    ['-D', place.cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...place.user,
      cwd: '/',
      detached: true,
      // With this variable, PostgreSQL does not mistake the stale pid for a server of the cluster.
      env: { ...postgresEnvironment(), PG_GRANDPARENT_PID: stalePid(place.cluster) },
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  let gone = false;
  child.on('error', () => {
    gone = true;
  });
  child.on('exit', () => {
    gone = true;
  });
  child.unref();
  return { exited: () => gone };
}

export function interrupt({ pid }: Postmaster): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // The process has already ended.
  }
}

export async function stopPostmaster(place: PostgresPaths): Promise<void> {
  if (readPostmaster(place.cluster) === undefined) return;
  await runProgram(place, 'pg_ctl', ['stop', '-D', place.cluster, '-m', 'fast', '-w', '-t', String(STOP_SECONDS)]);
}

export function isProcessRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
