import { z } from 'zod';

// The schemas reject unknown and misspelt fields, which a cluster ignores unless the client requests strict validation.

const labels = z.record(z.string(), z.string());
const metadata = z.strictObject({ name: z.string(), namespace: z.literal('ospitalia'), labels: labels.optional() });
const labelSelector = z.strictObject({ matchLabels: labels.optional() });
const port = z.union([z.string(), z.number()]);

const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string(), port }),
  periodSeconds: z.number(),
  timeoutSeconds: z.number(),
  failureThreshold: z.number(),
});
const reference = z.strictObject({ name: z.string() });

const container = z.strictObject({
  name: z.string(),
  image: z.string(),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.number() })),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  envFrom: z.tuple([z.strictObject({ configMapRef: reference }), z.strictObject({ secretRef: reference })]),
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
  resources: z.strictObject({
    requests: z.strictObject({ cpu: z.union([z.string(), z.number()]), memory: z.string() }),
    limits: z.strictObject({ memory: z.string() }),
  }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string() })),
});

const pod = z.strictObject({
  automountServiceAccountToken: z.literal(false),
  enableServiceLinks: z.literal(false),
  terminationGracePeriodSeconds: z.number(),
  securityContext: z.strictObject({
    runAsNonRoot: z.literal(true),
    runAsUser: z.number(),
    runAsGroup: z.number(),
    fsGroup: z.number(),
    seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
  }),
  topologySpreadConstraints: z.array(
    z.strictObject({
      maxSkew: z.number(),
      topologyKey: z.literal('kubernetes.io/hostname'),
      whenUnsatisfiable: z.literal('ScheduleAnyway'),
      matchLabelKeys: z.array(z.string()),
      labelSelector,
    }),
  ),
  containers: z.tuple([container]),
  volumes: z.array(z.strictObject({ name: z.string(), emptyDir: z.strictObject({ sizeLimit: z.string() }) })),
});

const deployment = z.strictObject({
  apiVersion: z.literal('apps/v1'),
  kind: z.literal('Deployment'),
  metadata,
  spec: z.strictObject({
    replicas: z.number().min(2).optional(),
    revisionHistoryLimit: z.number(),
    selector: labelSelector,
    strategy: z.strictObject({
      rollingUpdate: z.strictObject({ maxSurge: z.number().min(1), maxUnavailable: z.literal(0) }),
    }),
    template: z.strictObject({ metadata: z.strictObject({ labels }), spec: pod }),
  }),
});

const service = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Service'),
  metadata,
  spec: z.strictObject({
    selector: labels,
    ports: z.array(z.strictObject({ name: z.string(), port: z.number(), targetPort: port })),
  }),
});

const autoscaler = z.strictObject({
  apiVersion: z.literal('autoscaling/v2'),
  kind: z.literal('HorizontalPodAutoscaler'),
  metadata,
  spec: z.strictObject({
    scaleTargetRef: z.strictObject({
      apiVersion: z.literal('apps/v1'),
      kind: z.literal('Deployment'),
      name: z.string(),
    }),
    minReplicas: z.number().min(2),
    maxReplicas: z.number(),
    metrics: z.tuple([
      z.strictObject({
        type: z.literal('Resource'),
        resource: z.strictObject({
          name: z.literal('cpu'),
          target: z.strictObject({ type: z.literal('Utilization'), averageUtilization: z.number().max(90) }),
        }),
      }),
    ]),
  }),
});

const disruptionBudget = z.strictObject({
  apiVersion: z.literal('policy/v1'),
  kind: z.literal('PodDisruptionBudget'),
  metadata,
  spec: z.strictObject({ maxUnavailable: z.literal(1), selector: labelSelector }),
});

const peer = z.union([
  z.strictObject({ namespaceSelector: labelSelector, podSelector: labelSelector.optional() }),
  z.strictObject({ ipBlock: z.strictObject({ cidr: z.string(), except: z.array(z.string()).optional() }) }),
]);
const peers = z.array(peer).min(1);
const ports = z.array(z.strictObject({ protocol: z.enum(['TCP', 'UDP']), port })).min(1);

const networkPolicy = z.strictObject({
  apiVersion: z.literal('networking.k8s.io/v1'),
  kind: z.literal('NetworkPolicy'),
  metadata,
  spec: z.strictObject({
    podSelector: labelSelector,
    policyTypes: z.array(z.enum(['Ingress', 'Egress'])),
    ingress: z.array(z.strictObject({ from: peers, ports })),
    egress: z.array(z.strictObject({ to: peers, ports })).optional(),
  }),
});

const namespace = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Namespace'),
  metadata: z.strictObject({
    name: z.literal('ospitalia'),
    labels: z.looseObject({ 'pod-security.kubernetes.io/enforce': z.literal('restricted') }),
  }),
});

const configMap = z.strictObject({ apiVersion: z.literal('v1'), kind: z.literal('ConfigMap'), metadata, data: labels });

export const manifest = z.discriminatedUnion('kind', [
  namespace,
  configMap,
  deployment,
  service,
  autoscaler,
  disruptionBudget,
  networkPolicy,
]);

export type Manifest = z.infer<typeof manifest>;
export type Deployment = z.infer<typeof deployment>;
export type Labels = z.infer<typeof labels>;
export type Port = z.infer<typeof port>;
