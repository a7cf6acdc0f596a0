import type { Pool } from 'pg';
import {
  type JobHandlers as HandlersOf,
  type Jobs as JobsOf,
  type JobsOptions,
  openQueues,
} from '../../../platform/jobs/open-queues.ts';
import { prepareQueues } from '../../../platform/jobs/prepare-queues.ts';
import { ALL_QUEUES, QUEUES, type QueueName } from './queues.ts';

export type JobHandlers = HandlersOf<QueueName>;
export type Jobs = JobsOf<QueueName>;

export function openJobs(pool: Pool, options: JobsOptions): Jobs {
  return openQueues<QueueName>(pool, QUEUES, options);
}

export async function prepareJobs(pool: Pool): Promise<void> {
  await prepareQueues(pool, ALL_QUEUES);
}
