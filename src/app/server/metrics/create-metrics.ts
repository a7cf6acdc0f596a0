import { collectDefaultMetrics, Registry, Gauge } from 'prom-client';
import type { Db } from '../database.ts';
import { createDatabaseMetrics } from '../../../platform/metrics/database-metrics.ts';
import { createJobMetrics } from '../../../platform/metrics/job-metrics.ts';
import { readBacklog, readWaitingJobs } from './read-backlog.ts';
import { createRequestMetrics } from '../../../platform/metrics/request-metrics.ts';
import type { RegistryMetric } from '../../../platform/telemetry/registry-producer.ts';
import { createRoomMetrics } from './room-metrics.ts';

/** Numbers that a part of the portal keeps of itself, by names in camelCase or snake_case; `null`: not known. */
type GaugeValues = Readonly<Record<string, number | boolean | null>>;

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Registers the counters of a component as `ospitalia_<part>{figure="…"}`, read at each scrape; the component itself knows no metrics. */
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

/** For how long what was read from the database is told again: several may ask, and the database is asked once. */
const BACKLOG_MAX_AGE_MS = 5000;
/** A scrape does not wait longer for the database: what the process knows itself is told without it. */
const SCRAPE_TIMEOUT_MS = 2000;

/** Does something again when the last time is some seconds past; who comes meanwhile waits for the same. */
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

/** Every figure of one portal, in a registry of its own: two portals in one process do not know each other's. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const jobs = createJobMetrics(registry);
  const rooms = createRoomMetrics(registry);
  let refresh = () => Promise.resolve();

  async function readFrom(db: Db): Promise<void> {
    try {
      const [standing, waiting] = await Promise.all([readBacklog(db), readWaitingJobs(db)]);
      rooms.setStanding(standing);
      jobs.setWaiting(waiting);
    } catch {
      // Its failure shows in the database's figures, and an old number would pass for a new one.
      rooms.forgetStanding();
      jobs.forgetWaiting();
    }
  }

  return {
    requests: createRequestMetrics(registry),
    database: createDatabaseMetrics(registry),
    jobs,
    rooms,
    contentType: registry.contentType,
    askAlso(db: Db): void {
      refresh = atMostEvery(BACKLOG_MAX_AGE_MS, () => readFrom(db));
    },
    exposeGauge(part: string, help: string, read: () => GaugeValues): void {
      registerGauge(registry, { part, help }, read);
    },
    async text(): Promise<string> {
      await Promise.race([refresh(), scrapeTimeout()]);
      return registry.metrics();
    },
    /** The same as values. */
    async collect(): Promise<RegistryMetric[]> {
      await Promise.race([refresh(), scrapeTimeout()]);
      return registry.getMetricsAsJSON();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
