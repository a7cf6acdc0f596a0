import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const OLDEST_OWN_NODE = 24;
const PLATFORM = process.platform === 'win32' ? 'win' : process.platform;
const BINARY = process.platform === 'win32' ? 'node.exe' : 'node';

function runs(binary) {
  try {
    execFileSync(binary, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * The Node that runs the product: the one that npm installed with it, else this one when it is new enough.
 * Returns `undefined` when there is neither.
 */
export function findNode(root) {
  const bundled = join(root, 'node_modules', `node-${PLATFORM}-${process.arch}`, 'bin', BINARY);
  if (existsSync(bundled)) {
    if (realpathSync(bundled) === realpathSync(process.execPath) || runs(bundled)) return bundled;
    // It does not fit this system (Alpine, say): out of the way, or npm would find it first from now on.
    rmSync(join(root, 'node_modules', '.bin', 'node'), { force: true });
  }
  return Number.parseInt(process.versions.node, 10) >= OLDEST_OWN_NODE ? process.execPath : undefined;
}

/** `PATH` with the project's programs first, as `npm run` sets it. */
export function projectPath(root) {
  return [resolve(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
}
