import type { Queue } from 'pg-boss';

/** A kind of work that is done later, by any process of this database, and again if it failed. */
export type JobQueue = Queue & {
  /** How often a process looks for work: what somebody waits for comes soon, the rest need not ask often. */
  pollSeconds: number;
  /** How many jobs a process does at once; one without. */
  workers?: number;
  /** Does it by the clock, as cron writes it (UTC), once for all processes. */
  cron?: string;
};
