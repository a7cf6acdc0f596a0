import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { JOBS_SCHEMA, onPool } from './open-jobs.ts';
import { ALL_QUEUES } from './queues.ts';

/**
 * Makes or migrates the tables of the jobs, in a schema of their own, and says how each queue works. Safe for processes
 * that start together; quick when all is there.
 */
export async function prepareJobs(pool: Pool): Promise<void> {
  const boss = new PgBoss({ db: onPool(pool), schema: JOBS_SCHEMA, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const { name, pollSeconds: _, cron, policy, ...options } of ALL_QUEUES) {
      await boss.createQueue(name, { ...options, ...(policy !== undefined && { policy }) });
      await boss.updateQueue(name, options);
      if (cron !== undefined) await boss.schedule(name, cron);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
