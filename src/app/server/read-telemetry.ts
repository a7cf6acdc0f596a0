import { SettingsError } from '../../platform/process/operator-error.ts';
import { SAMPLERS, type TelemetrySettings } from '../../platform/telemetry/telemetry-settings.ts';

type ReadSetting = (name: string) => string | undefined;

const PROTOCOL = 'http/protobuf';
const EXPORTERS = ['otlp', 'none'] as const;
/** Pairs as in a URL's query; the values are secrets. */
const HEADERS = /^[\w-]+=[^,\s]*(?:\s*,\s*[\w-]+=[^,\s]*)*$/;
const DEFAULT_INTERVAL_MS = 60_000;

function readChoice<Choice extends string>(
  read: ReadSetting,
  name: string,
  [fallback, choices]: [Choice, readonly Choice[]],
): Choice {
  const text = read(name) ?? fallback;
  const choice = choices.find((one) => one === text);
  if (choice !== undefined) return choice;
  throw new SettingsError(`${name} deve essere ${choices.join(', ')}, non "${text}".`);
}

function readNumber(
  read: ReadSetting,
  name: string,
  { fallback, least, most }: Record<'fallback' | 'least' | 'most', number>,
) {
  const text = read(name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (value >= least && value <= most) return value;
  throw new SettingsError(`${name} deve essere un numero da ${least} a ${most}, non "${text}".`);
}

/** Where traces and metrics go, by OpenTelemetry's own variables; `null`: nowhere. Throws an `SettingsError`. */
export function readTelemetry(read: ReadSetting, endpoint: URL | undefined): TelemetrySettings | null {
  if (endpoint === undefined) return null;
  readChoice(read, 'OTEL_EXPORTER_OTLP_PROTOCOL', [PROTOCOL, [PROTOCOL]]);
  if (!HEADERS.test(read('OTEL_EXPORTER_OTLP_HEADERS') ?? 'none=')) {
    throw new SettingsError('OTEL_EXPORTER_OTLP_HEADERS deve essere un elenco nome=valore, separato da virgole.');
  }
  return {
    sampler: readChoice(read, 'OTEL_TRACES_SAMPLER', ['parentbased_always_on', SAMPLERS]),
    ratio: readNumber(read, 'OTEL_TRACES_SAMPLER_ARG', { fallback: 1, least: 0, most: 1 }),
    exportsTraces: readChoice(read, 'OTEL_TRACES_EXPORTER', ['otlp', EXPORTERS]) === 'otlp',
    exportsMetrics: readChoice(read, 'OTEL_METRICS_EXPORTER', ['otlp', EXPORTERS]) === 'otlp',
    metricIntervalMs: readNumber(read, 'OTEL_METRIC_EXPORT_INTERVAL', {
      fallback: DEFAULT_INTERVAL_MS,
      least: 1000,
      most: 3_600_000,
    }),
  };
}
