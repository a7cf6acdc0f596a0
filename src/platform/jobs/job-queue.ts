import type { Queue } from 'pg-boss';

export type JobQueue = Queue & {
  /** Poll interval of a process. It is short if a person waits for the job. */
  pollSeconds: number;
  workers?: number;
  cron?: string;
};
