import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { findFaults } from './dependency-rules/find-faults.ts';

const root = join(import.meta.dirname, '..');
const paths = globSync('{src,scripts,lab,test,e2e}/**/*.{ts,tsx}', { cwd: root }).toSorted();
const files = new Map(paths.map((path) => [path.replaceAll(sep, '/'), readFileSync(join(root, path), 'utf8')]));
const faults = findFaults(files);

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
