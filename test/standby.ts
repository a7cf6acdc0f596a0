import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { loadLocations } from '../src/locations/server/load-locations.ts';
import { NO_LIMITS, openDatabase } from '../src/platform/database/open-database.ts';
import { prepareJobs } from '../src/app/server/jobs/open-jobs.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { programPath } from '../src/platform/postgres/binaries.ts';
import { createCluster, readPassword, SUPERUSER } from '../src/platform/postgres/create-cluster.ts';
import { freePort } from '../src/platform/postgres/acquire-server.ts';
import { choosePostgresPaths, type PostgresPaths } from '../src/platform/postgres/postgres-paths.ts';
import { readPostmaster } from '../src/platform/postgres/postmaster.ts';
import { postgresEnvironment } from '../src/platform/postgres/run-program.ts';

export type Standby = {
  primaryUrl: string;
  replicaUrl: string;
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  killReplica(): Promise<void>;
  /** Freezes or resumes the server. A frozen server does not respond but keeps its connections open. */
  freezeReplica(isFrozen: boolean): void;
  startReplica(): Promise<void>;
  killPrimary(): Promise<void>;
  freezePrimary(isFrozen: boolean): void;
  startPrimary(): Promise<void>;
  promoteReplica(): Promise<void>;
  stop(): Promise<void>;
};

const PATIENCE_MS = 60_000;
const LOOK_MS = 25;

/** Waits until a condition is met. A benchmark uses this file too, so `vi.waitFor` is not available. */
async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const since = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - since > PATIENCE_MS)
      throw new Error('the server did not reach the expected state within a minute');
    await pause(LOOK_MS);
  }
}

const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  // Turns off flushing, because the data need not survive a power failure.
  fsync: 'off',
  wal_level: 'replica',
  max_wal_senders: '4',
  wal_keep_size: '512MB',
  hot_standby: 'on',
  wal_retrieve_retry_interval: '100ms',
  max_logical_replication_workers: '0',
  jit: 'off',
  timezone: 'UTC',
};

export type Server = { dataDir: string; place: PostgresPaths; port: number; extra: Record<string, string> };

export function urlOf({ place, port }: Server, password = readPassword(place.cluster)): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${SUPERUSER}`;
}

export async function startServer({ place, port, extra }: Server): Promise<void> {
  const settings = { ...SETTINGS, ...extra, port: String(port) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let child: ChildProcess | undefined;
  await until(() => {
    // Retries, because a new server fails until the backends of the killed server have exited.
    if (child === undefined || child.exitCode !== null) {
      rmSync(join(place.cluster, 'postmaster.pid'), { force: true });
      child = spawn(programPath(place.native, 'postgres'), ['-D', place.cluster, ...flags], {
        ...place.user,
        cwd: '/',
        detached: true,
        env: postgresEnvironment(),
        stdio: 'ignore',
      });
      child.unref();
    }
    return readPostmaster(place.cluster)?.isReady === true;
  });
}

function signalProcess(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function signal({ place }: Server, name: NodeJS.Signals): void {
  const pid = readPostmaster(place.cluster)?.pid;
  if (pid !== undefined) signalProcess(pid, name);
}

/** Signals the postmaster before its backends, because a frozen postmaster starts no further processes. */
function signalAll(server: Server, name: NodeJS.Signals): void {
  const pid = readPostmaster(server.place.cluster)?.pid;
  if (pid === undefined) return;
  signalProcess(pid, name);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/gu) ?? [];
  for (const child of children) signalProcess(Number(child), name);
}

export async function endServer(server: Server, name: NodeJS.Signals): Promise<void> {
  signal(server, name);
  await until(() => readPostmaster(server.place.cluster) === undefined);
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

function giveTo({ user }: PostgresPaths, folder: string): void {
  if (user === undefined) return;
  chownSync(folder, user.uid, user.gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    chownSync(join(folder, name), user.uid, user.gid);
  }
}

/** Files that the standby does not copy, because they belong to the running primary or are streamed. */
const NOT_COPIED = ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot', 'pg_stat_tmp'];

/** Uses the low-level backup API (PostgreSQL manual, 26.3.3), because the binaries do not include `pg_basebackup`. */
async function copyCluster(primary: Server, cluster: string): Promise<PostgresPaths> {
  const client = new Client({ connectionString: urlOf(primary) });
  await client.connect();
  await client.query("select pg_backup_start('standby', fast => true)");
  cpSync(primary.place.cluster, cluster, {
    recursive: true,
    filter: (path) => !NOT_COPIED.includes(basename(path)),
  });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  writeFileSync(join(cluster, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(join(cluster, 'standby.signal'), '');
  for (const folder of ['pg_wal', 'pg_replslot', 'pg_stat_tmp']) mkdirSync(join(cluster, folder), { mode: 0o700 });
  giveTo(primary.place, cluster);
  chmodSync(cluster, 0o700);
  return { ...primary.place, entry: cluster, cluster };
}

async function fill(url: string): Promise<void> {
  const database = openDatabase(url, { timeLimits: NO_LIMITS });
  await migrate(database.db);
  await prepareJobs(database.pool);
  await loadLocations(database.pool);
  await database.close();
}

export async function createServer(prefix: string, extra: Record<string, string> = {}): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(dataDir, 0o755);
  const place = choosePostgresPaths(dataDir, () => undefined);
  await createCluster(place, false);
  const server: Server = { dataDir, place, port: await freePort(), extra };
  await startServer(server);
  await query(urlOf(server).replace(/\w+$/, 'postgres'), `create database ${SUPERUSER}`);
  return server;
}

export function removeServer({ place, dataDir }: Server): void {
  for (const folder of [place.cluster, dataDir]) rmSync(folder, { recursive: true, force: true });
}

/** Starts a primary and a streaming replica. Must be called in `beforeAll` with a long timeout. */
export async function openStandby(): Promise<Standby> {
  const primary = await createServer('ospitalia-standby-');
  const { place, dataDir } = primary;
  await fill(urlOf(primary));
  const password = readPassword(place.cluster);
  const source = `host=127.0.0.1 port=${primary.port} user=${SUPERUSER} password=${password}`;
  const copy = await copyCluster(primary, `${place.cluster}-replica`);
  const replica: Server = { dataDir, place: copy, port: await freePort(), extra: { primary_conninfo: source } };
  await startServer(replica);
  const replicaUrl = urlOf(replica, password);
  return {
    primaryUrl: urlOf(primary),
    replicaUrl,
    async pauseReplay() {
      await query(replicaUrl, 'select pg_wal_replay_pause()');
      await until(async () => {
        const [row] = await query(replicaUrl, 'select pg_get_wal_replay_pause_state() as state');
        return row?.['state'] === 'paused';
      });
    },
    resumeReplay: async () => void (await query(replicaUrl, 'select pg_wal_replay_resume()')),
    killReplica: () => endServer(replica, 'SIGKILL'),
    freezeReplica: (isFrozen) => signalAll(replica, isFrozen ? 'SIGSTOP' : 'SIGCONT'),
    startReplica: () => startServer(replica),
    killPrimary: () => endServer(primary, 'SIGKILL'),
    freezePrimary: (isFrozen) => signalAll(primary, isFrozen ? 'SIGSTOP' : 'SIGCONT'),
    startPrimary: () => startServer(primary),
    promoteReplica: async () => void (await query(replicaUrl, 'select pg_promote()')),
    async stop() {
      // Resumes both servers, because a failed test may have left one frozen.
      for (const server of [replica, primary]) signalAll(server, 'SIGCONT');
      await endServer(replica, 'SIGQUIT');
      await endServer(primary, 'SIGQUIT');
      for (const cluster of [place.cluster, copy.cluster, dataDir]) rmSync(cluster, { recursive: true, force: true });
    },
  };
}
