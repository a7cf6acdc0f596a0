import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Nothing is received or written for this long, in milliseconds: what is older was left by a crash. */
const LEFT_BEHIND = 3_600_000;

const tidied = new Set<string>();

async function removeIfLeft(path: string): Promise<void> {
  // Another process may finish, or tidy too, at the same moment.
  const found = await stat(path).catch(() => null);
  if (found !== null && Date.now() - found.mtimeMs > LEFT_BEHIND) await rm(path, { recursive: true, force: true });
}

/**
 * Makes a folder for unfinished files, if it is not there. The first time in a process it also removes what crashes left
 * behind in it; other processes may be at work in the same folder.
 */
export async function openTemporaryFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (tidied.has(folder)) return;
  tidied.add(folder);
  await Promise.all((await readdir(folder)).map((name) => removeIfLeft(join(folder, name))));
}
