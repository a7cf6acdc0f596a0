import { PAGE_PACKAGES } from './page-packages.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, dev?: boolean, os?: string | string[], cpu?: string | string[] }} Package
 * @typedef {{ packages: Record<string, Package> }} Lockfile
 */

/** @param {string | string[] | undefined} list @param {string} value */
function admits(list, value) {
  return list === undefined || [list].flat().includes(value);
}

/**
 * What a command takes of the lockfile: `run` what a built portal runs on, `build` what pages are built of as well, `tools` all.
 *
 * @typedef {'run' | 'build' | 'tools'} Needs
 * @typedef {{ platform: string, arch: string, needs: Needs }} Target
 */

/**
 * Whether `node_modules` holds what the lockfile asks for. `installed` is npm's own record of what it put there, so an
 * installation made by hand counts as well. Packages of another platform mean that the folder came from elsewhere.
 *
 * @param {Lockfile} wanted `package-lock.json`
 * @param {Lockfile} installed `node_modules/.package-lock.json`
 * @param {Target} target
 */
export function isInstalled(wanted, installed, { platform, arch, needs }) {
  const isForeign = Object.values(installed.packages).some(
    ({ os, cpu }) => !admits(os, platform) || !admits(cpu, arch),
  );
  if (isForeign) return false;
  return Object.entries(wanted.packages).every(([path, wish]) => {
    // The project itself, and `lab`, its workspace.
    if (!path.startsWith('node_modules/') || wish.link === true) return true;
    const found = installed.packages[path];
    if (found === undefined) return wish.optional === true || (wish.dev === true && isSpared(path, needs));
    return found.version === wish.version && found.integrity === wish.integrity;
  });
}

/** Whether a package of `devDependencies` may be missing. npm brings along whatever those of the pages need in turn. */
function isSpared(path, needs) {
  const isOfPages = PAGE_PACKAGES.some((name) => path === `node_modules/${name}`);
  return needs === 'run' || (needs === 'build' && !isOfPages);
}

/** @param {Lockfile} installed */
const hasTools = ({ packages }) => Object.values(packages).some(({ dev }) => dev === true);

/**
 * `npm ci` can leave out all of `devDependencies` or nothing. Named one by one those of the pages come alone, as the lockfile has them.
 *
 * @param {Lockfile} wanted
 */
function installPages({ packages }) {
  const named = PAGE_PACKAGES.map((name) => `${name}@${packages[`node_modules/${name}`]?.version}`);
  return ['install', '--no-save', '--save-prod', '--omit=dev', ...named];
}

/**
 * What npm is told so that `node_modules` holds what is needed; `null`: it does. Who only starts the portal waits for no tool of
 * tests; where they are they stay. What is there and right is not touched, because a portal may be running on it.
 *
 * @param {Lockfile} wanted `package-lock.json`
 * @param {Lockfile | null} installed npm's own record of what is there; `null`: nothing
 * @param {Target} target
 */
export function npmArguments(wanted, installed, target) {
  if (installed !== null && isInstalled(wanted, installed, target)) return null;
  const isRunning = installed !== null && isInstalled(wanted, installed, { ...target, needs: 'run' });
  if (target.needs === 'tools' || (installed !== null && hasTools(installed))) {
    return isRunning ? ['install', '--no-save', '--include=dev'] : ['ci', '--include=dev'];
  }
  return target.needs === 'build' ? installPages(wanted) : ['ci', '--omit=dev'];
}
