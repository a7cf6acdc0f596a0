import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isProcessRunning } from './postmaster.ts';
import type { PostgresPaths } from './postgres-paths.ts';
import { runProgram } from './run-program.ts';

export const SUPERUSER = 'ospitalia';

const PASSWORD_FILE = 'ospitalia.password';
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

export function readPassword(cluster: string): string {
  return readFileSync(join(cluster, PASSWORD_FILE), 'utf8').trim();
}

function sweep(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = /\.new-(\d+)(?:\.password)?$/.exec(name)?.[1];
    if (pid !== undefined && !isProcessRunning(Number(pid)))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/** Moves the cluster to its final name, or deletes it if another process has created one in the meantime. */
function publish(fresh: string, place: PostgresPaths): void {
  const isElsewhere = place.cluster !== place.entry;
  try {
    renameSync(fresh, place.cluster);
    if (isElsewhere) symlinkSync(place.cluster, place.entry);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (isElsewhere) rmSync(place.cluster, { recursive: true, force: true });
    if (!existsSync(place.entry)) throw error;
  }
}

async function initialise(fresh: string, place: PostgresPaths, durable: boolean): Promise<void> {
  const passwordFile = `${fresh}.password`;
  writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: PRIVATE_FILE, flag: 'wx' });
  mkdirSync(fresh, { mode: PRIVATE_FOLDER });
  if (place.user !== undefined)
    for (const path of [passwordFile, fresh]) chownSync(path, place.user.uid, place.user.gid);
  await runProgram(place, 'initdb', [
    `--pgdata=${fresh}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
    // No operating system update can change this collation. Queries specify Italian order where it matters.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ]);
  chmodSync(passwordFile, PRIVATE_FILE);
  renameSync(passwordFile, join(fresh, PASSWORD_FILE));
}

/** Creates the cluster under a temporary name, so that a killed process leaves nothing that looks like a database. */
export async function createCluster(place: PostgresPaths, durable: boolean): Promise<void> {
  if (existsSync(place.entry)) return;
  const parent = dirname(place.cluster);
  sweep(parent);
  const fresh = join(parent, `${basename(place.cluster)}.new-${process.pid}`);
  try {
    await initialise(fresh, place, durable);
  } catch (error) {
    for (const path of [fresh, `${fresh}.password`]) rmSync(path, { recursive: true, force: true });
    throw error;
  }
  publish(fresh, place);
}
