import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Age above which a file counts as left behind by a crash; also the minimum interval between cleanups of a folder. */
const STALE_AFTER_MS = 3_600_000;

const tidied = new Map<string, number>();

async function removeIfLeft(path: string): Promise<void> {
  // A missing file is ignored, because another process may have finished or removed it.
  const found = await stat(path).catch(() => null);
  if (found !== null && Date.now() - found.mtimeMs > STALE_AFTER_MS) await rm(path, { recursive: true, force: true });
}

export async function openTemporaryFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const now = Date.now();
  if (now - (tidied.get(folder) ?? 0) < STALE_AFTER_MS) return;
  tidied.set(folder, now);
  await Promise.all((await readdir(folder)).map((name) => removeIfLeft(join(folder, name))));
}
