import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { freePort } from '../../src/platform/postgres/acquire-server.ts';
import { type Containers, findContainerObstacle, openContainers } from '../../test/containers.ts';
import { startPooledDatabase } from '../support/pooled-database.ts';

const ROLES = ['web', 'worker', 'poller'] as const;
const [, GRACE_SECONDS] =
  /terminationGracePeriodSeconds: (\d+)/.exec(readFileSync('ops/kubernetes/portal.yaml', 'utf8')) ?? [];
const PATIENCE = { timeout: 120_000 };
const missing = findContainerObstacle();
if (missing !== null) process.stderr.write(`skipped, no image of the portal: ${missing}\n`);

async function startPortals({ startPortal }: Containers, database: Record<string, string>) {
  const ports = { web: await freePort(), worker: await freePort(), poller: await freePort() };
  for (const role of ROLES) {
    startPortal(role, {
      ...database,
      HOST: '127.0.0.1',
      METRICS_HOST: '127.0.0.1',
      METRICS_PORT: String(await freePort()),
      OSPITALIA_ROLE: role,
      OSPITALIA_DRAIN_SECONDS: '1',
      OSPITALIA_SECRET: 'un segreto lungo almeno trentadue lettere',
      PORT: String(ports[role]),
      PUBLIC_URL: 'https://www.ospitalia.example',
      TRUST_PROXY: '1',
    });
  }
  return ports;
}

const statusOf = (port: number, path: string): Promise<number> =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'X-Forwarded-Proto': 'https' } }).then(
    ({ status }) => status,
    () => 0,
  );

const shell = ({ podman }: Containers, name: string, script: string) =>
  podman('exec', name, 'sh', '-c', `{ ${script}; } 2>&1; true`);

function logOf({ podman }: Containers, name: string): string {
  return readFileSync(podman('inspect', '--format={{.HostConfig.LogConfig.Path}}', name).trim(), 'utf8');
}

test('each role’s container runs without root privileges, writes only to its data folder and stops cleanly @desktop', async () => {
  test.skip(missing !== null, missing ?? '');
  test.slow();
  const database = await startPooledDatabase();
  const containers = await openContainers().catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
  const { podman } = containers;
  try {
    const ports = await startPortals(containers, database.settings);
    for (const role of ROLES) {
      await expect.poll(() => statusOf(ports[role], '/readyz'), PATIENCE).toBe(200);
      expect(await statusOf(ports[role], '/')).toBe(role === 'web' ? 200 : 404);
      podman('healthcheck', 'run', role);
      expect(shell(containers, role, 'id -u; grep -E "NoNewPrivs|CapEff|CapBnd" /proc/1/status')).toMatch(
        /^10001\nCapEff:\t0+\nCapBnd:\t0+\nNoNewPrivs:\t1\n$/,
      );
    }
    const outside = shell(containers, 'web', 'touch /x; touch /srv/ospitalia/build/x; touch /var/x');
    expect(outside.match(/Read-only file system/g)).toHaveLength(3);
    expect(shell(containers, 'web', 'touch /var/lib/ospitalia/x /tmp/x')).toBe('');
    // podman kills a container that has not stopped after `GRACE_SECONDS`. The container's exit code is then 137.
    podman('stop', `--time=${GRACE_SECONDS}`, ...ROLES);
    for (const role of ROLES) {
      expect(podman('inspect', '--format={{.State.ExitCode}}', role)).toBe('0\n');
      const log = logOf(containers, role);
      expect(log).toContain('"signal":"SIGTERM"');
      expect(log).not.toMatch(/EROFS|EACCES/);
    }
  } finally {
    await containers.close();
    await database.stop();
  }
});
