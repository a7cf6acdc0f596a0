import { isSettingName } from '../../src/app/server/system/check-machine.ts';
import { PROCESS_ROLES } from '../../src/app/server/read-roles.ts';
import { type Deployment, type Labels, type Manifest, manifest, type Port } from './shapes.ts';

export type Surroundings = {
  secret: { name: string; keys: readonly string[] };
  image: { name: string; user: number; ports: readonly number[]; dataDir: string };
  /** Seconds that requests have to finish after the drain period (`OSPITALIA_DRAIN_SECONDS`). Jobs then get the same time. */
  finishSeconds: number;
};

type Kind = Manifest['kind'];
type OfKind<K extends Kind> = Extract<Manifest, { kind: K }>;

const SECRET = /PASSWORD|SECRET|_KEY|^DATABASE_|^SMTP_URL|IMAP_URL|HEARTBEAT/;
const PRIVATE_NETWORKS = ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'];
const PROBES = { startupProbe: '/healthz', livenessProbe: '/healthz', readinessProbe: '/readyz' } as const;

const selects = (wanted: Labels, labels: Labels) =>
  Object.entries(wanted).every(([key, value]) => labels[key] === value);
const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
const portalOf = ({ spec }: Deployment) => spec.template.spec.containers[0];

function hasPort(deployment: Deployment, port: Port): boolean {
  return portalOf(deployment).ports.some(({ name, containerPort }) => port === name || port === containerPort);
}

function ofKind<K extends Kind>(manifests: readonly Manifest[], kind: K): OfKind<K>[] {
  return manifests.filter((each): each is OfKind<K> => each.kind === kind);
}

export function findFaults(objects: readonly unknown[], surroundings: Surroundings): string[] {
  const parsed = objects.map((each) => manifest.safeParse(each));
  const misshapen = parsed.flatMap(({ error }) =>
    (error?.issues ?? []).map(({ path, message }) => `shape: ${path.join('.')}: ${message}`),
  );
  if (misshapen.length > 0) return misshapen;
  const manifests = parsed.flatMap(({ data }) => data ?? []);
  const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  const deployments = ofKind(manifests, 'Deployment');
  return [
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `twice: ${name}`),
    ...deployments.flatMap((each) => faultsOfPod(each, surroundings).map((fault) => `${each.metadata.name}: ${fault}`)),
    ...faultsOfRoles(deployments),
    ...faultsOfSettings(manifests, surroundings),
    ...faultsOfSelectors(manifests, deployments),
    ...faultsOfScaling(manifests, deployments),
    ...faultsOfNetwork(ofKind(manifests, 'NetworkPolicy')),
  ];
}

function faultsOfPod(deployment: Deployment, { image }: Surroundings): string[] {
  const { template, selector } = deployment.spec;
  const spread = template.spec.topologySpreadConstraints.map(({ labelSelector }) => labelSelector);
  const portal = portalOf(deployment);
  const { runAsUser, runAsGroup, fsGroup } = template.spec.securityContext;
  const mounts = portal.volumeMounts.map(({ mountPath }) => mountPath);
  const probes = Object.entries(PROBES).flatMap(([name, path]) => {
    const { httpGet } = portal[name as keyof typeof PROBES];
    return [
      ...(httpGet.path === path ? [] : [`${name} requests ${httpGet.path}`]),
      ...(hasPort(deployment, httpGet.port) ? [] : [`${name} names no port`]),
    ];
  });
  return [
    ...probes,
    ...(portal.image.startsWith(`${image.name}:`) ? [] : ['another image']),
    ...[selector, ...spread].flatMap(({ matchLabels = {} }) =>
      selects(matchLabels, template.metadata.labels) ? [] : ['selects other pods than its own'],
    ),
    ...([runAsUser, runAsGroup, fsGroup].some((id) => id !== image.user) ? ['user differs from the image'] : []),
    ...(differ(
      portal.ports.map(({ containerPort }) => containerPort),
      image.ports,
    )
      ? ['ports differ from the image']
      : []),
    ...(differ(mounts.toSorted(), ['/tmp', image.dataDir]) ? ['writable folders differ from the image'] : []),
    ...(differ(
      portal.volumeMounts.map(({ name }) => name),
      template.spec.volumes.map(({ name }) => name),
    )
      ? ['mounts other volumes']
      : []),
  ];
}

/** Checks that each role has exactly one Deployment. */
function faultsOfRoles(deployments: readonly Deployment[]): string[] {
  const roles = deployments.map(
    (each) => portalOf(each).env.find(({ name }) => name === 'OSPITALIA_ROLE')?.value ?? '',
  );
  return differ(roles.toSorted(), [...PROCESS_ROLES].toSorted()) ? [`roles: ${roles.join(', ')}`] : [];
}

function faultsOfSettings(manifests: readonly Manifest[], { secret, finishSeconds }: Surroundings): string[] {
  const maps = ofKind(manifests, 'ConfigMap');
  const settings = Object.assign({}, ...maps.map(({ data }) => data));
  const deployments = ofKind(manifests, 'Deployment');
  const references = deployments.map((each) => portalOf(each).envFrom);
  const named = [
    ...Object.keys(settings),
    ...secret.keys,
    ...deployments.flatMap((each) => portalOf(each).env.map(({ name }) => name)),
  ];
  const needed = Number(settings['OSPITALIA_DRAIN_SECONDS']) + 2 * finishSeconds;
  return [
    ...references.flatMap(([{ configMapRef }, { secretRef }]) => [
      ...(maps.some(({ metadata }) => metadata.name === configMapRef.name)
        ? []
        : [`no ConfigMap: ${configMapRef.name}`]),
      ...(secretRef.name === secret.name ? [] : [`no secret: ${secretRef.name}`]),
    ]),
    ...named.filter((name) => !isSettingName(name)).map((name) => `no setting: ${name}`),
    ...Object.keys(settings)
      .filter((name) => SECRET.test(name) || secret.keys.includes(name))
      .map((name) => `belongs in the secret: ${name}`),
    ...deployments
      .filter(({ spec }) => !(spec.template.spec.terminationGracePeriodSeconds >= needed))
      .map(({ metadata }) => `${metadata.name}: grace period is shorter than the shutdown`),
  ];
}

function faultsOfSelectors(manifests: readonly Manifest[], deployments: readonly Deployment[]): string[] {
  const budgets = ofKind(manifests, 'PodDisruptionBudget');
  const policies = ofKind(manifests, 'NetworkPolicy');
  const selecting = [
    ...ofKind(manifests, 'Service').map(({ kind, metadata, spec }) => ({ kind, metadata, labels: spec.selector })),
    ...budgets.map(({ kind, metadata, spec }) => ({ kind, metadata, labels: spec.selector.matchLabels })),
    ...policies.map(({ kind, metadata, spec }) => ({ kind, metadata, labels: spec.podSelector.matchLabels })),
  ];
  const picked = (labels: Labels) => deployments.filter(({ spec }) => selects(labels, spec.template.metadata.labels));
  return [
    ...selecting
      .filter(({ labels = {} }) => picked(labels).length === 0)
      .map(({ kind, metadata }) => `${kind} ${metadata.name}: selects nothing`),
    ...ofKind(manifests, 'Service').flatMap(({ metadata, spec }) =>
      spec.ports.some(({ targetPort }) => picked(spec.selector).some((each) => !hasPort(each, targetPort)))
        ? [`Service ${metadata.name}: targets no port`]
        : [],
    ),
    ...deployments
      .filter(
        ({ spec }) =>
          budgets.filter((budget) => selects(budget.spec.selector.matchLabels ?? {}, spec.template.metadata.labels))
            .length !== 1,
      )
      .map(({ metadata }) => `${metadata.name}: needs one PodDisruptionBudget`),
  ];
}

function faultsOfScaling(manifests: readonly Manifest[], deployments: readonly Deployment[]): string[] {
  const scalers = ofKind(manifests, 'HorizontalPodAutoscaler');
  const scaled = scalers.map(({ spec }) => spec.scaleTargetRef.name);
  return [
    ...scalers.flatMap(({ metadata, spec }) => [
      ...(spec.minReplicas < spec.maxReplicas ? [] : [`${metadata.name}: does not scale`]),
      ...(deployments.some((each) => each.metadata.name === spec.scaleTargetRef.name)
        ? []
        : [`${metadata.name}: scales nothing`]),
    ]),
    ...deployments.flatMap(({ metadata, spec }) =>
      scaled.includes(metadata.name) === (spec.replicas === undefined)
        ? []
        : [`${metadata.name}: replicas must be set either here or by an autoscaler`],
    ),
  ];
}

function faultsOfNetwork(policies: readonly OfKind<'NetworkPolicy'>[]): string[] {
  const closed = policies.some(
    ({ spec }) => spec.podSelector.matchLabels === undefined && spec.policyTypes.length === 2,
  );
  const rules = policies.flatMap(({ spec }) => spec.egress ?? []);
  const open = rules.flatMap(({ to }) =>
    to.flatMap((peer) => ('ipBlock' in peer && peer.ipBlock.cidr === '0.0.0.0/0' ? [peer.ipBlock] : [])),
  );
  const dns = rules.filter(({ ports }) => ports.some(({ port }) => port === 53)).flatMap(({ to }) => to);
  return [
    ...(closed ? [] : ['pods without a network policy are reachable']),
    ...open.flatMap(({ except = [] }) =>
      PRIVATE_NETWORKS.filter((network) => !except.includes(network)).map(
        (network) => `private network is reachable: ${network}`,
      ),
    ),
    ...(dns.some((peer) => 'podSelector' in peer && !differ(peer.podSelector?.matchLabels, { 'k8s-app': 'kube-dns' }))
      ? []
      : ['no DNS']),
  ];
}
