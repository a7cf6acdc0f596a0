import type { Logger } from 'pino';
import type { AppParts } from '../app.ts';
import { listen } from '../../../platform/http/listen.ts';
import type { Config } from '../config.ts';
import type { PageCache } from '../../../platform/page-cache/page-cache.ts';
import type { ReadDb } from '../../../platform/replica/open-read-db.ts';
import { createMetrics, type Metrics } from './create-metrics.ts';
import { observeRequests } from '../../../platform/metrics/observe-requests.ts';
import { matchPages } from './page-patterns.ts';
import { metricsApp, metricsHere } from '../../../platform/metrics/serve-metrics.ts';

/** What watches a portal: its figures, and what the HTTP side is given of them. */
export type Watch = {
  metrics: Metrics;
  http: Pick<AppParts, 'observe' | 'metrics'>;
  /** Counts what a page cache answers at once. */
  answerFirst(answer: PageCache['answer']): PageCache['answer'];
  /** Tells what the page cache and the replica count of themselves. */
  tellOf(pages: Pick<PageCache, 'counters'>, reads: Pick<ReadDb<unknown>, 'replica'>): void;
  /** Opens the figures' own port, where there is one; what it gives closes it. */
  listen(): Promise<() => Promise<void>>;
};

type WatchParts = {
  log: Logger;
  /** Patterns of the pages' addresses; without them all pages are one. */
  pagePatterns?: readonly string[] | undefined;
};

/** A line for each request is for whoever collects lines: on a screen they would hide everything else. */
function isAccessLogged({ observing }: Pick<Config, 'observing'>): boolean {
  return observing.accessLog ?? !process.stderr.isTTY;
}

/** Begins to watch. */
export function openWatch(config: Config, { log, pagePatterns }: WatchParts): Watch {
  const metrics = createMetrics();
  const { metricsPort, metricsHost, metricsToken } = config.observing;
  const access = { token: metricsToken, port: metricsPort, publicUrl: config.publicUrl };
  const observe = observeRequests({
    figures: metrics.requests,
    pageOf: pagePatterns === undefined ? () => '(page)' : matchPages(pagePatterns),
    accessLog: isAccessLogged(config) ? log : null,
  });
  return {
    metrics,
    http: { observe, metrics: metricsHere(metrics, access) },
    answerFirst: (answer) => (incoming, outgoing) => {
      const isAnswered = answer(incoming, outgoing);
      if (isAnswered) metrics.requests.kept();
      return isAnswered;
    },
    tellOf(pages, reads) {
      const cache =
        'Pages kept: what the cache has done since the start (hits, misses, …), what it holds (entries, bytes).';
      metrics.tellOf('page_cache', cache, () => pages.counters());
      const replica =
        'The replica: statements that it answered, that fell back on the primary; its lag; whether it is asked.';
      metrics.tellOf('replica', replica, () => reads.replica() ?? {});
    },
    async listen() {
      if (metricsPort === undefined) return async () => undefined;
      return (await listen(metricsApp(metrics, access), metricsHost, metricsPort)).close;
    },
  };
}
