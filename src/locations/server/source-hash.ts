import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FACTS = '../source/';
const BUILDERS = [
  './build-locations.ts',
  './build-comuni.ts',
  './read-landmarks.ts',
  '../rules/parse-comuni.ts',
  '../rules/fold-name.ts',
  '../rules/slugify.ts',
  '../rules/sort-by-name.ts',
];

function sourceFiles(): string[] {
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const facts = readdirSync(here(FACTS))
    .toSorted()
    .map((name) => FACTS + name);
  return [...BUILDERS, ...facts].map(here);
}

/** What the locations are built from: facts and code. Reading it takes some milliseconds, building half a second. */
export function sourceHash(): string {
  const hash = createHash('sha256');
  for (const path of sourceFiles()) hash.update(readFileSync(path));
  return hash.digest('hex');
}
