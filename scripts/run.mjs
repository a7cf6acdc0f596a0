// The entry point of every npm script. It runs on Node 20 and later, even before any package is installed.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from './run/compress.mjs';
import { PAGE_PACKAGES } from './run/page-packages.mjs';
import { readReports } from './run/read-reports.mjs';
import { ChildFailure, execute, SIGNALLED } from './run/execute.mjs';
import { fingerprint, portalFingerprint } from './run/fingerprint.mjs';
import { npmArguments } from './run/installed.mjs';
import { withMemoryFolder } from './run/memory-folder.mjs';
import { inOperatorLanguage } from './run/operator-language.mjs';
import { explainNoNode, findNode, projectPath } from './run/node.mjs';
import { sbomOf } from './run/sbom.mjs';
import { step } from './run/step.mjs';
import { describeVersion } from './run/version.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
// File with the fingerprint of the build. A build that bypasses this script empties the bundle's folder and so removes the file.
const STAMP = join(ROOT, 'build', 'server', 'fingerprint');
const PORTAL_STAMP = join(ROOT, 'build', 'portal', 'fingerprint');
/**
 * Node options of the portal. With V8's default semi-space of 32 MB, each portal uses 80 MB more memory under load
 * (docs/decisions/0077).
 */
const PORTAL_FLAGS = ['--max-semi-space-size=16'];
const REPORTS = join(ROOT, 'test-results');
const PROGRAMS = {
  playwright: 'node_modules/@playwright/test/cli.js',
  vitest: 'node_modules/vitest/vitest.mjs',
};
/** Time zones of the test runs. Tests of the rules run on both sides of UTC, because some date errors appear only on one side. */
const EAST = 'Pacific/Apia';
const WEST = 'America/St_Johns';
const HOME_ZONES = ['UTC', 'Europe/Rome'];
/** Tests that do not run in other time zones, because they involve no dates or are slow. */
const WITHOUT_DAYS = [
  '**/{echo-model,read-ical-bounds,contact-links}.test.ts',
  'src/{admin,locations,mail,media,privacy}/**',
];
const RULES = ['--project', 'rules', ...WITHOUT_DAYS.flatMap((pattern) => ['--exclude', pattern])];

function readJson(path) {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
}

function bears(stamp, made) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === made;
}

/** Returns which packages a command needs. A build needs only about half of all installed files. */
function needsOf(name) {
  if (name === 'db' || name === 'doctor') return 'run';
  if (name === 'start' && isBuilt()) return 'run';
  return ['start', 'dev', 'build', 'release'].includes(name) ? 'build' : 'tools';
}

async function install(needs) {
  const record = join('node_modules', '.package-lock.json');
  const installed = existsSync(join(ROOT, record)) ? readJson(record) : null;
  const target = { platform: process.platform, arch: process.arch, needs };
  const npmArgs = npmArguments(readJson('package-lock.json'), installed, target);
  if (npmArgs === null) return;
  // Runs npm on npm's own Node, because the Node in `node_modules` is about to be replaced.
  const { npm_execpath: npm, npm_node_execpath: npmsNode = process.execPath } = process.env;
  const args = [...npmArgs, '--no-audit', '--no-fund', '--loglevel=error'];
  // Prefers the path in `npm_execpath`. npm always sets it on Windows, where running `npm.cmd` would need a shell.
  await step(inOperatorLanguage('Installing packages', 'Installo i pacchetti'), () =>
    execute(npm ? npmsNode : 'npm', npm ? [npm, ...args] : args, { quiet: true }),
  );
}

function node(args, environment = {}) {
  const binary = findNode(ROOT);
  if (binary === undefined) {
    throw new ChildFailure(1, explainNoNode(ROOT));
  }
  const { quiet = false, ...env } = environment;
  return execute(binary, args, { env: { PATH: projectPath(ROOT), ...env }, quiet });
}

function isBuilt() {
  return bears(STAMP, fingerprint(ROOT)) && bears(PORTAL_STAMP, portalFingerprint(ROOT));
}

async function buildPages() {
  const made = fingerprint(ROOT);
  if (bears(STAMP, made)) return;
  rmSync(STAMP, { force: true });
  await step(inOperatorLanguage('Building pages', 'Costruisco le pagine'), async () => {
    await node(['scripts/build-pages.ts'], { NODE_ENV: 'production', quiet: true });
    await compressFolder(join(ROOT, 'build', 'client'));
  });
  writeFileSync(STAMP, made);
}

/** Bundles the portal. With type stripping instead of a bundle, each portal would use 26 MB more memory. */
async function buildPortal() {
  const made = portalFingerprint(ROOT);
  if (bears(PORTAL_STAMP, made)) return;
  rmSync(PORTAL_STAMP, { force: true });
  await node(['scripts/build-portal.ts'], { NODE_ENV: 'production', quiet: true });
  writeFileSync(PORTAL_STAMP, made);
}

/** Writes the version at build time, because a built portal has neither git nor tags. */
function writeVersion() {
  writeFileSync(join(ROOT, 'build', 'version.json'), `${JSON.stringify({ version: describeVersion(ROOT) })}\n`);
}

function writeBillOfMaterials() {
  const direct = [...Object.keys(readJson('package.json').dependencies), ...PAGE_PACKAGES];
  const bill = sbomOf(readJson('package-lock.json'), direct);
  writeFileSync(join(ROOT, 'build', 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
}

async function build() {
  await buildPages();
  await buildPortal();
  writeBillOfMaterials();
  writeVersion();
}

/**
 * Environment of the compiler and the linter, which are written in Go. Less garbage collection saves a quarter of their time, but
 * takes up to 4 GB.
 */
const GO = { GOGC: '1000' };

/**
 * Compile cache shared by all test processes. Without it, each of several hundred processes would spend a second of CPU time on
 * compilation.
 */
const NODE_COMPILE_CACHE = join(ROOT, '.cache', 'node');

function vitest(args, environment = {}) {
  const tests = { NODE_ENV: 'test', ...NO_SETTINGS, NODE_COMPILE_CACHE, TZ: EAST, ...GO, ...environment };
  return withMemoryFolder((folder) => node([PROGRAMS.vitest, 'run', ...args], { ...tests, ...folder }));
}

async function e2e(args) {
  await build();
  const tests = { NODE_ENV: 'test', ...NO_SETTINGS };
  await withMemoryFolder((folder) => node([PROGRAMS.playwright, 'test', ...args], { ...tests, ...folder }));
}

/** Maximum number of browser tests that may need a second attempt. If more do, the run fails. */
const MOST_RETRIED = 3;

const check = (args) => node(['scripts/check.ts', ...args], GO);

/** Settings of the tests. They override the portal settings of this machine, because tests write and delete data. */
const NO_SETTINGS = { OSPITALIA_ENV_FILE: '', OSPITALIA_BRAND_FILE: '', OSPITALIA_LANG: 'it' };

async function all(runs) {
  await Promise.allSettled(runs);
  await Promise.all(runs);
}

const testParts = (zones) => [
  ['checks', 'checks', () => check([])],
  // Builds the pages in parallel with the unit tests, which spend a tenth of their time waiting.
  ['unit', `test (${EAST})`, () => all([vitest([]), build()])],
  ['zones', `rules (${zones.join(', ')})`, () => all(zones.map((zone) => vitest(RULES, { TZ: zone })))],
  ['browser', 'browser', () => e2e([])],
];

const LONG_PARTS = [
  ['chaos', 'chaos', () => TASKS.chaos(['--seed', '7', '--kills', '200'])],
  ['fuzz', 'fuzz', () => TASKS.fuzz(['--seed', '1000', '--requests', '200000'])],
  ['soak', 'soak', () => TASKS.soak(['--minutes', '40', '--rate', '10'])],
];

const usage = () => inOperatorLanguage('Usage:', 'Uso:');

/** Runs the named parts in turn. A failed part does not stop the following parts. */
async function runParts(command, parts, names) {
  const known = parts.map(([key]) => key);
  if (names.some((name) => !known.includes(name)))
    throw new ChildFailure(1, `${usage()} ${command} -- [${known.join('|')}]`);
  rmSync(REPORTS, { recursive: true, force: true });
  const results = [];
  for (const [, name, run] of parts.filter(([key]) => names.length === 0 || names.includes(key))) {
    const start = performance.now();
    const code = await run().then(
      () => 0,
      (error) => exitCodeOf(error),
    );
    if (code > SIGNALLED) throw new ChildFailure(code, '');
    results.push({ name, code, seconds: (performance.now() - start) / 1000 });
  }
  for (const { name, code, seconds } of results) {
    process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s\n`);
  }
  const { passed, failed, failures, retried } = readReports(REPORTS);
  for (const failure of retried) process.stdout.write(`⚠ passed at the second attempt: ${failure}\n`);
  for (const failure of failures) process.stdout.write(`✗ ${failure}\n`);
  const failedParts = results.filter(({ code }) => code !== 0).length;
  const tooOften = retried.length > MOST_RETRIED ? retried.length : 0;
  process.stdout.write(`${passed - tooOften} passed, ${Math.max(failed, failedParts) + tooOften} failed\n`);
  if (failedParts + tooOften > 0) throw new ChildFailure(1, '');
}

const onBuilt = (tool) => async (args) => {
  await build();
  await node([`lab/${tool}/run.ts`, ...args], { NODE_ENV: 'production', ...NO_SETTINGS });
};

async function compare(args) {
  if (args[0] !== 'diff') await build();
  await node(['lab/compare/run.ts', ...args], NO_SETTINGS);
}

const TASKS = {
  start: async (args) => {
    await build();
    await node([...PORTAL_FLAGS, 'build/portal/main.js', '--create-database', ...args], { NODE_ENV: 'production' });
  },
  dev: (args) => node(['scripts/dev.ts', ...args], { NODE_ENV: 'development' }),
  build,
  check,
  unit: (args) => vitest(args),
  e2e,
  test: (names) => runParts('npm test', testParts([WEST]), names),
  verify: (names) => {
    // Makes `test/verify.ts` run sampled tests in full.
    process.env.OSPITALIA_VERIFY = '1';
    return runParts('npm run verify', [...testParts([WEST, ...HOME_ZONES]), ...LONG_PARTS], names);
  },
  bench: onBuilt('bench'),
  fuzz: onBuilt('fuzz'),
  chaos: onBuilt('chaos'),
  soak: onBuilt('soak'),
  compare,
  db: (args) => node(['scripts/db.ts', ...args], { NODE_ENV: 'production' }),
  doctor: (args) => node(['--use-system-ca', 'scripts/doctor.ts', ...args], { NODE_ENV: 'production' }),
  release: (args) => node(['scripts/release.ts', ...args]),
  screenshots: (args) => node(['lab/screenshots.ts', ...args]),
};

function exitCodeOf(error) {
  if (error instanceof ChildFailure) {
    if (error.output !== '') process.stderr.write(`${error.output.trimEnd()}\n`);
    return error.code;
  }
  process.stderr.write(`${error.message}\n`);
  return 1;
}

async function main([name, ...args]) {
  const task = TASKS[name];
  if (task === undefined) throw new ChildFailure(1, `${usage()} npm run ${Object.keys(TASKS).join('|')}`);
  process.chdir(ROOT);
  await install(needsOf(name));
  await task(args);
}

main(process.argv.slice(2)).catch((error) => {
  process.exitCode = exitCodeOf(error);
});
