import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../src/platform/postgres/acquire-server.ts';
import { selfSigned } from './self-signed-certificate.ts';
import { runInTrixie, startInTrixie } from './trixie.ts';

const POLL_MS = 50;
const COMMAND = ['haproxy', '-f', '/mnt/haproxy.cfg'];

export const HAPROXY_CFG = readFileSync(join(import.meta.dirname, '../ops/haproxy.cfg'), 'utf8');

export type Haproxy = {
  http: number;
  https: number;
  log(): string;
  stop(): Promise<void>;
};

type HaproxyOptions = {
  portals: readonly number[];
  cdnNetworks: string;
};

function writeFolder(portals = 2): string {
  const folder = mkdtempSync(join(tmpdir(), 'ospitalia-haproxy-'));
  const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));
  const unused = [...(hasIpv6 ? [] : [/.*_V6.*\n/g]), ...(portals === 1 ? [/.*server portal-2.*\n/g] : [])];
  writeFileSync(
    join(folder, 'haproxy.cfg'),
    unused.reduce((text, lines) => text.replaceAll(lines, ''), HAPROXY_CFG),
  );
  writeFileSync(join(folder, 'site.pem'), `${selfSigned.cert}\n${selfSigned.key}\n`);
  return folder;
}

/** Checks the configuration. Throws an error with HAProxy's output if HAProxy prints warnings or rejects the configuration. */
export function checkHaproxy(root: string): void {
  const folder = writeFolder();
  try {
    runInTrixie(root, { command: [...COMMAND, '-c', '-dW'], folder, env: { CERTIFICATES: '/mnt/site.pem' } });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

export async function startHaproxy(root: string, { portals, cdnNetworks }: HaproxyOptions): Promise<Haproxy> {
  const folder = writeFolder(portals.length);
  const [http, https, metrics] = [await freePort(), await freePort(), await freePort()];
  const env = {
    CERTIFICATES: '/mnt/site.pem',
    HTTP: `127.0.0.1:${http}`,
    HTTP_V6: `[::1]:${http}`,
    HTTPS: `127.0.0.1:${https}`,
    HTTPS_V6: `[::1]:${https}`,
    METRICS: `127.0.0.1:${metrics}`,
    PORTAL_1: `127.0.0.1:${portals[0]}`,
    PORTAL_2: `127.0.0.1:${portals[1]}`,
    CDN_NETWORKS: cdnNetworks,
  };
  const child = startInTrixie(root, { command: [...COMMAND, '-db'], folder, env });
  const ended = once(child, 'exit');
  let log = '';
  child.stderr?.on('data', (chunk) => (log += String(chunk)));
  while (!(await isListening(https))) {
    if (child.exitCode !== null) throw new Error(`HAProxy exited with ${child.exitCode}: ${log}`);
    await pause(POLL_MS);
  }
  return {
    http,
    https,
    log: () => log,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
