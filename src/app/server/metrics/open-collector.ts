import type { Logger } from 'pino';
import type { Telemetry } from '../../../platform/telemetry/open-telemetry.ts';
import type { Config } from '../config.ts';
import { readVersion } from '../house/check-machine.ts';
import type { Metrics } from './create-metrics.ts';

type CollectorConfig = Pick<Config, 'telemetry' | 'port' | 'stripe' | 's3' | 'backup' | 'translator'>;

/** Hosts that the operator chose: their names say nothing of a person. */
function knownHosts({ stripe, s3, backup, translator }: CollectorConfig): ReadonlySet<string> {
  const urls = [stripe?.apiBase, s3?.endpoint, backup.s3?.endpoint, translator?.url];
  return new Set(urls.filter((url) => url !== undefined).map((url) => new URL(url).hostname));
}

/** Exports traces and metrics. Without a collector nothing of OpenTelemetry is loaded. */
export async function openCollector(config: CollectorConfig, metrics: Metrics, log: Logger): Promise<Telemetry> {
  const { telemetry: settings, port } = config;
  if (settings === null) return { tracer: null, close: async () => undefined };
  const { openTelemetry } = await import('../../../platform/telemetry/open-telemetry.ts');
  return openTelemetry({
    settings,
    version: readVersion(),
    port,
    knownHosts: knownHosts(config),
    readMetrics: metrics.collect,
    warn: (message, err) => log.warn({ err }, message),
  });
}
