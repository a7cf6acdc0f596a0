import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import PQueue from 'p-queue';

const root = join(import.meta.dirname, '..');
const installed = (script: string) => join(root, 'node_modules', script);

type Check = { name: string; arguments: string[] };
type Result = { name: string; passed: boolean; seconds: number; output: string };

/** Folders of tests. Tests are linted in a separate run, because they account for half of the linter's work. */
const TEST_FOLDERS = ['test', 'e2e', 'lab/compare'];
const TEST_FILES = '{src,scripts,lab}/**/*.test.*';

/**
 * Returns the arguments for one oxlint run. Two runs check the files in parallel, because `--type-check` compiles one project at
 * a time.
 */
const lint = (...files: string[]) => [installed('oxlint/bin/oxlint'), '--type-check', '--format=unix', ...files];
const ignore = (pattern: string) => ['--ignore-pattern', pattern];

/** The slowest checks come first, so that no slow check runs alone at the end. */
const CHECKS: Check[] = [
  {
    name: 'oxlint, with types: the product',
    arguments: lint(...[...TEST_FOLDERS.map((folder) => `${folder}/**`), TEST_FILES].flatMap(ignore)),
  },
  {
    name: 'oxlint, with types: its tests',
    arguments: lint(...TEST_FOLDERS, ...globSync(TEST_FILES, { cwd: root })),
  },
  { name: 'dependency rules (modules, kinds, names)', arguments: [join(root, 'scripts/check-dependency-rules.ts')] },
  { name: 'English (terms and openings)', arguments: [join(root, 'scripts/check-english.ts')] },
  { name: 'knip (unused files, exports, packages)', arguments: [installed('knip/bin/knip.js'), '--no-progress'] },
  { name: 'stylelint', arguments: [installed('stylelint/bin/stylelint.mjs'), 'src/**/*.css', '--no-color'] },
  {
    name: 'biome (format; fix with npm run format)',
    arguments: [installed('@biomejs/biome/bin/biome'), 'format', '--colors=off', '--reporter=summary', '.'],
  },
];

async function run(check: Check): Promise<Result> {
  const start = performance.now();
  const child = spawn(process.execPath, check.arguments, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const outputs = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const seconds = (performance.now() - start) / 1000;
  return { name: check.name, passed: child.exitCode === 0, seconds, output: outputs.slice(0, 2).join('').trim() };
}

if (process.argv.includes('--measure')) await import('./measure.ts');

const results = await new PQueue({ concurrency: availableParallelism() }).addAll(
  CHECKS.map((check) => () => run(check)),
);
for (const { name, passed, output } of results) if (!passed) console.log(`\n── ${name}\n${output}`);
console.log('');
for (const { name, passed, seconds } of results) console.log(`${passed ? '✓' : '✗'} ${seconds.toFixed(1)} s  ${name}`);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
