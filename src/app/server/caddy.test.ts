import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findTrixie, startInTrixie } from '../../../test/trixie.ts';
import { freePort } from '../../platform/postgres/acquire-server.ts';

const { root } = findTrixie();
const COMPOSE = readFileSync('ops/Caddyfile', 'utf8');
const PATIENCE = { timeout: 60_000, interval: 100 };
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

async function openPortal({ isReady, status = 200, port = 0 }: { isReady: boolean; status?: number; port?: number }) {
  const readiness = isReady ? 200 : 503;
  const server = createServer(({ url }, answer) => answer.writeHead(url === '/readyz' ? readiness : status).end());
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  cleanups.push(close);
  return { port: (server.address() as AddressInfo).port, close };
}

function installedFile(): string {
  const script = `. ops/install.sh; SITE='{$SITE}' write_caddyfile`;
  // The script derives its folder from `$0`, so the test passes a path as `$0`.
  return spawnSync('bash', ['-c', script, 'ops/test'], { encoding: 'utf8' }).stdout;
}

async function startCaddy(file: string, upstreams: string): Promise<(path: string) => Promise<number>> {
  const [https, http] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'ospitalia-caddy-'));
  const config = file
    .replace(/^\{$/m, '{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects')
    .replaceAll('http://{$SITE}', `http://localhost:${http}`)
    .replaceAll('{$SITE}', `https://localhost:${https}`)
    .replaceAll(/(portal-1:3000 portal-2:3000|127\.0\.0\.1:3001)/g, upstreams);
  writeFileSync(join(folder, 'Caddyfile'), config);
  const command = ['caddy', 'run', '--adapter', 'caddyfile', '--config', '/mnt/Caddyfile'];
  const child = startInTrixie(root ?? '', { command, folder, env: { HOME: '/mnt', XDG_DATA_HOME: '/mnt' } });
  const ended = once(child, 'exit');
  let log = '';
  child.stderr?.on('data', (chunk) => (log += String(chunk)));
  cleanups.push(async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  });
  const fetchStatus = async (path: string): Promise<number> => {
    const sent = request({ host: 'localhost', port: https, path, rejectUnauthorized: false, agent: false }).end();
    const [answer] = await once(sent, 'response');
    await text(answer);
    return answer.statusCode;
  };
  await vi.waitFor(() => fetchStatus('/metrics').catch(() => Promise.reject(new Error(log))), PATIENCE);
  return fetchStatus;
}

const fetchTimes = async (fetchStatus: (path: string) => Promise<number>, times: number) =>
  new Set(await Promise.all(Array.from({ length: times }, () => fetchStatus('/'))));

describe.skipIf(root === null)('Caddy', () => {
  test('hides /metrics and /readyz, and sends requests only to ready portals', async () => {
    const [ready, unready] = [await openPortal({ isReady: true }), await openPortal({ isReady: false, status: 500 })];
    const fetchStatus = await startCaddy(COMPOSE, `127.0.0.1:${ready.port} 127.0.0.1:${unready.port}`);
    await vi.waitFor(async () => expect(await fetchTimes(fetchStatus, 20)).toEqual(new Set([200])), PATIENCE);
    expect([await fetchTimes(fetchStatus, 20), await fetchStatus('/metrics'), await fetchStatus('/readyz')]).toEqual([
      new Set([200]),
      404,
      404,
    ]);
  });

  test('falls back to a portal that is not ready if none is ready', async () => {
    const { port } = await openPortal({ isReady: false });
    const fetchStatus = await startCaddy(COMPOSE, `127.0.0.1:${port} 127.0.0.1:${await freePort()}`);
    expect(await fetchTimes(fetchStatus, 20)).toEqual(new Set([200]));
  });

  test('forwards requests to a single portal (ops/install.sh) even if it is not ready, and delays them while it restarts', async () => {
    const portal = await openPortal({ isReady: false });
    const fetchStatus = await startCaddy(installedFile(), `127.0.0.1:${portal.port}`);
    expect(await fetchStatus('/')).toBe(200);
    await portal.close();
    const answered = fetchStatus('/');
    await pause(3000);
    await openPortal({ isReady: true, port: portal.port });
    expect(await answered).toBe(200);
  });
});
