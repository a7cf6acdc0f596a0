import { brandName } from '../../kernel/brand/brand.ts';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from '../process/operator-error.ts';
import { findBinaries } from './binaries.ts';
import { isRoot, type SystemUser, systemUser } from './system-user.ts';
import * as operatorMessages from '../messages/operator.ts';

/** Folder for programs and data if the portal runs as root and the database user cannot read the private data directory. */
const ROOT_BINARIES_FOLDER = '/var/lib/ospitalia';

/** `user` is `undefined` if the current user runs the database. */
export type PostgresPaths = {
  native: string;
  entry: string;
  cluster: string;
  user: SystemUser | undefined;
};

type Log = (line: string) => void;

function canEnter(user: SystemUser | undefined, folder: string): boolean {
  if (user === undefined) return true;
  // Runs `cd` as the user, because mode bits do not show ACLs, and because Node would enter `cwd` as root.
  const attempt = spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/', stdio: 'ignore' });
  return attempt.status === 0;
}

function makeBinariesFolder(): string {
  try {
    mkdirSync(ROOT_BINARIES_FOLDER, { recursive: true });
    chmodSync(ROOT_BINARIES_FOLDER, 0o755);
    return ROOT_BINARIES_FOLDER;
  } catch (cause) {
    throw new OperatorError(operatorMessages.binariesFolderNotWritable(ROOT_BINARIES_FOLDER, brandName), { cause });
  }
}

function makeDataDir(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    return realpathSync(dataDir);
  } catch (cause) {
    throw new OperatorError(operatorMessages.dataDirNotCreated(dataDir), { cause });
  }
}

/** Returns the account that runs the database. An existing cluster must run as the account that owns it. */
function userOf(entry: string): SystemUser | undefined {
  const owner = existsSync(entry) ? statSync(entry) : undefined;
  if (isRoot()) return owner === undefined || owner.uid === 0 ? systemUser() : { uid: owner.uid, gid: owner.gid };
  if (owner === undefined || owner.uid === process.getuid?.() || process.getuid === undefined) return undefined;
  throw new OperatorError(operatorMessages.databaseOfOtherUser(entry, brandName));
}

function clusterFolder(dataDir: string, entry: string, user: SystemUser | undefined): string {
  if (lstatSync(entry, { throwIfNoEntry: false }) !== undefined) {
    if (!existsSync(entry)) throw new OperatorError(operatorMessages.databaseLinkBroken(entry));
    const cluster = realpathSync(entry);
    if (canEnter(user, cluster)) return cluster;
    throw new OperatorError(operatorMessages.clusterNotAccessible(cluster));
  }
  return canEnter(user, dataDir) ? entry : join(makeBinariesFolder(), randomBytes(4).toString('hex'));
}

export function choosePostgresPaths(dataDir: string, log: Log): PostgresPaths {
  const home = makeDataDir(dataDir);
  const entry = join(home, 'postgres');
  const user = userOf(entry);
  const native = findBinaries(user, user === undefined ? () => home : makeBinariesFolder);
  const cluster = clusterFolder(home, entry, user);
  const moved = { programs: native.startsWith(ROOT_BINARIES_FOLDER), data: cluster !== entry };
  if (moved.programs || moved.data) {
    log(operatorMessages.postgresMoved(moved, moved.data ? cluster : dirname(native)));
  }
  return { native, entry, cluster, user };
}
