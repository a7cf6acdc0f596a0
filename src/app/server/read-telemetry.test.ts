import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };

test('no telemetry is exported without an endpoint, even if other telemetry variables are set', () => {
  expect(readConfig({ OTEL_TRACES_SAMPLER: 'sometimes' }).telemetry).toBeNull();
});

test('if an endpoint is set, all traces are exported by default, and metrics are exported once a minute', () => {
  expect(readConfig(ENDPOINT).telemetry).toEqual({
    sampler: 'parentbased_always_on',
    ratio: 1,
    exportsTraces: true,
    exportsMetrics: true,
    metricIntervalMs: 60_000,
  });
});

test('telemetry is configured with the standard OpenTelemetry variables', () => {
  const settings = {
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi, x-tenant=1',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
    OTEL_METRICS_EXPORTER: 'none',
    OTEL_METRIC_EXPORT_INTERVAL: '5000',
  };
  expect(readConfig({ ...ENDPOINT, ...settings }).telemetry).toEqual({
    sampler: 'traceidratio',
    ratio: 0.25,
    exportsTraces: true,
    exportsMetrics: false,
    metricIntervalMs: 5000,
  });
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317', 'deve essere un indirizzo che inizia con http:// o https://.'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'deve essere http/protobuf, non "grpc".'],
  ['OTEL_TRACES_SAMPLER', 'sometimes', /^deve essere always_on, .+, non "sometimes"\.$/],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'deve essere un numero da 0 a 1, non "1.5".'],
  ['OTEL_TRACES_SAMPLER_ARG', 'half', 'deve essere un numero da 0 a 1, non "half".'],
  ['OTEL_TRACES_EXPORTER', 'zipkin', 'deve essere otlp, none, non "zipkin".'],
  ['OTEL_METRICS_EXPORTER', 'prometheus', 'deve essere otlp, none, non "prometheus".'],
  ['OTEL_METRIC_EXPORT_INTERVAL', '10', 'deve essere un numero da 1000 a 3600000, non "10".'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'Bearer segreto', 'deve essere un elenco nome=valore, separato da virgole.'],
])('readConfig rejects %s=%s', (name, value, sentence) => {
  const read = () => readConfig({ ...ENDPOINT, [name]: value });
  expect(read).toThrow(typeof sentence === 'string' ? `${name} ${sentence}` : name);
});
