import { collectDefaultMetrics, Registry, Gauge } from 'prom-client';
import type { Db } from '../database.ts';
import { createDatabaseMetrics } from '../../../platform/metrics/database-metrics.ts';
import { createJobMetrics } from '../../../platform/metrics/job-metrics.ts';
import { readBacklog, readWaitingJobs } from './read-backlog.ts';
import { createRequestMetrics } from '../../../platform/metrics/request-metrics.ts';
import type { RegistryMetric } from '../../../platform/telemetry/registry-producer.ts';
import { createModuleMetrics } from './module-metrics.ts';

type GaugeValues = Readonly<Record<string, number | boolean | null>>;

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Registers a gauge whose values are read at each scrape, so that components do not depend on metrics. */
function registerGauge(registry: Registry, { part, help }: { part: string; help: string }, read: () => GaugeValues) {
  const gauge = new Gauge({
    name: `ospitalia_${part}`,
    help,
    labelNames: ['figure'],
    registers: [],
    collect() {
      this.reset();
      for (const [name, number] of Object.entries(read())) {
        if (number !== null) this.set({ figure: snake(name) }, Number(number));
      }
    },
  });
  registry.registerMetric(gauge);
}

/** Cache lifetime of the values that are read from the database. All scrapers share these values. */
const BACKLOG_MAX_AGE_MS = 5000;
/** Maximum time that a scrape waits for fresh values from the database. Afterwards, it returns the previous ones. */
const SCRAPE_TIMEOUT_MS = 2000;

function atMostEvery(ms: number, work: () => Promise<void>): () => Promise<void> {
  let begun = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  return () => {
    if (running !== null || performance.now() - begun < ms) return running ?? Promise.resolve();
    begun = performance.now();
    running = work().finally(() => (running = null));
    return running;
  };
}

function scrapeTimeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SCRAPE_TIMEOUT_MS).unref());
}

/** Creates the metrics of a portal with a separate registry, so that several portals can run in one process. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const jobs = createJobMetrics(registry);
  const modules = createModuleMetrics(registry);
  let refresh = () => Promise.resolve();

  async function readFrom(db: Db): Promise<void> {
    try {
      const [standing, waiting] = await Promise.all([readBacklog(db), readWaitingJobs(db)]);
      modules.setBacklog(standing);
      jobs.setWaiting(waiting);
    } catch {
      // Clears the values, because the previous ones would look current. The database metrics show the failure.
      modules.clearBacklog();
      jobs.forgetWaiting();
    }
  }

  return {
    requests: createRequestMetrics(registry),
    database: createDatabaseMetrics(registry),
    jobs,
    modules,
    contentType: registry.contentType,
    addDatabase(db: Db): void {
      refresh = atMostEvery(BACKLOG_MAX_AGE_MS, () => readFrom(db));
    },
    exposeGauge(part: string, help: string, read: () => GaugeValues): void {
      registerGauge(registry, { part, help }, read);
    },
    async text(): Promise<string> {
      await Promise.race([refresh(), scrapeTimeout()]);
      return registry.metrics();
    },
    async collect(): Promise<RegistryMetric[]> {
      await Promise.race([refresh(), scrapeTimeout()]);
      return registry.getMetricsAsJSON();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
