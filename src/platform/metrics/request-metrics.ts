import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** `route`: the route pattern, never the path of the request. */
export type AnsweredRequest = { method: string; route: string; status: number; seconds: number };

/** Upper bounds of the histogram buckets in seconds. A cached page takes less than a millisecond; an upload takes seconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Methods with their own label. All others share `other`, because clients could send any number of invented methods. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const CLASS_SIZE = 100;

function registerCacheHits(registry: Registry, read: () => number): void {
  const hits = new Counter({
    name: 'ospitalia_http_kept_answers_total',
    help: 'Requests that the page cache answered before all middleware.',
    registers: [],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
  registry.registerMetric(hits);
}

export function createRequestMetrics(registry: Registry) {
  const registers = [registry];
  let cacheHits = 0;
  const answered = new Counter({
    name: 'ospitalia_http_requests_total',
    help: 'Answered requests by route pattern, without those that the page cache answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'ospitalia_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  const underWay = new Gauge({
    name: 'ospitalia_http_requests_under_way',
    help: 'Requests whose response has not ended.',
    registers,
  });

  registerCacheHits(registry, () => cacheHits);

  return {
    /** Cache hits take the fastest path through the portal, so this only increments a counter. */
    countCacheHit(): void {
      cacheHits += 1;
    },
    begin(): void {
      underWay.inc();
    },
    end({ method, route, status, seconds }: AnsweredRequest): void {
      const known = METHODS.has(method) ? method : 'other';
      underWay.dec();
      answered.inc({ method: known, route, status: `${Math.floor(status / CLASS_SIZE)}xx` });
      duration.observe({ method: known, route }, seconds);
    },
  };
}

export type RequestMetrics = ReturnType<typeof createRequestMetrics>;
