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
import { openCollector } from './open-collector.ts';
import { matchPages } from './page-patterns.ts';
import type { AnnouncedProcess } from '../../../platform/process/announce-process.ts';
import { metricsApp, metricsHere } from '../../../platform/metrics/serve-metrics.ts';

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
  /** Opens the figures' own port, where there is one; what it gives closes it. */
  listen(): Promise<() => Promise<void>>;
};

type MonitoringOptions = {
  log: Logger;
  /** Patterns of the pages' addresses; without them all pages are one. */
  pagePatterns?: readonly string[] | undefined;
};

const PROCESSES =
  'Processes of this database that were seen in the last seconds, by what they do; some do several things.';

/** A line for each request is for whoever collects lines: on a screen they would hide everything else. */
function isAccessLogged({ monitoring }: Pick<Config, 'monitoring'>): boolean {
  return monitoring.accessLog ?? !process.stderr.isTTY;
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
      const cache =
        'Pages kept: what the cache has done since the start (hits, misses, …), what it holds (entries, bytes).';
      metrics.exposeGauge('page_cache', cache, () => pages.counters());
      const replica =
        'The replica: statements that it answered, that fell back on the primary; its lag; whether it is asked.';
      metrics.exposeGauge('replica', replica, () => reads.replicaStats() ?? {});
      const admission = 'The gate: requests that run, wait and were let go, by class; the level of overload.';
      metrics.exposeGauge('admission', admission, () => gate.admission.counters());
    },
    exposeProcesses: ({ counts }) => metrics.exposeGauge('processes', PROCESSES, () => counts() ?? {}),
    async listen() {
      if (metricsPort === undefined) return async () => undefined;
      return (await listen(metricsApp(metrics, access), metricsHost, metricsPort)).close;
    },
  };
}
