import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readConfig } from '../../src/app/server/config.ts';
import { PROCESS_ROLES } from '../../src/app/server/read-roles.ts';
import { findTrixie, runInTrixie } from '../trixie.ts';
import { findFaults, type Surroundings } from './find-faults.ts';
import type { Manifest } from './shapes.ts';

const FOLDER = join(import.meta.dirname, '../../ops/kubernetes');
const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const each = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = '']) => name);
const DOCKERFILE = read('ops/Dockerfile');
const SECRET = read('ops/kubernetes/secret.env.example');
const first = (text: string, pattern: RegExp) => each(text, pattern)[0] ?? '';
const surroundings: Surroundings = {
  secret: { name: first(SECRET, /create secret generic (\S+)/g), keys: each(SECRET, /^(\w+)=/gm) },
  image: {
    name: 'registry.ospitalia.example/ospitalia',
    user: Number(first(DOCKERFILE, /^USER (\d+)/gm)),
    ports: [...DOCKERFILE.matchAll(/^ {2}(?:METRICS_)?PORT=(\d+)/gm)].map(([, port]) => Number(port)),
    dataDir: first(DOCKERFILE, /OSPITALIA_DATA_DIR=(\S+)/g),
  },
  finishSeconds: Number(first(read('src/platform/process/drain.ts'), /FINISH_MS = (\d+)_000/g)),
};

const { root, missing } = findTrixie();
const rendered = root === null ? '' : runInTrixie(root, { command: ['kustomize', 'build', '/mnt'], folder: FOLDER });
const load = (text: string): Manifest[] => parseAllDocuments(text).map((document) => document.toJS());

describe.skipIf(missing !== null)('rendered manifests', () => {
  test('refer only to existing objects and restrict every portal', () => {
    expect(load(rendered).map(({ kind }) => kind)).toHaveLength(12);
    expect(findFaults(load(rendered), surroundings)).toEqual([]);
  });

  test.each(PROCESS_ROLES)('give the role %s settings that the portal accepts', (role) => {
    const [settings] = load(rendered).flatMap((object) => (object.kind === 'ConfigMap' ? [object.data] : []));
    const secrets = Object.fromEntries(surroundings.secret.keys.map((key) => [key, '']));
    const database = {
      DATABASE_URL: 'postgres://ospitalia_portale:b@pooler:6432/c',
      DATABASE_DIRECT_URL: 'postgres://d:b@primary/c',
    };
    const bucket = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
    const archives = { BACKUP_S3_ACCESS_KEY_ID: 'a', BACKUP_S3_SECRET_ACCESS_KEY: 'b' };
    const config = readConfig({ ...settings, ...secrets, ...database, ...bucket, ...archives, OSPITALIA_ROLE: role });
    expect(config).toMatchObject({ roles: [role], publicUrl: 'https://www.ospitalia.example', trustProxy: 1 });
    expect([config.s3, config.backup.s3]).not.toContain(undefined);
  });

  test.each<[what: string, from: string | RegExp, to: string, fault: RegExp]>([
    ['a misspelt field', 'readinessProbe:', 'readynessProbe:', /^shape: .*readynessProbe/],
    ['a missing probe', /livenessProbe:(?:\n {10}.*)+/, '', /^shape: .*livenessProbe/],
    [
      'a liveness probe that depends on the database',
      'path: /healthz',
      'path: /readyz',
      /^poller: livenessProbe requests/,
    ],
    ['a readiness probe that never fails', 'path: /readyz', 'path: /healthz', /^poller: readinessProbe requests/],
    [
      'a probe of an unknown port',
      'path: /readyz\n            port: http',
      'path: /readyz\n            port: https',
      /^poller: readinessProbe names no port/,
    ],
    ['a port that the image does not open', 'containerPort: 3000', 'containerPort: 8080', /^poller: ports differ/],
    ['a portal that runs as root', 'runAsNonRoot: true', 'runAsNonRoot: false', /^shape: .*runAsNonRoot/],
    ['a user without access to the data', 'runAsUser: 10001', 'runAsUser: 1000', /^poller: user differs/],
    [
      'a writable root file system',
      'readOnlyRootFilesystem: true',
      'readOnlyRootFilesystem: false',
      /^shape: .*readOnlyRootFilesystem/,
    ],
    ['a retained capability', '- ALL', '- NET_RAW', /^shape: .*capabilities/],
    ['a missing seccomp profile', 'type: RuntimeDefault', 'type: Unconfined', /^shape: .*seccompProfile/],
    [
      'a mounted service account token',
      'automountServiceAccountToken: false',
      'automountServiceAccountToken: true',
      /^shape: .*automount/,
    ],
    [
      'a data folder that cannot be written',
      'mountPath: /var/lib/ospitalia',
      'mountPath: /data',
      /^poller: writable folders differ/,
    ],
    [
      'an unknown volume',
      '- mountPath: /tmp\n          name: tmp',
      '- mountPath: /tmp\n          name: temporary',
      /^poller: mounts other volumes/,
    ],
    [
      'an unknown ConfigMap',
      /configMapRef:\n( +)name: \S+/,
      'configMapRef:\n$1name: settings',
      /^no ConfigMap: settings/,
    ],
    ['an unknown secret', /secretRef:\n( +)name: ospitalia/, 'secretRef:\n$1name: secrets', /^no secret: secrets/],
    ['a misspelt setting', 'BACKUP_AT:', 'BACKUP_TIME:', /^no setting: BACKUP_TIME/],
    ['a secret in the ConfigMap', 'BACKUP_AT:', 'SMTP_URL:', /^belongs in the secret: SMTP_URL/],
    ['a duplicate role', /OSPITALIA_ROLE\n( +)value: worker/, 'OSPITALIA_ROLE\n$1value: poller', /^roles: /],
    [
      'an update that stops a portal before it starts the new one',
      'maxUnavailable: 0',
      'maxUnavailable: 1',
      /^shape: .*maxUnavailable/,
    ],
    [
      'a grace period that is too short',
      'terminationGracePeriodSeconds: 90',
      'terminationGracePeriodSeconds: 30',
      /^poller: grace period is shorter/,
    ],
    ['a missing memory limit', /limits:\n +memory: \S+/, 'limits: {}', /^shape: .*limits/],
    [
      'a Service that selects nothing',
      /selector:\n( +)app.kubernetes.io\/component: web/,
      'selector:\n$1app: web',
      /^Service web: selects nothing/,
    ],
    ['a Service of an unknown port', 'targetPort: http', 'targetPort: 80', /^Service web: targets no port/],
    [
      'a disruption budget that selects nothing',
      /(maxUnavailable: 1\n {2}selector:\n {4}matchLabels:\n.*component: )poller/,
      '$1none',
      /^PodDisruptionBudget poller: selects nothing/,
    ],
    [
      'a portal without a disruption budget',
      /(maxUnavailable: 1\n {2}selector:\n {4}matchLabels:\n.*component: )poller/,
      '$1web',
      /^poller: needs one PodDisruptionBudget/,
    ],
    [
      'a disruption budget that blocks every drain',
      /(PodDisruptionBudget(?:\n.*)+?maxUnavailable: )1/,
      '$10',
      /^shape: spec.maxUnavailable/,
    ],
    ['an autoscaler without a target', /(scaleTargetRef:(?:\n.*){3}name: )web/, '$1portal', /^web: scales nothing/],
    [
      'a number of replicas that the autoscaler overwrites',
      'replicas: 2',
      'revisionHistoryLimit: 2',
      /^poller: replicas must be set/,
    ],
    ['a role with a single replica', 'replicas: 2', 'replicas: 1', /^shape: spec.replicas/],
    [
      'a network policy that selects nothing',
      /(podSelector:\n +matchLabels:\n +app.kubernetes.io\/component: )web/,
      '$1proxy',
      /^NetworkPolicy web: selects nothing/,
    ],
    [
      'pods that are reachable from everywhere',
      /(name: portals(?:\n.*)+?)podSelector: \{\}/,
      '$1podSelector: { matchLabels: { app.kubernetes.io/component: web } }',
      /^pods without a network policy/,
    ],
    ['an ingress rule without a source', /from:(?:\n +.*){3}/, 'from: []', /^shape: .*from/],
    ['an accessible metadata service', /\n +- 169.254.0.0\/16/, '', /^private network is reachable: 169.254/],
    ['blocked DNS requests', 'k8s-app: kube-dns', 'k8s-app: dns', /^no DNS/],
    ['an object in another namespace', /namespace: ospitalia/, 'namespace: default', /^shape: metadata.namespace/],
    ['a duplicate object', /name: worker\n/, 'name: poller\n', /^twice: /],
    ['a namespace that admits root', 'enforce: restricted', 'enforce: privileged', /^shape: .*enforce/],
  ])('fail validation with %s', (_, from, to, fault) => {
    const broken = rendered.replace(from, to);
    expect(broken).not.toBe(rendered);
    expect(findFaults(load(broken), surroundings)).toContainEqual(expect.stringMatching(fault));
  });
});
