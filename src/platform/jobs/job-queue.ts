import type { Queue } from 'pg-boss';

export type JobQueue = Queue & {
  /** How often a process looks for work: what somebody waits for comes soon, the rest need not ask often. */
  pollSeconds: number;
  workers?: number;
  cron?: string;
};
