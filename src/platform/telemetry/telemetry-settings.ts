export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export type TelemetrySettings = {
  sampler: (typeof SAMPLERS)[number];
  ratio: number;
  exportsTraces: boolean;
  exportsMetrics: boolean;
  metricIntervalMs: number;
};
