import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { JOBS_SCHEMA, onPool } from './open-queues.ts';
import { PORTAL_ROLE } from '../database/portal-role.ts';
import type { JobQueue } from './job-queue.ts';

const LOCK = 0x6a6f62;

/** Creates the schema under a lock, because pg-boss would create it before taking its own lock. */
const MAKE_SCHEMA = `
  select pg_advisory_xact_lock(${LOCK});
  create schema if not exists ${JOBS_SCHEMA};
`;

const GRANT = `
  select pg_advisory_xact_lock(${LOCK});
  grant usage on schema ${JOBS_SCHEMA} to ${PORTAL_ROLE};
  grant select, insert, update, delete on all tables in schema ${JOBS_SCHEMA} to ${PORTAL_ROLE};
  grant usage, select on all sequences in schema ${JOBS_SCHEMA} to ${PORTAL_ROLE};
`;

/** Several processes may call this at the same time. */
export async function prepareQueues(pool: Pool, queues: readonly JobQueue[]): Promise<void> {
  const boss = new PgBoss({ db: onPool(pool), schema: JOBS_SCHEMA, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await pool.query(MAKE_SCHEMA);
  await boss.start();
  try {
    for (const { name, pollSeconds: _, workers: __, cron, policy, ...options } of queues) {
      await boss.createQueue(name, { ...options, ...(policy !== undefined && { policy }) });
      await boss.updateQueue(name, options);
      if (cron !== undefined) await boss.schedule(name, cron);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  await pool.query(GRANT);
}
