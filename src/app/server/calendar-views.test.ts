import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openFeedPortal } from '../../../test/feed-portal.ts';
import { NOW } from '../../../test/owner-modules.ts';

const portal = await openFeedPortal();
afterAll(() => portal.close());

const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

async function homeReadAgo(minutes: number) {
  const id = await portal.buildHome();
  const sent = { property_id: id, platform: 'airbnb', import_url: await portal.served() };
  const feed: number = (await portal.configure(sent)).body.configuration.id;
  const times = { attempted_at: ago(minutes), succeeded_at: ago(minutes), next_poll_at: ago(-50) };
  await portal.db.updateTable('feeds').set(times).where('id', '=', feed).execute();
  return { id, feed, cin: await portal.cinOf(id) };
}

async function queued(feed: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from pgboss.job
    where name = 'feed-now' and data -> 'feed_ids' @> ${JSON.stringify([feed])}::jsonb`.execute(portal.db);
  return rows[0]?.n ?? 0;
}

/** Options for polling the queue. Viewing a home queues its feeds asynchronously. */
const PATIENT = { timeout: 60_000 };

const december = 'start_date=2026-12-01&end_date=2026-12-31';
type Home = { id: number; cin: string | null };
const LOOKS: [who: string, look: (home: Home) => Promise<{ status: number }>][] = [
  ['when an owner views a home', ({ id }) => portal.call('GET', `/api/proprietario/strutture/${id}`)],
  ['when an owner views a calendar', ({ id }) => portal.call('GET', `/api/calendar/events/${id}?${december}`)],
  ['when an owner views a sync status', ({ id }) => portal.call('GET', `/api/calendar/sync-status/${id}`)],
  [
    'when an administrator views a home',
    ({ id }) => portal.call('GET', `/api/admin/strutture/${id}`, { cookie: portal.admin }),
  ],
  [
    'when a visitor requests availability',
    ({ cin }) => portal.call('GET', `/api/calendar/availability?cin=${cin}&${december}`, { cookie: null }),
  ],
];

describe('queueing feeds when a calendar is viewed', () => {
  test.each(LOOKS)('queues only feeds whose last read is more than ten minutes old %s', async (_, look) => {
    const old = await homeReadAgo(11);
    expect((await look(old)).status).toBe(200);
    await expect.poll(() => queued(old.feed), PATIENT).toBe(1);
    await look(old);
    const young = await homeReadAgo(9);
    expect((await look(young)).status).toBe(200);
    // Views another home last and waits for its feed. By then, a feed that the previous view had queued would be in the queue,
    // too.
    const last = await homeReadAgo(11);
    await look(last);
    await expect.poll(() => queued(last.feed), PATIENT).toBe(1);
    expect(await queued(young.feed)).toBe(0);
    expect(await queued(old.feed)).toBe(1);
  });

  test('does not queue feeds for users who are not allowed to see the home', async () => {
    const { id, feed } = await homeReadAgo(11);
    for (const path of [`/api/proprietario/strutture/${id}`, `/api/calendar/sync-status/${id}`]) {
      expect((await portal.call('GET', path, { cookie: portal.bruno })).status).toBe(404);
    }
    expect((await portal.call('GET', `/api/calendar/availability?cin=IT000000&${december}`)).status).toBe(404);
    const other = await homeReadAgo(11);
    await portal.call('GET', `/api/calendar/sync-status/${other.id}`);
    await expect.poll(() => queued(other.feed), PATIENT).toBe(1);
    expect(await queued(feed)).toBe(0);
  });
});

test('the sync status shows why the feed of a host in backoff is not polled, and when it will be polled', async () => {
  const id = await portal.buildHome();
  await portal.configure({ property_id: id, platform: 'airbnb', import_url: await portal.served() });
  const resting_until = new Date(NOW.getTime() + 3 * 3_600_000);
  const { host } = portal.server;
  await portal.db.insertInto('feed_hosts').values({ host, timeouts: 0, resting_until }).execute();
  await sql`update feeds set next_poll_at = ${NOW} where host = ${host}`.execute(portal.db);
  await portal.modules.jobHandlers['feeds-due']({}, 'a job');
  const [configuration] = (await portal.status(id)).configurations;
  expect(configuration).toMatchObject({ state: 'errore', failures: 0, next_sync: resting_until.toISOString() });
  expect(configuration.errore).toMatch(/^La piattaforma riceve troppe richieste/);
  await portal.db.deleteFrom('feed_hosts').execute();
});
