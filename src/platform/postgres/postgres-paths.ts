import { brandName } from '../../kernel/brand/brand.ts';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from '../process/operator-error.ts';
import { findBinaries } from './binaries.ts';
import { isRoot, type SystemUser, systemUser } from './system-user.ts';

/** Where root keeps what its database user could not reach below a private folder. */
const ROOT_BINARIES_FOLDER = '/var/lib/ospitalia';

/** Where the programs and the files of the database are, and as whom it runs (`undefined`: as ourselves). */
export type PostgresPaths = {
  native: string;
  entry: string;
  cluster: string;
  user: SystemUser | undefined;
};

type Log = (line: string) => void;

function canEnter(user: SystemUser | undefined, folder: string): boolean {
  if (user === undefined) return true;
  // A real attempt: mode bits alone do not know access lists, and Node's own `cwd` is entered as root.
  const attempt = spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/', stdio: 'ignore' });
  return attempt.status === 0;
}

function makeBinariesFolder(): string {
  try {
    mkdirSync(ROOT_BINARIES_FOLDER, { recursive: true });
    chmodSync(ROOT_BINARIES_FOLDER, 0o755);
    return ROOT_BINARIES_FOLDER;
  } catch (cause) {
    throw new OperatorError(
      `Non posso scrivere in ${ROOT_BINARIES_FOLDER}: avvia ${brandName} con un utente normale, oppure imposta DATABASE_URL.`,
      { cause },
    );
  }
}

function makeDataDir(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    return realpathSync(dataDir);
  } catch (cause) {
    throw new OperatorError(`Non posso creare la cartella dei dati ${dataDir}.`, { cause });
  }
}

/** An existing cluster keeps the account that owns it, whatever this machine would choose today. */
function userOf(entry: string): SystemUser | undefined {
  const owner = existsSync(entry) ? statSync(entry) : undefined;
  if (isRoot()) return owner === undefined || owner.uid === 0 ? systemUser() : { uid: owner.uid, gid: owner.gid };
  if (owner === undefined || owner.uid === process.getuid?.() || process.getuid === undefined) return undefined;
  throw new OperatorError(
    `Il database in ${entry} è di un altro utente: avvia ${brandName} con quello, o con un'altra OSPITALIA_DATA_DIR.`,
  );
}

function clusterFolder(dataDir: string, entry: string, user: SystemUser | undefined): string {
  if (lstatSync(entry, { throwIfNoEntry: false }) !== undefined) {
    if (!existsSync(entry)) throw new OperatorError(`Il collegamento ${entry} non porta più al database.`);
    const cluster = realpathSync(entry);
    if (canEnter(user, cluster)) return cluster;
    throw new OperatorError(`L'utente del database non può entrare in ${cluster}: sposta i dati o cambia i permessi.`);
  }
  return canEnter(user, dataDir) ? entry : join(makeBinariesFolder(), randomBytes(4).toString('hex'));
}

/** Chooses where the embedded PostgreSQL of a data directory lives; says so when that is not where one would look. */
export function choosePostgresPaths(dataDir: string, log: Log): PostgresPaths {
  const home = makeDataDir(dataDir);
  const entry = join(home, 'postgres');
  const user = userOf(entry);
  const native = findBinaries(user, user === undefined ? () => home : makeBinariesFolder);
  const cluster = clusterFolder(home, entry, user);
  const moved = [
    ...(native.startsWith(ROOT_BINARIES_FOLDER) ? ['programmi'] : []),
    ...(cluster === entry ? [] : ['dati']),
  ];
  if (moved.length > 0) {
    const folder = cluster === entry ? dirname(native) : cluster;
    log(`PostgreSQL non gira come root e il suo utente non può entrare qui: ${moved.join(' e ')} in ${folder}.`);
  }
  return { native, entry, cluster, user };
}
