import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';

const IN_MEMORY = '/dev/shm';
/**
 * Minimum free memory, several times the space that a full run needs for its databases, browser profiles and photos.
 */
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
 * Stores a run's temporary files in memory. On disk, creating and dropping databases takes a third of a run's time.
 * @template T
 * @param {(environment: Record<string, string>) => Promise<T>} run
 * @param {string} [place] memory file system of the machine
 * @returns {Promise<T>}
 */
export async function withMemoryFolder(run, place = IN_MEMORY) {
  if (freeBytes(place) < ENOUGH_BYTES) return run({});
  const folder = mkdtempSync(`${place}/ospitalia-`);
  chmodSync(folder, 0o755);
  try {
    return await run({ TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
