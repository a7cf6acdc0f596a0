import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGES = [
  'package-lock.json',
  'react-router.config.ts',
  'content',
  'scripts/build-pages.ts',
  'scripts/content-pages.ts',
  'scripts/message-modules.ts',
  'scripts/page-language.ts',
  'scripts/slim-manifest.ts',
  'vite.config.ts',
  'public',
  'src',
];
const NOT_OF_PAGES = /\.test\.tsx?$|README\.md$|[\\/](?:platform|server|demo)[\\/]/;
const PORTAL = ['package-lock.json', 'scripts/build-portal.ts', 'src'];
const NOT_OF_PORTAL = /\.test\.ts$|(?<!\.ts|\.json)$/;

function filesOf(path) {
  if (!existsSync(path)) return [];
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

function inputFiles(root, inputs, left) {
  const files = inputs.flatMap((input) => (/\.\w+$/.test(input) ? [join(root, input)] : filesOf(join(root, input))));
  return files
    .filter((file) => existsSync(file) && !left.test(file.slice(root.length)))
    .toSorted((a, b) => (a < b ? -1 : 1));
}

function hashOf(root, files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

/** Returns a hash of the pages' input files. Two checkouts with the same content get the same hash. */
export const fingerprint = (root) => hashOf(root, inputFiles(root, PAGES, NOT_OF_PAGES));

export const portalFingerprint = (root) => hashOf(root, inputFiles(root, PORTAL, NOT_OF_PORTAL));
