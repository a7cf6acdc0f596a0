import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { PROCESS_ROLES } from '../../src/app/server/read-roles.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../ops', path), 'utf8');
const namesIn = (path: string) => Array.from(read(path).matchAll(/^(\w+)=/gm), ([, name = '']) => name);

/** Variables that only Kubernetes sets, because a single machine has no pooler and its proxy notices stopped portals immediately. */
const ONLY_KUBERNETES = ['DATABASE_DIRECT_URL', 'OSPITALIA_DRAIN_SECONDS'];
/** Variables that the shared Kubernetes settings omit: a pod stores no archives on its disk, and each Deployment sets its own role. */
const ONLY_COMPOSE = ['BACKUP_SAME_DISK', 'OSPITALIA_ROLE'];

const portal = z.object({
  image: z.literal('ospitalia'),
  environment: z.record(z.string(), z.string()),
  stop_grace_period: z.string(),
  read_only: z.boolean(),
  tmpfs: z.array(z.string()),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  mem_limit: z.string(),
  volumes: z.array(z.string()),
});
const { services } = z
  .object({ services: z.record(z.string(), z.unknown()) })
  .parse(parse(read('compose.yaml'), { merge: true }));
const portals = Object.values(services).flatMap((service) => portal.safeParse(service).data ?? []);

const probe = z.object({
  httpGet: z.object({ path: z.string() }),
  periodSeconds: z.number(),
  timeoutSeconds: z.number(),
  failureThreshold: z.number(),
});
const container = z.object({
  livenessProbe: probe,
  readinessProbe: probe,
  resources: z.object({ limits: z.object({ memory: z.string() }) }),
  securityContext: z.object({
    readOnlyRootFilesystem: z.boolean(),
    capabilities: z.object({ drop: z.array(z.string()) }),
  }),
  volumeMounts: z.array(z.object({ mountPath: z.string() })),
});
const pod = z
  .object({ terminationGracePeriodSeconds: z.number(), containers: z.tuple([container]) })
  .parse(parse(read('kubernetes/portal.yaml')).spec.template.spec);
const [common] = pod.containers;

const rolesOfKubernetes = parseAllDocuments(read('kubernetes/portals.yaml')).map(
  (document) => /value: (\w+)/.exec(document.toString())?.[1] ?? '',
);

test('Compose and Kubernetes run the same roles', () => {
  const roles = new Set(portals.map(({ environment }) => environment['OSPITALIA_ROLE'] ?? ''));
  expect([...roles]).toEqual(PROCESS_ROLES);
  expect(rolesOfKubernetes).toEqual(PROCESS_ROLES);
});

test('Compose and Kubernetes pass the same settings to every portal', () => {
  const kubernetes = [...namesIn('kubernetes/settings.env'), ...namesIn('kubernetes/secret.env.example')];
  const shared = kubernetes.filter((name) => !ONLY_KUBERNETES.includes(name)).toSorted();
  expect(kubernetes).toEqual(expect.arrayContaining(ONLY_KUBERNETES));
  for (const { environment } of portals) {
    expect(Object.keys(environment).toSorted()).toEqual([...shared, ...ONLY_COMPOSE].toSorted());
  }
});

test('Compose and Kubernetes apply the same restrictions, shutdown time and memory limit to every portal', () => {
  const { securityContext, volumeMounts, resources } = common;
  for (const each of portals) {
    expect(each.read_only).toBe(securityContext.readOnlyRootFilesystem);
    expect(each.cap_drop).toEqual(securityContext.capabilities.drop);
    expect(each.security_opt).toEqual(['no-new-privileges:true']);
    const writable = [...each.volumes.map((volume) => volume.split(':')[1] ?? ''), ...each.tmpfs];
    expect(writable).toEqual(volumeMounts.map(({ mountPath }) => mountPath));
    expect(each.stop_grace_period).toBe(`${pod.terminationGracePeriodSeconds}s`);
    expect(`${each.mem_limit.toUpperCase()}i`).toBe(resources.limits.memory);
  }
});

test('the image and the proxies use the same probes as Kubernetes', () => {
  const { httpGet, periodSeconds, timeoutSeconds, failureThreshold } = common.livenessProbe;
  const check = new RegExp(
    `^HEALTHCHECK --interval=${periodSeconds}s --timeout=${timeoutSeconds}s --start-period=60s --retries=${failureThreshold} .*\\n.*'${httpGet.path}'`,
    'm',
  );
  expect(read('Dockerfile')).toMatch(check);
  expect(read('Caddyfile')).toContain(`health_uri ${common.readinessProbe.httpGet.path}\n`);
  expect(read('haproxy.cfg')).toContain(`uri ${common.readinessProbe.httpGet.path} `);
});
