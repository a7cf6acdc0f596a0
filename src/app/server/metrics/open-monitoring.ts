import type { Logger } from 'pino';
import type { AppParts } from '../app.ts';
import type { Admission } from '../../../platform/http/admission.ts';
import { listen } from '../../../platform/http/listen.ts';
import type { Config } from '../config.ts';
import type { PageCache } from '../../../platform/page-cache/page-cache.ts';
import type { ReadDb } from '../../../platform/replica/open-read-db.ts';
import { createMetrics, type Metrics } from './create-metrics.ts';
import { observeCacheHits, observeRequests } from '../../../platform/metrics/observe-requests.ts';
import type { Telemetry } from '../../../platform/telemetry/open-telemetry.ts';
import { classOfRequest } from '../class-of-request.ts';
import { matchPages } from './page-patterns.ts';
import type { AnnouncedProcess } from '../../../platform/process/announce-process.ts';
import { metricsApp, metricsHere } from '../../../platform/metrics/serve-metrics.ts';
import { readVersion } from '../system/check-machine.ts';

type CountedParts = {
  pages: Pick<PageCache, 'counters'>;
  reads: Pick<ReadDb<unknown>, 'replicaStats'>;
  gate: { admission: Pick<Admission, 'counters'> };
};

export type Monitoring = Telemetry & {
  metrics: Metrics;
  http: Pick<AppParts, 'observe' | 'metrics'>;
  countCacheHits(answer: PageCache['answer']): PageCache['answer'];
  exposeCounters(parts: CountedParts): void;
  exposeProcesses(processes: Pick<AnnouncedProcess<string>, 'counts'>): void;
  listen(): Promise<() => Promise<void>>;
};

type MonitoringOptions = {
  log: Logger;
  /** Route patterns under which page requests are counted. Without patterns, all pages are counted as one route. */
  pagePatterns?: readonly string[] | undefined;
};

const PROCESSES = 'Processes of this database with a recent heartbeat, by role; a process can have several roles.';

/** Returns whether requests are logged. On a terminal, the access log would hide all other output. */
function isAccessLogged({ monitoring }: Pick<Config, 'monitoring'>): boolean {
  return monitoring.accessLog ?? !process.stderr.isTTY;
}

type CollectorConfig = Pick<Config, 'telemetry' | 'port' | 'stripe' | 's3' | 'backup' | 'translator'>;

/** Returns the host names of the configured services. Traces may contain these names, because they are not personal data. */
function knownHosts({ stripe, s3, backup, translator }: CollectorConfig): ReadonlySet<string> {
  const urls = [stripe?.apiBase, s3?.endpoint, backup.s3?.endpoint, translator?.url];
  return new Set(urls.filter((url) => url !== undefined).map((url) => new URL(url).hostname));
}

/** Starts the export of traces and metrics. OpenTelemetry is loaded only if a collector is configured. */
async function openCollector(config: CollectorConfig, metrics: Metrics, log: Logger): Promise<Telemetry> {
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

export async function openMonitoring(config: Config, { log, pagePatterns }: MonitoringOptions): Promise<Monitoring> {
  const metrics = createMetrics();
  const { tracer, close } = await openCollector(config, metrics, log);
  const { metricsPort, metricsHost, metricsToken } = config.monitoring;
  const access = { token: metricsToken, port: metricsPort, publicUrl: config.publicUrl };
  const observing = {
    requestMetrics: metrics.requests,
    pageOf: pagePatterns === undefined ? () => '(page)' : matchPages(pagePatterns),
    accessLog: isAccessLogged(config) ? log : null,
    tracer,
    continuesTraces: config.trustProxy > 0,
    classOf: classOfRequest,
  };
  return {
    metrics,
    tracer,
    close,
    http: { observe: observeRequests(observing), metrics: metricsHere(metrics, access) },
    countCacheHits: (answer) => observeCacheHits(observing, answer),
    exposeCounters({ pages, reads, gate }) {
      const cache = 'Page cache: counts since the start (hits, misses, …) and current content (entries, bytes).';
      metrics.exposeGauge('page_cache', cache, () => pages.counters());
      const replica =
        'Replica: statements that it answered, statements that fell back to the primary, its lag, and whether it is used.';
      metrics.exposeGauge('replica', replica, () => reads.replicaStats() ?? {});
      const admission = 'Admission control: running, waiting and dropped requests by class, and the level of overload.';
      metrics.exposeGauge('admission', admission, () => gate.admission.counters());
    },
    exposeProcesses: ({ counts }) => metrics.exposeGauge('processes', PROCESSES, () => counts() ?? {}),
    async listen() {
      if (metricsPort === undefined) return async () => undefined;
      return (await listen(metricsApp(metrics, access), metricsHost, metricsPort)).close;
    },
  };
}
