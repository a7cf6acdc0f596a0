import { beforeEach, describe, expect, test } from 'vitest';
import { feedText } from '../../../test/feed-text.ts';
import { MINUTE, pollingOfFile } from '../../../test/open-polling.ts';
import { createPolling } from './polling-service.ts';

const SOLD = feedText('airbnb', [{ start: '2026-12-01', end: '2026-12-06' }]);

const portal = await pollingOfFile();
let struttura: number;
let feed: number;
let unit: number;
let path: string;

beforeEach(async () => {
  await portal.forgetAll();
  ({ path, struttura, feed } = await portal.buildFeed());
  unit = await portal.unitOf(struttura);
  await portal.server.set(path, { body: SOLD });
});

async function freshen(deadlineMs = 400) {
  await portal.polling.freshen([unit], { olderThanMs: 5 * MINUTE, deadlineMs });
  const since = new Date(portal.clock.now().getTime() - 5 * MINUTE);
  const feeds = portal.db.selectFrom('feeds').select('platform').where('unit_id', '=', unit);
  return feeds
    .where((where) => where.or([where('succeeded_at', 'is', null), where('succeeded_at', '<', since)]))
    .execute();
}

describe('G15 before nights are sold', () => {
  test('polls a stale feed and imports new bookings, but does not poll a recently polled feed', async () => {
    await portal.server.set(path, { body: feedText('airbnb', []) });
    await portal.polling.poll(feed);
    portal.wait(4 * MINUTE);
    expect(await freshen()).toEqual([]);
    expect(await portal.server.requests(path)).toHaveLength(1);
    await portal.server.set(path, { body: SOLD });
    portal.wait(2 * MINUTE);
    expect(await freshen()).toEqual([]);
    expect(await portal.taken(feed)).toMatchObject([{ start: '2026-12-01', end: '2026-12-06' }]);
  });

  test('waits for a slow platform only until the deadline, while its poll continues', async () => {
    await portal.server.set(path, { body: SOLD, delay: 700 });
    expect(await freshen(50)).toMatchObject([{ platform: 'airbnb' }]);
    await expect.poll(() => portal.taken(feed)).toHaveLength(1);
  });

  test('waits for a feed that another process is polling', async () => {
    await portal.server.set(path, { body: SOLD, delay: 150 });
    const other = createPolling(portal.dependencies);
    const polled = other.poll(feed);
    await portal.server.requests(path, 1);
    expect(await freshen(5000)).toEqual([]);
    expect(await polled).toMatchObject({ kind: 'merged' });
    expect(await portal.server.requests(path)).toHaveLength(1);
  });

  test('reports a rate-limiting platform or a paused feed without polling it', async () => {
    await portal.server.set(path, { status: 429, headers: { 'retry-after': '3600' } });
    expect(await freshen()).toMatchObject([{ platform: 'airbnb' }]);
    expect(await freshen()).toMatchObject([{ platform: 'airbnb' }]);
    expect(await portal.server.requests(path)).toHaveLength(1);
    await portal.db.updateTable('feeds').set({ paused: true, fault: 'non_trovato' }).where('id', '=', feed).execute();
    expect(await freshen()).toMatchObject([{ platform: 'airbnb' }]);
    expect(await portal.server.requests(path)).toHaveLength(1);
  });
});
