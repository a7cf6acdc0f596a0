import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const PACKAGES = [
  'caddy',
  'etcd-server',
  'haproxy',
  'kustomize',
  'libatomic1',
  'patroni',
  'pgbouncer',
  'postgresql-17',
  'python3-etcd',
  'python3-psycopg2',
];
const CACHE = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
const FOLDER_INSIDE = '/mnt';

/** `missing` explains why this machine has no Debian 13 root file system. */
export type Trixie = { root: string; missing: null } | { root: null; missing: string };

type Program = {
  command: readonly string[];
  folder: string;
  user?: string;
  network?: string;
  env?: Record<string, string>;
};

export function isInstalled(command: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
}

function findObstacle(): string | null {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (process.getuid?.() !== 0) return 'it needs root for chroot';
  const tools = ['debootstrap', 'flock', 'unshare'].filter((tool) => !isInstalled(tool));
  return tools.length === 0 ? null : `it needs ${tools.join(' and ')}`;
}

/** Builds the root file system, which takes two minutes. Concurrent callers wait for the first caller. */
function build(root: string): string | null {
  mkdirSync(join(root, '..'), { recursive: true });
  const script = `
    [ -d "$1" ] && exit 0
    trap 'rm -rf "$1.new"' EXIT
    debootstrap --variant=minbase --include="$2" trixie "$1.new" >"$1.log" 2>&1 || exit 1
    rm -rf "$1.new/var/cache/apt" "$1.new/var/lib/apt/lists" "$1.new/usr/share/doc" "$1.log"
    mv "$1.new" "$1"`;
  const { status } = spawnSync('flock', [`${root}.lock`, 'sh', '-c', script, 'sh', root, PACKAGES.join(',')]);
  return status === 0 ? null : `debootstrap failed, see ${root}.log`;
}

export function findTrixie(): Trixie {
  const version = createHash('sha256').update(PACKAGES.join()).digest('hex').slice(0, 8);
  const root = join(CACHE, 'ospitalia', `trixie-${version}`);
  const missing = findObstacle() ?? (existsSync(root) ? null : build(root));
  if (missing === null) return { root, missing: null };
  process.stderr.write(`skipped, no Debian 13 for servers of a cluster: ${missing}\n`);
  return { root: null, missing };
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

function argumentsOf(root: string, { command, folder, user = 'root', network, env = {} }: Program): string[] {
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const program = [
    'chroot',
    `--userspec=${user}`,
    root,
    'env',
    '-i',
    'PATH=/usr/sbin:/usr/bin:/sbin:/bin',
    ...settings,
  ];
  const script = [
    `mount -t proc proc ${quote(`${root}/proc`)}`,
    `mount --rbind /dev ${quote(`${root}/dev`)}`,
    `mount --bind ${quote(folder)} ${quote(root + FOLDER_INSIDE)}`,
    `exec ${[...program, ...command].map(quote).join(' ')}`,
  ].join(' && ');
  const isolated = ['unshare', '--mount', 'sh', '-c', script];
  return network === undefined ? isolated : ['ip', 'netns', 'exec', network, ...isolated];
}

/**
 * Starts a program in the root file system. Each command of the chain executes the next one in its own process, so signals reach
 * the program.
 */
export function startInTrixie(root: string, program: Program): ChildProcess {
  const [command = '', ...args] = argumentsOf(root, program);
  return spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
}

export function runInTrixie(root: string, program: Program): string {
  const [command = '', ...args] = argumentsOf(root, program);
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program.command.join(' ')} exited with ${status}: ${stderr}${stdout}`);
  return stdout;
}
