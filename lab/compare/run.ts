import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compareSnapshots } from './diff.ts';
import { readSnapshot } from './read-snapshot.ts';

const ROOT = join(import.meta.dirname, '../..');
const LAB = 'lab/compare';
const CACHE = join(ROOT, '.cache/compare');
const USAGE = 'npm run compare -- take <file.json> | diff <before> <after> | <commit>';

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

async function runNode(cwd: string, args: readonly string[]): Promise<void> {
  const compiled = { NODE_COMPILE_CACHE: join(ROOT, '.cache/node') };
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...compiled, TZ: 'Europe/Rome' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
}

/** Takes the snapshot of a checkout with the checkout's own `lab/compare`, whose imports match its code. */
async function take(root: string, file: string): Promise<void> {
  await runNode(root, ['--import', `./${LAB}/frozen-clock.mjs`, `${LAB}/take.ts`, file]);
}

function hashOfLab(): string {
  const hash = createHash('sha256');
  for (const file of globSync(`${LAB}/*`, { cwd: ROOT }).toSorted()) hash.update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Takes the snapshot of a commit in a new worktree. A commit without `lab/compare` gets a copy of the current version. */
async function takeCommit(commit: string, file: string): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'ospitalia-commit-'));
  git('worktree', 'add', '--detach', root, commit);
  try {
    const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
    if (lock(root) === lock(ROOT)) symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    if (!existsSync(join(root, LAB))) cpSync(join(ROOT, LAB), join(root, LAB), { recursive: true });
    await runNode(root, ['scripts/run.mjs', 'build']);
    await take(root, file);
  } finally {
    git('worktree', 'remove', '--force', root);
  }
}

async function snapshotOf(name: string): Promise<string> {
  const commit = git('rev-parse', '--verify', `${name}^{commit}`);
  const hasOwn = git('ls-tree', '--name-only', commit, `${LAB}/`) !== '';
  const file = join(CACHE, `${commit}${hasOwn ? '' : `-${hashOfLab()}`}.json.gz`);
  if (!existsSync(file)) await takeCommit(commit, file);
  return file;
}

function diff(before: string, after: string): number {
  const lines = compareSnapshots(readSnapshot(before), readSnapshot(after));
  process.stdout.write(lines.length === 0 ? 'no difference\n' : `${lines.join('\n')}\n`);
  return lines.length === 0 ? 0 : 1;
}

async function main([command = '', ...files]: readonly string[]): Promise<number> {
  const [one, other] = files.map((file) => resolve(file));
  mkdirSync(CACHE, { recursive: true });
  if (command === 'diff' && one !== undefined && other !== undefined) return diff(one, other);
  if (command === 'take' && one !== undefined) {
    await take(ROOT, one);
    return 0;
  }
  if (['', 'take', 'diff'].includes(command) || files.length > 0) throw new Error(USAGE);
  const before = await snapshotOf(command);
  const after = join(CACHE, 'checkout.json.gz');
  await take(ROOT, after);
  return diff(before, after);
}

process.exitCode = await main(process.argv.slice(2));
