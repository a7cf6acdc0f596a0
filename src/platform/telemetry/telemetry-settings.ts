export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** What the portal itself reads of OpenTelemetry's settings. */
export type TelemetrySettings = {
  sampler: (typeof SAMPLERS)[number];
  /** The share of traces that `traceidratio` samples. */
  ratio: number;
  exportsTraces: boolean;
  exportsMetrics: boolean;
  metricIntervalMs: number;
};
