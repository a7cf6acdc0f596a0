import { SettingsError } from '../../platform/process/operator-error.ts';
import { SAMPLERS, type TelemetrySettings } from '../../platform/telemetry/telemetry-settings.ts';
import * as operatorMessages from '../messages/operator.ts';

type ReadSetting = (name: string) => string | undefined;

const PROTOCOL = 'http/protobuf';
const EXPORTERS = ['otlp', 'none'] as const;
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
  throw new SettingsError(operatorMessages.choiceExpected(name, choices.join(', '), text));
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
  throw new SettingsError(operatorMessages.numberExpected(name, least, most, text));
}

/**
 * Reads the settings for exporting traces and metrics. Returns `null` if no endpoint is configured. Throws a `SettingsError` if a
 * setting is invalid.
 */
export function readTelemetry(read: ReadSetting, endpoint: URL | undefined): TelemetrySettings | null {
  if (endpoint === undefined) return null;
  readChoice(read, 'OTEL_EXPORTER_OTLP_PROTOCOL', [PROTOCOL, [PROTOCOL]]);
  if (!HEADERS.test(read('OTEL_EXPORTER_OTLP_HEADERS') ?? 'none=')) {
    throw new SettingsError(operatorMessages.otlpHeadersInvalid());
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
