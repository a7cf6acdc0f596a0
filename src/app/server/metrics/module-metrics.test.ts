import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { openPolling } from '../../../../test/open-polling.ts';
import { openStay, paymentBody } from '../../../../test/open-stay.ts';
import { createPolling } from '../../../calendar/server/polling-service.ts';
import type { Tables } from '../database.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import { type JobHandlers, openJobs } from '../jobs/open-jobs.ts';
import { QUEUES } from '../jobs/queues.ts';
import { createMetrics } from './create-metrics.ts';

test('the metrics count the transitions of a booking that expires unpaid', async () => {
  const { modules, text } = createMetrics();
  const stay = await openStay({ plant: (parts) => ({ ...parts, onMoved: modules.bookingMoved }) });
  await stay.create(paymentBody(await stay.buildHome()));
  stay.wait(60);
  await stay.sweep();
  await stay.database.close();
  const metrics = await text();
  expect(metrics).toContain('ospitalia_booking_transitions_total{from="nuova",to="in_attesa_pagamento"} 1');
  expect(metrics).toContain('ospitalia_booking_transitions_total{from="in_attesa_pagamento",to="scaduta"} 1');
});

test('the metrics count polls by outcome', async () => {
  const { modules, text } = createMetrics();
  const polls = await openPolling();
  const polling = createPolling({ ...polls.dependencies, onPolled: modules.polled });
  const feed = await polls.addFeed({ struttura: await polls.buildStruttura(), path: '/nowhere.ics' });
  await polling.poll(feed);
  await polling.poll(999_999);
  await polls.close();
  const metrics = await text();
  expect(metrics).toContain('ospitalia_feed_polls_total{outcome="failed"} 1');
  expect(metrics).toContain('ospitalia_feed_poll_duration_seconds_count 1');
});

test('the metrics count successful and failed statements and jobs', async () => {
  const { database: databaseMetrics, jobs: ended, text } = createMetrics();
  const database = await createTestDatabase();
  const measured = openDatabase<Tables>(database.url, {
    onQuery: (query) => databaseMetrics.queried('primary', query),
  });
  databaseMetrics.watch('primary', measured.pool);
  await measured.db.selectFrom('regioni').select('id').execute();
  await expect(sql`select 1 / 0`.execute(measured.db)).rejects.toThrow('division by zero');

  const jobs = openJobs(measured.pool, { onError: () => undefined, onEnded: ended.ended });
  const nothing = Object.fromEntries(Object.keys(QUEUES).map((name) => [name, async () => undefined]));
  const fail = () => Promise.reject(new Error('no'));
  await jobs.put('mail', {});
  await jobs.put('photo-avif', {});
  await jobs.start({ ...nothing, 'photo-avif': fail } as unknown as JobHandlers);
  await vi.waitFor(
    async () => {
      const metrics = await text();
      expect(metrics).toContain('ospitalia_jobs_total{queue="mail",outcome="done"} 1');
      expect(metrics).toContain('ospitalia_jobs_total{queue="photo-avif",outcome="failed"} 1');
    },
    { timeout: 60_000 },
  );
  const metrics = await text();
  await jobs.stop();
  await measured.close();
  await database.close();
  expect(metrics).toMatch(/query_duration_seconds_count\{database="primary",kind="select"\} [1-9]/);
  expect(metrics).toContain('ospitalia_database_errors_total{database="primary",class="22"} 1');
  expect(metrics).toMatch(/ospitalia_database_connections\{database="primary",state="idle"\} \d/);
});
