import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFaults, findSubjectFaults } from './english/find-faults.ts';

const root = join(import.meta.dirname, '..');
/** Applied migrations never change; texts for visitors and test data are in other languages. */
const EXEMPT = /^(?:db\/migrations|content|src\/demo\/articoli)\/|\.aria\.yml$/;
/** Subjects of commits before this date are not checked. */
const SINCE = '2026-11-30T20:00:00Z';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter(Boolean);

const files = git('ls-files').filter((path) => !EXEMPT.test(path) && existsSync(join(root, path)));
const subjects = git('log', '--no-merges', `--since=${SINCE}`, '--format=%s');
const faults = [
  ...files.flatMap((path) => findFaults(path, readFileSync(join(root, path), 'utf8'))),
  ...subjects.flatMap(findSubjectFaults),
];

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
