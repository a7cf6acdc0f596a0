import { type HrTime, ValueType } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';

export type RegistryMetric = MetricObjectWithValues<MetricValue<string> & { metricName?: string }>;

type Times = { startTime: HrTime; endTime: HrTime };

const MS = 1000;
const NANOSECONDS = 1e6;

function hrTime(milliseconds: number): HrTime {
  return [Math.trunc(milliseconds / MS), Math.round((milliseconds % MS) * NANOSECONDS)];
}

/** Converts a histogram. Buckets are cumulative in prom-client and disjoint in OpenTelemetry. */
function histogramOf(name: string, values: RegistryMetric['values']): Histogram {
  const valueOf = (part: string) => values.find(({ metricName }) => metricName === `${name}_${part}`)?.value ?? 0;
  const buckets = values.filter(({ metricName }) => metricName === `${name}_bucket`);
  const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0));
  const boundaries = buckets.map(({ labels }) => Number(labels['le'])).filter((bound) => Number.isFinite(bound));
  return { buckets: { boundaries, counts }, sum: valueOf('sum'), count: valueOf('count') };
}

function histogramPoints({ name, values }: RegistryMetric, times: Times) {
  const series = Map.groupBy(values, ({ labels }) =>
    JSON.stringify(labels, (label, value) => (label === 'le' ? undefined : value)),
  );
  return [...series].map(([labels, seriesValues]) => ({
    ...times,
    attributes: JSON.parse(labels),
    value: histogramOf(name, seriesValues),
  }));
}

function convert(metric: RegistryMetric, times: Times): MetricData | null {
  const { name, help: description, values } = metric;
  const descriptor = { name, description, unit: '', valueType: ValueType.DOUBLE };
  const base = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
  // prom-client declares an enum but returns a string.
  const type = String(metric.type);
  if (type === 'histogram') {
    return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramPoints(metric, times) };
  }
  const dataPoints = values.map(({ labels, value }) => ({ ...times, attributes: labels, value }));
  if (type === 'counter') return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
  return type === 'gauge' ? { ...base, dataPointType: DataPointType.GAUGE, dataPoints } : null;
}

/** Exports the metrics under the same names as `/metrics`, so that the same dashboards and alerts apply to both exports. */
export function registryProducer(resource: Resource, read: () => Promise<readonly RegistryMetric[]>): MetricProducer {
  const startTime = hrTime(performance.timeOrigin);
  return {
    async collect() {
      const times = { startTime, endTime: hrTime(Date.now()) };
      const metrics = (await read()).map((metric) => convert(metric, times)).filter((metric) => metric !== null);
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'ospitalia' }, metrics }] }, errors: [] };
    },
  };
}
