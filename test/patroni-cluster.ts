import { type ChildProcess, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../src/platform/postgres/acquire-server.ts';
import { runInTrixie, startInTrixie } from './trixie.ts';

const OPS = join(import.meta.dirname, '../ops');
const NODES = ['pg1', 'pg2', 'pg3'] as const;
const PATIENCE_MS = 60_000;
const SUPERUSER_PASSWORD = 'Parola-di-postgres-1';

export type NodeName = (typeof NODES)[number];

/** A cluster of PostgreSQL servers, each in a separate network namespace. etcd and HAProxy run on the host. */
export type PatroniCluster = {
  url: string;
  addressOf(node: NodeName): string;
  primary(): Promise<NodeName | null>;
  standbys(): Promise<NodeName[]>;
  /** Kills the PostgreSQL postmaster of a node. The node's Patroni continues to run. */
  killServer(node: NodeName): void;
  freeze(node: NodeName, isFrozen: boolean): void;
  cut(node: NodeName, isCut: boolean): void;
  output(): string;
  close(): Promise<void>;
};

function run(command: string): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
  return stdout;
}

async function until<T>(read: () => Promise<T | null | false>, what: () => string): Promise<T> {
  for (const since = performance.now(); ; await pause(200)) {
    const found = await read().catch(() => null);
    if (found !== null && found !== false) return found;
    if (performance.now() - since > PATIENCE_MS) throw new Error(`timeout after two minutes: ${what()}`);
  }
}

/** Creates the network of the cluster. Its names and addresses depend on the process ID, so that concurrent runs rarely collide. */
function createNetwork() {
  const id = process.pid % 250;
  const bridge = `osp${id}`;
  const addressOf = (host: number) => `10.213.${id}.${host}`;
  const spaceOf = (node: NodeName) => `${bridge}-${node}`;
  const linkOf = (node: NodeName) => `${bridge}${node}`;
  const remove = () => {
    for (const node of NODES) spawnSync('ip', ['netns', 'delete', spaceOf(node)]);
    spawnSync('ip', ['link', 'delete', bridge]);
  };
  remove();
  run(`ip link add ${bridge} type bridge && ip addr add ${addressOf(1)}/24 dev ${bridge} && ip link set ${bridge} up`);
  for (const [nth, node] of NODES.entries()) {
    const [space, link] = [spaceOf(node), linkOf(node)];
    run(`ip netns add ${space} && ip link add ${link} type veth peer name eth0 netns ${space}
      ip link set ${link} master ${bridge} up
      ip -n ${space} addr add ${addressOf(11 + nth)}/24 dev eth0
      ip -n ${space} link set eth0 up && ip -n ${space} link set lo up`);
  }
  return {
    host: addressOf(1),
    addressOf: (node: NodeName) => addressOf(11 + NODES.indexOf(node)),
    spaceOf,
    setLink: (node: NodeName, state: 'up' | 'down') => run(`ip link set ${linkOf(node)} ${state}`),
    pidsOf: (node: NodeName) =>
      run(`ip netns pids ${spaceOf(node)}`)
        .trim()
        .split('\n')
        .map(Number),
    remove,
  };
}

function isServer(pid: number): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return (command[0]?.endsWith('/postgres') ?? false) && command.includes('-D');
  } catch {
    return false;
  }
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // Ignores a process that has ended in the meantime.
    }
  }
}

/** Starts a cluster and waits until the primary has two streaming standbys, one of which is synchronous. */
export async function startCluster(root: string): Promise<PatroniCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'ospitalia-cluster-'));
  chmodSync(folder, 0o755);
  const network = createNetwork();
  const children: ChildProcess[] = [];
  let output = '';
  const start = (command: string[], options: { space?: string; user?: string; env?: Record<string, string> } = {}) => {
    const { space, ...rest } = options;
    const child = startInTrixie(root, { command, folder, ...rest, ...(space !== undefined && { network: space }) });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-200_000)));
    }
    children.push(child);
  };

  const etcd = `http://${network.host}:2379`;
  start([
    'etcd',
    '--data-dir',
    '/mnt/etcd',
    '--log-level',
    'error',
    '--unsafe-no-fsync',
    '--listen-client-urls',
    etcd,
    '--advertise-client-urls',
    etcd,
  ]);
  const settings = readFileSync(join(OPS, 'patroni.yml'), 'utf8');
  for (const node of NODES) {
    const home = join(folder, node);
    mkdirSync(home);
    writeFileSync(
      join(home, 'patroni.yml'),
      settings
        .replace('/var/lib/postgresql/17/ospitalia', `/mnt/${node}/data`)
        .replace('max_connections', 'fsync: "off"\n        shared_buffers: 64MB\n        max_connections')
        .replace('  authentication:', `  parameters:\n    unix_socket_directories: /mnt/${node}\n  authentication:`),
    );
    runInTrixie(root, { command: ['chown', '-R', 'postgres:postgres', `/mnt/${node}`], folder });
    start(['patroni', `/mnt/${node}/patroni.yml`], {
      space: network.spaceOf(node),
      user: 'postgres',
      env: {
        PATRONI_NAME: node,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `${network.addressOf(node)}:8008`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${network.addressOf(node)}:5432`,
        PATRONI_ETCD3_HOSTS: `${network.host}:2379`,
        PATRONI_SUPERUSER_PASSWORD: SUPERUSER_PASSWORD,
        PATRONI_REPLICATION_PASSWORD: 'Parola-di-replica-1',
        PATRONI_REWIND_PASSWORD: 'Parola-di-rewind-1',
        LANG: 'C.UTF-8',
      },
    });
  }
  const port = await freePort();
  let proxy = readFileSync(join(OPS, 'haproxy-postgresql.cfg'), 'utf8').replace('127.0.0.1:5000', `127.0.0.1:${port}`);
  for (const [nth, node] of NODES.entries()) proxy = proxy.replace(`10.0.0.${11 + nth}`, network.addressOf(node));
  writeFileSync(join(folder, 'haproxy.cfg'), proxy);
  start(['haproxy', '-db', '-f', '/mnt/haproxy.cfg']);

  type Member = { name: NodeName; role: string; state: string };
  const readMembers = async (): Promise<Member[]> => {
    const answers = NODES.map(async (node) => {
      const answer = await fetch(`http://${network.addressOf(node)}:8008/cluster`, {
        signal: AbortSignal.timeout(1000),
      });
      return ((await answer.json()) as { members: Member[] }).members;
    });
    return Promise.any(answers);
  };
  const standbys = async () =>
    (await readMembers()).filter(({ state }) => state === 'streaming').map(({ name }) => name);
  const cluster: PatroniCluster = {
    url: `postgres://postgres:${SUPERUSER_PASSWORD}@127.0.0.1:${port}/postgres?sslmode=disable`,
    addressOf: network.addressOf,
    async primary() {
      const checks = NODES.map(async (node) => {
        const answer = await fetch(`http://${network.addressOf(node)}:8008/primary`, {
          signal: AbortSignal.timeout(1000),
        }).catch(() => null);
        return answer?.ok === true ? node : null;
      });
      return (await Promise.all(checks)).find((node) => node !== null) ?? null;
    },
    standbys,
    killServer: (node) => signal(network.pidsOf(node).filter(isServer), 'SIGKILL'),
    freeze: (node, isFrozen) => signal(network.pidsOf(node), isFrozen ? 'SIGSTOP' : 'SIGCONT'),
    cut: (node, isCut) => void network.setLink(node, isCut ? 'down' : 'up'),
    output: () => output,
    async close() {
      for (const node of NODES) signal(network.pidsOf(node), 'SIGCONT');
      for (const node of NODES) signal(network.pidsOf(node), 'SIGKILL');
      for (const child of children) child.kill('SIGKILL');
      await pause(300);
      network.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await until(
    async () => (await cluster.primary()) !== null && (await standbys()).length === 2,
    () => output.slice(-3000),
  );
  return cluster;
}
