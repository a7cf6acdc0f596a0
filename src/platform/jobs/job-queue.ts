import type { Queue } from 'pg-boss';

export type JobQueue = Queue & {
  pollSeconds: number;
  workers?: number;
  cron?: string;
};
