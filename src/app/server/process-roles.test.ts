import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { TEST_SECRET } from '../../../test/compose-test-modules.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { startFeedServer } from '../../../test/feed-server.ts';
import { feedText } from '../../../test/feed-text.ts';
import { signIn } from '../../../test/open-accounts.ts';
import { NOW } from '../../../test/owner-modules.ts';
import { type StartedPortal, startTestPortal } from '../../../test/start-portal.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { IS_VERIFY } from '../../../test/verify.ts';
import { createAccountsService } from '../../accounts/server/service.ts';
import { createSeal } from '../../calendar/server/seal.ts';
import { createMailOutbox } from '../../mail/server/create-mail-outbox.ts';
import { openJobs } from './jobs/open-jobs.ts';

const PATIENCE = { timeout: 100_000, interval: 100 };
const GAP_MS = 250;
const OWNER = 'anna@example.it';
const ADDRESSES = ['127.0.0.2', '127.0.0.3'];

const dataDir = temporaryFolder();
const [database, platform] = await Promise.all([createTestDatabase(), startFeedServer()]);
const { db } = database;
const start = (role: string, env: Record<string, string> = {}) =>
  startTestPortal({
    DATABASE_URL: database.url,
    OSPITALIA_DATA_DIR: dataDir,
    OSPITALIA_SECRET: TEST_SECRET,
    OSPITALIA_FEED_ALLOW: platform.host,
    OSPITALIA_ROLE: role,
    ...env,
  });
const web = await start('web');
const [worker, ...pollers] = await Promise.all([start('worker'), start('poller'), start('poller')]);
const running = new Set<StartedPortal>([web, worker, ...pollers]);
afterAll(async () => {
  await Promise.all([...running].map((portal) => portal.kill()));
  await platform.stop();
  await database.close();
});

const at = ({ port }: StartedPortal, path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${port}${path}`, init);
const readMetrics = async (portal: StartedPortal) => (await at(portal, '/metrics')).text();
const ready = async (portal: StartedPortal) => (await (await at(portal, '/readyz')).json()) as Readiness;
type Readiness = { status: string; parts: Record<string, string> };

async function metricOf(portal: StartedPortal, name: string): Promise<number> {
  const lines = (await readMetrics(portal))
    .split('\n')
    .filter((line) => line.startsWith(name) && !line.startsWith('#'));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

const seal = createSeal(TEST_SECRET);

function addFeeds(count: number, next_poll_at = new Date()): Promise<number[]> {
  return Array.fromAsync({ length: count }, async () => {
    const struttura = await buildStruttura(db, { proprietario_email: OWNER, email_confirmed_at: NOW });
    const unit = db.selectFrom('units').select('id').where('struttura_id', '=', struttura);
    const { id: unit_id } = await unit.executeTakeFirstOrThrow();
    const sealed_url = seal.seal(`${platform.origin}/${struttura}.ics`);
    const place = { sealed_url, shown_url: '•••', host: platform.host, next_poll_at };
    const feed = db.insertInto('feeds').values({ unit_id, platform: 'airbnb', ...place });
    return (await feed.returning('id').executeTakeFirstOrThrow()).id;
  });
}

async function unread(ids: readonly number[]): Promise<number> {
  const feeds = db.selectFrom('feeds').select('id').where('id', 'in', ids).where('succeeded_at', 'is', null);
  return (await feeds.execute()).length;
}

const jobs = openJobs(database.pool, { onError: console.error });

/**
 * Polls the given feeds and returns the requests that the platform received. Each feed has its own job, so that no single poller
 * takes them all.
 */
async function readAll(ids: readonly number[]) {
  const before = (await platform.requests()).length;
  for (const id of ids) await jobs.putWithPriority('feed-now', { feed_ids: [id] }, 0);
  await vi.waitFor(async () => expect(await unread(ids)).toBe(0), PATIENCE);
  return (await platform.requests()).slice(before);
}

const span = (requests: readonly { at: number }[]) => (requests.at(-1)?.at ?? 0) - (requests[0]?.at ?? 0);
const HURRY_MS = 1000;

describe('processes with one role each', () => {
  test('only the web process serves visitors, while the other processes serve probes and metrics', async () => {
    expect((await at(web, '/api/regioni')).status).toBe(200);
    for (const portal of [worker, ...pollers]) {
      expect((await at(portal, '/api/regioni')).status).toBe(404);
      expect((await at(portal, '/')).status).toBe(404);
      expect((await at(portal, '/healthz')).status).toBe(200);
      // Waits until the process is ready, because it discovers the other processes only every few seconds.
      await vi.waitFor(async () => expect(await ready(portal)).toMatchObject({ status: 'ok' }), PATIENCE);
      expect(await readMetrics(portal)).toContain('ospitalia_feeds_behind 0');
    }
  });

  test('only the worker sends the emails that the web process has queued', async () => {
    const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 Firefox/150.0' };
    const body = JSON.stringify({ email: 'lettrice@example.it', sito: '', elapsed_ms: 9000 });
    expect((await at(web, '/api/newsletter', { method: 'POST', headers, body })).status).toBe(201);
    const mails = join(dataDir, 'mail');
    await vi.waitFor(() => expect(existsSync(mails) && readdirSync(mails)).toHaveLength(1), PATIENCE);
    expect(await metricOf(worker, 'ospitalia_jobs_total{queue="mail"')).toBe(1);
    for (const portal of [web, ...pollers]) expect(await metricOf(portal, 'ospitalia_jobs_total{queue="mail"')).toBe(0);
    expect(await metricOf(web, 'ospitalia_jobs_total')).toBe(0);
  });

  test('only pollers read feeds, both when a feed is due and when a user starts a sync through the web process', async () => {
    await platform.set('*', { body: feedText('airbnb', []) });
    const [feed = 0] = await addFeeds(1, new Date(Date.now() + 3_600_000));
    const accounts = createAccountsService({ db, outbox: createMailOutbox(jobs.boss), publicUrl: 'http://127.0.0.1' });
    const { cookie } = await signIn(accounts, OWNER);
    const { struttura_id } = await db
      .selectFrom('feeds')
      .innerJoin('units', 'units.id', 'unit_id')
      .where('feeds.id', '=', feed)
      .select('struttura_id')
      .executeTakeFirstOrThrow();
    const synced = await at(web, `/api/calendar/sync/${struttura_id}`, { method: 'POST', headers: { Cookie: cookie } });
    expect([synced.status, await synced.json()]).toMatchObject([200, { task_count: 1, platforms: ['airbnb'] }]);
    await vi.waitFor(async () => expect(await unread([feed])).toBe(0), PATIENCE);
    const due = await addFeeds(1);
    // Queues this job directly, because the scheduler queues it only at the start of each minute.
    if (!IS_VERIFY) await jobs.put('feeds-due', {});
    await vi.waitFor(async () => expect(await unread(due)).toBe(0), PATIENCE);
    for (const portal of [web, worker]) expect(await metricOf(portal, 'ospitalia_feed_polls_total')).toBe(0);
  });
});

describe('two pollers', () => {
  test('together send a platform at most two concurrent requests, and at most four requests a second', async () => {
    await platform.set('*', { body: feedText('airbnb', []), delay: 700 });
    const ids = await addFeeds(24);
    const before = await Promise.all(pollers.map((portal) => metricOf(portal, 'ospitalia_feed_polls_total')));
    const requests = await readAll(ids);
    expect(requests).toHaveLength(ids.length);
    expect(Math.max(...requests.map(({ in_flight }) => in_flight))).toBe(2);
    const after = await Promise.all(pollers.map((portal) => metricOf(portal, 'ospitalia_feed_polls_total')));
    for (const [nth, polls] of after.entries()) expect(polls - (before[nth] ?? 0)).toBeGreaterThan(ids.length / 10);
    await platform.set('*', { body: feedText('airbnb', []) });
    const quick = await readAll(await addFeeds(16));
    expect(span(quick)).toBeGreaterThan((quick.length - 1) * GAP_MS - HURRY_MS);
  });

  test('have separate rate limits if their source addresses differ', async () => {
    for (const portal of pollers) {
      await portal.stop();
      running.delete(portal);
    }
    const apart = await Promise.all(ADDRESSES.map((from) => start('poller', { OSPITALIA_POLL_FROM: from })));
    for (const portal of apart) running.add(portal);
    await platform.set('*', { body: feedText('airbnb', []), delay: 700 });
    const requests = await readAll(await addFeeds(24));
    expect(Math.max(...requests.map(({ in_flight }) => in_flight))).toBeGreaterThan(2);
    for (const address of ADDRESSES) {
      const received = requests.filter(({ from }) => from.address === address);
      expect(received.length).toBeGreaterThan(requests.length / 10);
      expect(Math.max(...received.map(({ from }) => from.in_flight))).toBeLessThanOrEqual(2);
      expect(span(received)).toBeGreaterThan((received.length - 1) * GAP_MS - HURRY_MS);
    }
    pollers.splice(0, pollers.length, ...apart);
  });
});

test('the web process reports overdue feeds if no poller is running', async () => {
  expect(await ready(web)).toMatchObject({ status: 'ok' });
  expect(await readMetrics(web)).toContain('ospitalia_processes{figure="poller"} 2');
  const [stopped, killed] = pollers;
  await stopped?.stop();
  await killed?.kill();
  for (const portal of pollers) running.delete(portal);
  await addFeeds(3, new Date(Date.now() - 360_000));
  // Backdates the heartbeats, because a killed process counts as running for 20 s after its last heartbeat.
  await sql`update processes set seen_at = seen_at - interval '20 s' where 'poller' = any(roles)`.execute(db);
  await vi.waitFor(async () => {
    expect(await ready(web)).toMatchObject({ status: 'degraded', parts: { poller: 'away' } });
    const text = await readMetrics(web);
    expect(text).toContain('ospitalia_processes{figure="poller"} 0');
    expect(text).toContain('ospitalia_processes{figure="worker"} 1');
    expect(text).toContain('ospitalia_feeds_behind 3');
  }, PATIENCE);
});
