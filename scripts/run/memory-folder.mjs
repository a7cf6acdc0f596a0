import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';

const IN_MEMORY = '/dev/shm';
/** What the databases, profiles and photos of a whole run take at once, several times over. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

function freeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/**
 * Runs tests with their temporary folders in memory, where the machine has such a place: hundreds of databases are made and
 * dropped, and a disk's file system takes a third of that time. Elsewhere they lie where the system keeps its own.
 *
 * @template T
 * @param {(environment: Record<string, string>) => Promise<T>} run
 * @param {string} [place] where the machine keeps files in memory
 * @returns {Promise<T>}
 */
export async function withMemoryFolder(run, place = IN_MEMORY) {
  if (freeBytes(place) < ENOUGH_BYTES) return run({});
  const folder = mkdtempSync(`${place}/ospitalia-`);
  // The user of an embedded database must get in where the tests run as root.
  chmodSync(folder, 0o755);
  try {
    return await run({ TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
