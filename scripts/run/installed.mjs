/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, os?: string | string[], cpu?: string | string[] }} Package
 * @typedef {{ packages: Record<string, Package> }} Lockfile
 */

/** @param {string | string[] | undefined} list @param {string} value */
function admits(list, value) {
  return list === undefined || [list].flat().includes(value);
}

/**
 * Whether `node_modules` holds what the lockfile asks for. `installed` is npm's own record of what it put there, so an
 * installation made by hand counts as well. Packages of another platform mean that the folder came from elsewhere.
 *
 * @param {Lockfile} wanted `package-lock.json`
 * @param {Lockfile} installed `node_modules/.package-lock.json`
 * @param {{ platform: string, arch: string, withDev: boolean }} target
 */
export function isInstalled(wanted, installed, { platform, arch, withDev }) {
  const isForeign = Object.values(installed.packages).some(
    ({ os, cpu }) => !admits(os, platform) || !admits(cpu, arch),
  );
  if (isForeign) return false;
  return Object.entries(wanted.packages).every(([path, wish]) => {
    if (path === '') return true;
    const found = installed.packages[path];
    if (found === undefined) return wish.optional === true || (wish.dev === true && !withDev);
    return found.version === wish.version && found.integrity === wish.integrity;
  });
}

/** @param {Lockfile} installed */
const hasTools = ({ packages }) => Object.values(packages).some(({ dev }) => dev === true);

/**
 * What npm is told so that `node_modules` holds what is needed; `null`: it does. Who only starts the portal waits for no tool of
 * tests; where they are they stay. What is there and right is not touched, because a portal may be running on it.
 *
 * @param {Lockfile} wanted `package-lock.json`
 * @param {Lockfile | null} installed npm's own record of what is there; `null`: nothing
 * @param {{ platform: string, arch: string, withDev: boolean }} target
 */
export function npmArguments(wanted, installed, target) {
  if (installed === null) return ['ci', target.withDev ? '--include=dev' : '--omit=dev'];
  if (isInstalled(wanted, installed, target)) return null;
  if (isInstalled(wanted, installed, { ...target, withDev: false })) return ['install', '--no-save', '--include=dev'];
  return ['ci', target.withDev || hasTools(installed) ? '--include=dev' : '--omit=dev'];
}
