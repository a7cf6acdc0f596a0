import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { openFaultProxy } from '../../../../test/fault-proxy.ts';
import { MAIL_QUEUE } from '../../../mail/server/mail-queue.ts';
import { sized } from '../../../../test/verify.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import { createProbe, watchDatabase } from '../../../platform/database/watch-database.ts';
import { PORTAL_ROLE } from '../../../platform/database/portal-role.ts';
import { type JobHandlers, type Jobs, openJobs, prepareJobs } from './open-jobs.ts';
import { JOBS_SCHEMA, onPool } from '../../../platform/jobs/open-queues.ts';
import { ALL_QUEUES, QUEUES } from './queues.ts';

let database: TestDatabase;
/** Jobs run with the portal's role, which cannot change the schema of the job tables. */
let portal: Database;
let jobs: Jobs;
const errors: unknown[] = [];

beforeEach(async () => {
  errors.length = 0;
  database = await createTestDatabase();
  portal = openDatabase(database.url, { role: PORTAL_ROLE });
  jobs = openJobs(portal.pool, { onError: (error) => errors.push(error) });
});
afterEach(async () => {
  await jobs.stop();
  await portal.close();
  await database.close();
});

const nothing = async () => undefined;

function handlers(overrides: Partial<JobHandlers>): JobHandlers {
  const idle = Object.fromEntries(Object.keys(QUEUES).map((name) => [name, nothing])) as unknown as JobHandlers;
  return { ...idle, ...overrides };
}

type JobRow = { name: string; state: string };

const EVERY_FEW_MINUTES = ALL_QUEUES.filter(({ cron }) => cron?.startsWith('*')).map(({ name }) => name);

async function rows(): Promise<JobRow[]> {
  const result = await sql<JobRow>`
    select name, state::text from pgboss.job where name not like '\\_\\_%' and name <> all (${EVERY_FEW_MINUTES})
    order by created_on
  `.execute(database.db);
  return result.rows;
}

async function eventually(check: () => Promise<void>): Promise<void> {
  await vi.waitFor(check, { timeout: 60_000, interval: 25 });
}

describe('the job tables', () => {
  test('are created once, in a separate schema, if several processes start together', async () => {
    await sql`drop schema pgboss cascade`.execute(database.db);
    await Promise.all([prepareJobs(database.pool), prepareJobs(database.pool), prepareJobs(database.pool)]);
    const queues = await sql<{ name: string }>`
      select name from pgboss.queue where name not like '\\_\\_%' order by name
    `.execute(database.db);
    expect(queues.rows.map(({ name }) => name)).toEqual(ALL_QUEUES.map(({ name }) => name).toSorted());
    const schedules = await sql<{ name: string }>`select name, cron from pgboss.schedule order by name`.execute(
      database.db,
    );
    const withClock = ALL_QUEUES.flatMap(({ name, cron }) => (cron === undefined ? [] : [{ name, cron }]));
    expect(schedules.rows).toEqual(withClock.toSorted((one, other) => one.name.localeCompare(other.name)));
    expect(schedules.rows).toContainEqual({ name: 'feeds-due', cron: '* * * * *' });
  });

  test('are updated with the queue settings of a new release each time the portal starts', async () => {
    await sql`update pgboss.queue set retry_limit = 99, deletion_seconds = 99`.execute(database.db);
    await prepareJobs(database.pool);
    const { rows: queues } = await sql<{ retry_limit: number; deletion_seconds: number }>`
      select retry_limit, deletion_seconds from pgboss.queue where name = 'mail'
    `.execute(database.db);
    expect(queues).toEqual([{ retry_limit: MAIL_QUEUE.retryLimit, deletion_seconds: 3600 }]);
  });

  test('are required by workers, which otherwise fail to start', async () => {
    await sql`drop schema pgboss cascade`.execute(database.db);
    await expect(jobs.start(handlers({}))).rejects.toThrow('not installed');
  });
});

test('each worker reports a lost database with a separate error, and all errors share one cause', async () => {
  const cable = await openFaultProxy(database.url);
  const watch = watchDatabase({ probe: createProbe(cable.url), onChange: () => undefined });
  const behind = openDatabase(cable.url, { role: PORTAL_ROLE, watch });
  const distant = openJobs(behind.pool, { onError: (error) => errors.push(error) });
  await distant.start(handlers({}));
  await cable.set('refuse');
  const refusals = () =>
    errors.filter((error) => error instanceof Error && error.name === 'UnavailableError') as Error[];
  await eventually(async () => expect(refusals().length).toBeGreaterThan(sized(20, 40)));
  expect(refusals().filter(({ message }) => message.split('Worker:').length > 2)).toEqual([]);
  expect(new Set(refusals().map(({ cause }) => cause)).size).toBe(1);
  await cable.set('none');
  await distant.stop();
  await behind.close();
  watch.close();
  await cable.close();
});

describe('a job', () => {
  test('exists only if its transaction commits', async () => {
    await database.db.transaction().execute(async (transaction) => {
      await jobs.put('photo-avif', { photo_id: 1 }, transaction);
      expect(await rows()).toEqual([]);
    });
    expect(await rows()).toEqual([{ name: 'photo-avif', state: 'created' }]);
    const undone = database.db.transaction().execute(async (transaction) => {
      await jobs.put('photo-avif', { photo_id: 2 }, transaction);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await rows()).toHaveLength(1);
  });

  test('runs after the jobs that were queued before it, even if one of them fails', async () => {
    const done: unknown[] = [];
    for (const photo_id of [1, 2, 3, 4]) await jobs.put('photo-avif', { photo_id });
    await jobs.start(
      handlers({
        'photo-avif': async (data) => {
          done.push(data);
          if (done.length === 2) throw new Error('no picture');
        },
      }),
    );
    await eventually(async () => expect(done).toHaveLength(4));
    expect(done).toEqual([1, 2, 3, 4].map((photo_id) => ({ photo_id })));
    expect(errors).toEqual([new Error('no picture')]);
    await eventually(async () =>
      expect((await rows()).map(({ state }) => state)).toEqual(['completed', 'retry', 'completed', 'completed']),
    );
  });

  test('with a higher priority runs before jobs that were queued earlier', async () => {
    const done: unknown[] = [];
    for (const priority of [0, -1, 1]) await jobs.putWithPriority('photo-avif', { priority }, priority);
    await jobs.start(handlers({ 'photo-avif': async (data) => void done.push(data) }));
    await eventually(async () => expect(done).toHaveLength(3));
    expect(done).toEqual([1, 0, -1].map((priority) => ({ priority })));
  });

  test('that hangs does not block a queue with several workers', async () => {
    const done: unknown[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    for (const feed_ids of [[1], [2], [3]]) await jobs.putWithPriority('feed-now', { feed_ids }, 0);
    await jobs.start(
      handlers({
        'feed-now': async (data) => {
          done.push(data);
          await promise;
        },
      }),
    );
    await eventually(async () => expect(done).toHaveLength(3));
    resolve();
  });

  test('that is running delays the shutdown of the portal', async () => {
    const [running, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await jobs.put('mail', { n: 1 });
    await jobs.start(
      handlers({
        mail: () => {
          running.resolve();
          return end.promise;
        },
      }),
    );
    await running.promise;
    const stopped = jobs.stop();
    end.resolve();
    await stopped;
    expect(await rows()).toEqual([{ name: 'mail', state: 'completed' }]);
  });

  test('that is queued while the portal stops is not lost', async () => {
    await jobs.start(handlers({}));
    const stopped = [jobs.stop(), jobs.stop()];
    await jobs.put('mail', { n: 1 });
    await Promise.all(stopped);
    await jobs.put('mail', { n: 2 });
    const [first, second] = (await rows()).map(({ state }) => state);
    // A worker that was polling during the shutdown may still have completed the job.
    expect(['created', 'completed']).toContain(first);
    expect(second).toBe('created');
  });

  test('is retried by another process if its process was killed', async () => {
    await jobs.put('mail', { n: 1 });
    await sql`update pgboss.job set state = 'active', started_on = now() - interval '1 hour'`.execute(database.db);
    const warden = new PgBoss({ db: onPool(database.pool), schema: JOBS_SCHEMA, migrate: false });
    await warden.supervise('mail');
    await sql`update pgboss.job set start_after = now()`.execute(database.db);
    const done: unknown[] = [];
    await jobs.start(handlers({ mail: async (data) => void done.push(data) }));
    await eventually(async () => expect(done).toEqual([{ n: 1 }]));
  });

  test('that sends an email is retried for two days, at intervals of at most an hour, if every attempt fails', async () => {
    await jobs.put('mail', { n: 1 });
    const warden = new PgBoss({ db: onPool(database.pool), schema: JOBS_SCHEMA, migrate: false });
    const pauses: number[] = [];
    for (;;) {
      const [job] = await warden.fetch('mail');
      if (job === undefined) break;
      await warden.fail('mail', job.id);
      const { rows: tried } = await sql<{ pause: number; retention: number }>`
        select extract(epoch from start_after - now())::float as pause,
          extract(epoch from keep_until - created_on)::float as retention
        from pgboss.job where state = 'retry'`.execute(database.db);
      const [next] = tried;
      if (next === undefined) break;
      pauses.push(next.pause);
      expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(next.retention);
      await sql`update pgboss.job set start_after = now()`.execute(database.db);
    }
    expect(pauses[0]).toBeLessThanOrEqual(120);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(3600);
    const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3600;
    expect(hours).toBeGreaterThan(46);
    expect(hours).toBeLessThan(50);
    expect(await rows()).toEqual([{ name: 'mail', state: 'failed' }]);
  });

  test('that sends an email is deleted an hour after it ends', async () => {
    for (const n of [1, 2, 3]) await jobs.put('mail', { n });
    await sql`
      update pgboss.job set
        state = case when data ->> 'n' = '2' then 'failed' else 'completed' end::pgboss.job_state,
        completed_on = now() - case when data ->> 'n' = '3' then interval '50 minutes' else interval '61 minutes' end
    `.execute(database.db);
    const warden = new PgBoss({ db: onPool(database.pool), schema: JOBS_SCHEMA, migrate: false });
    await warden.supervise('mail');
    const { rows: left } = await sql<{ n: string }>`select data ->> 'n' as n from pgboss.job`.execute(database.db);
    expect(left).toEqual([{ n: '3' }]);
  });
});

test('a sweep is not queued twice', async () => {
  await jobs.put('photo-sweep', {});
  await jobs.put('photo-sweep', {});
  expect(await rows()).toEqual([{ name: 'photo-sweep', state: 'created' }]);
});

test('errors outside a job, such as a missing table, are reported', async () => {
  await jobs.start(handlers({}));
  await sql`alter table pgboss.job_common rename to gone`.execute(database.db);
  await eventually(async () => expect(errors.length).toBeGreaterThan(0));
  await sql`alter table pgboss.gone rename to job_common`.execute(database.db);
});
