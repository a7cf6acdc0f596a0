import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Nothing is received or written for this long, in milliseconds: what is older was left by a crash. */
const LEFT_BEHIND = 3_600_000;

const tidied = new Map<string, number>();

async function removeIfLeft(path: string): Promise<void> {
  // Another process may finish, or tidy too, at the same moment.
  const found = await stat(path).catch(() => null);
  if (found !== null && Date.now() - found.mtimeMs > LEFT_BEHIND) await rm(path, { recursive: true, force: true });
}

/** Makes a folder for unfinished files, and once an hour removes what crashes left in it. Other processes may be at work there. */
export async function openTemporaryFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const now = Date.now();
  if (now - (tidied.get(folder) ?? 0) < LEFT_BEHIND) return;
  tidied.set(folder, now);
  await Promise.all((await readdir(folder)).map((name) => removeIfLeft(join(folder, name))));
}
