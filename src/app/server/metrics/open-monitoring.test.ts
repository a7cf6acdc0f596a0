import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { createApiApp } from '../../../../test/api-app.ts';
import { buildBooking } from '../../../../test/build-booking.ts';
import { buildStruttura } from '../../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { systemClock } from '../../../kernel/dates/clock.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import { listen } from '../../../platform/http/listen.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import { newestMigration } from '../../../platform/database/migrate.ts';
import { createPageCache } from '../../../platform/page-cache/page-cache.ts';
import { createReadinessCheck } from '../../../platform/metrics/check-readiness.ts';
import { createMetrics } from './create-metrics.ts';
import { openMonitoring } from './open-monitoring.ts';
import { readBacklog, readWaitingJobs } from './read-backlog.ts';

const OPS = join(import.meta.dirname, '../../../../ops');

async function scrape(headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${server.port}/metrics`, { headers });
}
const database = await createTestDatabase();
const watch = await openMonitoring(readConfig({}), {
  log: pino({ level: 'silent' }),
  pagePatterns: ['/struttura/:id/:slug?'],
});
watch.metrics.addDatabase(database.db);
watch.metrics.database.watch('primary', database.pool);
const parts = { clock: systemClock, publicUrl: 'http://127.0.0.1', isListening: () => true };
watch.exposeCounters({
  pages: createPageCache(parts),
  reads: {
    replicaStats: () => ({
      reads: 3,
      fallbacks: 1,
      standIns: 0,
      lagMs: null,
      isUp: true,
      canStandIn: true,
      isStandingIn: false,
    }),
  },
  gate: { admission: { counters: () => ({ level: 0, let_go: 1, page_let_go: 1 }) } },
});
watch.exposeProcesses({ counts: () => ({ web: 2, worker: 1, poller: 0 }) });
const server = await listen(createApiApp({ calls: [], ...watch.http }), '127.0.0.1', 0);
await fetch(`http://127.0.0.1:${server.port}/struttura/7/anna@example.it`);
const scraped = await (await scrape()).text();
afterAll(async () => {
  await server.close();
  await database.close();
});

function namesOf(text: string): Set<string> {
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}

function expressionsOf(file: string): string[] {
  const text = readFileSync(join(OPS, file), 'utf8');
  return [...text.matchAll(/(?:"expr": (".*")|^ +expr: (.*)),?$/gm)].map(([, json, yaml]) =>
    json ? JSON.parse(json) : yaml,
  );
}

describe.each(['grafana/ospitalia.json', 'prometheus-alerts.yml'])('%s', (file) => {
  test('uses only metrics that the portal exports', () => {
    const exported = namesOf(scraped);
    const used = expressionsOf(file).flatMap((text) => text.match(/\b(?:ospitalia|nodejs|process)_\w+/g) ?? []);
    expect(used.length).toBeGreaterThan(15);
    expect([...new Set(used)].filter((name) => !exported.has(name))).toEqual([]);
  });

  test('uses only exported values of the `figure` label', () => {
    const exported = new Set([...scraped.matchAll(/figure="(\w+)"/g)].map(([, figure]) => figure).concat('lag_ms'));
    const used = expressionsOf(file).flatMap((text) =>
      [...text.matchAll(/figure=~?"([^"]+)"/g)].flatMap(([, all = '']) => all.split('|')),
    );
    expect(used.filter((figure) => !exported.has(figure))).toEqual([]);
  });
});

test('every metric of the portal is shown on the dashboard or used in an alert', () => {
  const used = [...expressionsOf('grafana/ospitalia.json'), ...expressionsOf('prometheus-alerts.yml')].join(' ');
  const families = [...scraped.matchAll(/^# TYPE (ospitalia_\S+) /gm)].map(([, name = '']) => name);
  expect(families.filter((name) => !used.includes(name))).toEqual([]);
});

test('/metrics counts requests by route pattern, and omits the replica’s lag if it is unknown', () => {
  expect(scraped).toContain('ospitalia_http_requests_total{method="GET",route="/struttura/:id/:slug?",status="4xx"} 1');
  expect(scraped).not.toContain('anna');
  expect(scraped).toContain('ospitalia_replica{figure="is_up"} 1');
  expect(scraped).not.toContain('figure="lag_ms"');
});

test('/metrics returns 404 for requests that come through a proxy', async () => {
  expect((await scrape({ 'X-Forwarded-For': '203.0.113.9' })).status).toBe(404);
});

test('readBacklog counts the bookings to review, and readWaitingJobs counts the jobs of each queue', async () => {
  const { db, pool } = database;
  const struttura_id = await buildStruttura(db);
  await buildBooking(db, { struttura_id, period: '[2027-01-01,2027-01-03)', needs_review: 'wrong_amount' });
  await openJobs(pool, { onError: () => undefined }).put('mail', {});
  expect(await readBacklog(db)).toEqual({
    feedsBehind: 0,
    feedsStale: 0,
    holds: 0,
    requests: 0,
    refundsWaiting: 0,
    refundsToReview: 0,
    bookingsToReview: 1,
    archiveAge: null,
  });
  const waiting = await readWaitingJobs(db);
  expect(waiting.find(({ queue }) => queue === 'mail')).toMatchObject({ waiting: 1 });
  expect(waiting.find(({ queue }) => queue === 'photo-avif')).toEqual({
    queue: 'photo-avif',
    waiting: 0,
    oldestSeconds: 0,
  });
});

describe('an unreachable database', () => {
  test('does not block a scrape, but the scrape omits the values that are read from the database', async () => {
    const gone = openDatabase('postgres://nobody@127.0.0.1:1/none');
    const metrics = createMetrics();
    metrics.addDatabase(gone.db);
    const text = await metrics.text();
    await gone.close();
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toMatch(/^ospitalia_holds_open /m);
  });

  test('is reported as `silent` by the readiness check, together with the state of every other component', async () => {
    const newest = await newestMigration();
    const well = {
      db: database.db,
      newestMigration: newest,
      isStopping: () => false,
      diskState: () => 'ok' as const,
      replicaStats: () => null,
    };
    expect(await createReadinessCheck(well)()).toEqual({
      database: 'ok',
      schema: 'ok',
      disk: 'ok',
      portal: 'ok',
    });
    const ill = { newestMigration: '9999_x', isStopping: () => true, diskState: () => 'full' as const };
    expect(
      await createReadinessCheck({ ...well, ...ill, replicaStats: () => ({ isUp: false, canStandIn: false }) })(),
    ).toEqual({
      database: 'ok',
      schema: 'behind',
      disk: 'full',
      replica: 'away',
      portal: 'stopping',
    });
    const answers = await database.db.transaction().execute(async (transaction) => {
      await sql`lock table migration_hashes`.execute(transaction);
      const check = createReadinessCheck(well);
      return Promise.all([check(), check()]);
    });
    const silent = { database: 'silent', schema: 'unknown', disk: 'ok', portal: 'ok' };
    expect(answers).toEqual([silent, silent]);
  });
});
