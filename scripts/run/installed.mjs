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
 * Packages that a command needs: `run` to run a built portal, `build` to also build the pages, `tools` for everything.
 * @typedef {'run' | 'build' | 'tools'} Needs
 * @typedef {{ platform: string, arch: string, needs: Needs }} Target
 */

/**
 * Returns whether all needed packages are installed at their locked versions. Returns `false` for a folder that was
 * copied from a machine with another platform.
 * @param {Lockfile} wanted `package-lock.json`
 * @param {Lockfile} installed `node_modules/.package-lock.json`
 * @param {Target} target
 */
export function isInstalled(wanted, installed, { platform, arch, needs }) {
  const isForeign = Object.values(installed.packages).some(
    ({ os, cpu }) => !admits(os, platform) || !admits(cpu, arch),
  );
  if (isForeign) return false;
  return Object.entries(wanted.packages).every(([path, locked]) => {
    // Ignores the project itself and its workspace `lab`, which are not installed packages.
    if (!path.startsWith('node_modules/') || locked.link === true) return true;
    const found = installed.packages[path];
    if (found === undefined) return locked.optional === true || (locked.dev === true && isSpared(path, needs));
    return found.version === locked.version && found.integrity === locked.integrity;
  });
}

/**
 * Returns whether a command works without the package. Dependencies of page packages are not checked, because npm installs them
 * with the page packages.
 */
function isSpared(path, needs) {
  const isOfPages = PAGE_PACKAGES.some((name) => path === `node_modules/${name}`);
  return needs === 'run' || (needs === 'build' && !isOfPages);
}

/** @param {Lockfile} installed */
const hasTools = ({ packages }) => Object.values(packages).some(({ dev }) => dev === true);

/**
 * Returns the npm arguments that install the page packages without other `devDependencies`. `npm ci` installs all of
 * `devDependencies` or none.
 * @param {Lockfile} wanted
 */
function installPages({ packages }) {
  const named = PAGE_PACKAGES.map((name) => `${name}@${packages[`node_modules/${name}`]?.version}`);
  return ['install', '--no-save', '--save-prod', '--omit=dev', ...named];
}

/**
 * Returns the npm arguments that install the missing packages, or `null` if none is missing. Avoids `npm ci`, which deletes
 * all packages, if a portal can run with the installed ones.
 * @param {Lockfile} wanted `package-lock.json`
 * @param {Lockfile | null} installed npm's record of the installed packages, or `null` if nothing is installed
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
