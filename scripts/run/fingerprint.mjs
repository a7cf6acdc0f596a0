import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the built pages are made of; the server's own code runs as it is. */
const INPUTS = [
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'scripts/leave-out.ts',
  'public',
  'src',
];
const NOT_BUILT = /\.test\.tsx?$|\.md$|[\\/]server[\\/]/;

function filesOf(path) {
  if (!existsSync(path)) return [];
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

function inputFiles(root) {
  const files = INPUTS.flatMap((input) => (/\.\w+$/.test(input) ? [join(root, input)] : filesOf(join(root, input))));
  return files
    .filter((file) => existsSync(file) && !NOT_BUILT.test(file.slice(root.length)))
    .toSorted((a, b) => (a < b ? -1 : 1));
}

/** One hash over everything that the build reads, by content: a fresh clone and an old one agree. */
export function fingerprint(root) {
  const hash = createHash('sha256');
  for (const file of inputFiles(root))
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}
