import { chmodSync } from 'node:fs';
import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILES = join(import.meta.dirname, '../db');

export async function plantRelease(parent: string, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(parent, 'release-'));
  chmodSync(folder, 0o755);
  await cp(FILES, folder, { recursive: true });
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  return folder;
}
