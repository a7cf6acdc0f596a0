import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Db } from '../database.ts';
import { createDatabaseFigures } from '../../../platform/metrics/database-figures.ts';
import { createJobFigures } from '../../../platform/metrics/job-figures.ts';
import { readStanding, readWaitingJobs } from './read-standing.ts';
import { createRequestFigures } from '../../../platform/metrics/request-figures.ts';
import { createRoomFigures } from './room-figures.ts';
import { type OwnNumbers, tellNumbersOf } from '../../../platform/metrics/numbers-of.ts';

/** For how long what was read from the database is told again: several may ask, and the database is asked once. */
const STANDING_MS = 5000;
/** A scrape does not wait longer for the database: what the process knows itself is told without it. */
const PATIENCE_MS = 2000;

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

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
}

/** Every figure of one portal, in a registry of its own: two portals in one process do not know each other's. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const jobs = createJobFigures(registry);
  const rooms = createRoomFigures(registry);
  let refresh = () => Promise.resolve();

  async function readFrom(db: Db): Promise<void> {
    try {
      const [standing, waiting] = await Promise.all([readStanding(db), readWaitingJobs(db)]);
      rooms.setStanding(standing);
      jobs.setWaiting(waiting);
    } catch {
      // Its failure shows in the database's figures, and an old number would pass for a new one.
      rooms.forgetStanding();
      jobs.forgetWaiting();
    }
  }

  return {
    requests: createRequestFigures(registry),
    database: createDatabaseFigures(registry),
    jobs,
    rooms,
    contentType: registry.contentType,
    /** Says which database is asked for what waits in it. */
    askAlso(db: Db): void {
      refresh = atMostEvery(STANDING_MS, () => readFrom(db));
    },
    /** Tells what another part counts of itself. */
    tellOf(part: string, help: string, read: () => OwnNumbers): void {
      tellNumbersOf(registry, { part, help }, read);
    },
    /** Everything, as Prometheus reads it. */
    async text(): Promise<string> {
      await Promise.race([refresh(), patience()]);
      return registry.metrics();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
