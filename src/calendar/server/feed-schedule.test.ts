import { beforeEach, expect, test } from 'vitest';
import { feedText } from '../../../test/feed-text.ts';
import { HOUR, MINUTE, pollingOfFile } from '../../../test/open-polling.ts';
import { createPolling } from './polling-service.ts';

const portal = await pollingOfFile();
await portal.server.set('*', { body: feedText('airbnb', [{ start: '2026-12-01', end: '2026-12-06' }]) });

beforeEach(() => portal.forgetAll());

function addFeeds(count: number): Promise<{ feed: number; path: string }[]> {
  return Array.fromAsync(Array(count), () => portal.buildFeed());
}

const idsOf = (feeds: { feed: number }[]) => feeds.map(({ feed }) => feed);
const untilPoll = async (id: number) => (await portal.feed(id)).next_poll_at.getTime() - portal.clock.now().getTime();

test('G16 exactly once: two processes that get the same feeds poll each one once', async () => {
  const feeds = await addFeeds(30);
  const other = createPolling(portal.parts);
  const ids = idsOf(feeds);
  await Promise.all([portal.polling, other, portal.polling].map((polling) => polling.runBatch(ids)));
  for (const { path } of feeds) expect(await portal.server.requests(path)).toHaveLength(1);
  expect(portal.reported).toEqual([]);
});

test('G16 what is due is handed out in batches; what was polled is due at its own minute of the next hour', async () => {
  const ids = idsOf(await addFeeds(30));
  expect(await portal.polling.runDue()).toBe(30);
  expect(portal.batches.map((batch) => batch.length)).toEqual([25, 5]);
  expect(portal.batches.flat().toSorted((a, b) => a - b)).toEqual(ids);
  for (const batch of portal.batches) await portal.polling.runBatch(batch);
  expect(await portal.polling.runDue()).toBe(0);
  const hour = new Set<number>();
  for (const id of ids) {
    const wait = await untilPoll(id);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(66 * MINUTE);
    hour.add(Math.floor(wait / MINUTE));
  }
  // No crowd: a restart changes nothing of it, because it is in the database.
  expect(hour.size).toBeGreaterThan(15);
  portal.wait(66 * MINUTE);
  expect(await portal.polling.runDue()).toBe(30);
});

test('a feed whose process died is polled by another one when its claim is over', async () => {
  const { feed: id } = await portal.buildFeed();
  const claimed_until = new Date(portal.clock.now().getTime() + 2 * MINUTE);
  await portal.db.updateTable('feeds').set({ claimed_until }).where('id', '=', id).execute();
  expect(await portal.polling.poll(id)).toEqual({ kind: 'skipped' });
  expect(await portal.polling.runDue()).toBe(0);
  portal.wait(2 * MINUTE);
  expect(await portal.polling.runDue()).toBe(1);
  expect(await portal.polling.poll(id)).toMatchObject({ kind: 'merged' });
});

test('G5 nights that vanish are looked for again within 31 minutes, and are free then', async () => {
  const { feed: id, path } = await portal.buildFeed();
  await portal.polling.poll(id);
  await portal.server.set(path, { body: feedText('airbnb', []) });
  portal.wait(2 * HOUR);
  await portal.polling.poll(id);
  expect(await portal.taken(id)).toMatchObject([{ is_held: true }]);
  for (let minutes = 0; minutes < 31; minutes += 1) {
    portal.wait(MINUTE);
    portal.batches.length = 0;
    await portal.polling.runDue();
    for (const batch of portal.batches) await portal.polling.runBatch(batch);
  }
  expect(await portal.taken(id)).toEqual([]);
});

test.each(['in_attesa', 'rifiutata', 'eliminata'] as const)(
  'no calendar of a struttura that is %s is read',
  async (status) => {
    const { struttura, feed: id, path } = await portal.buildFeed();
    await portal.db.updateTable('strutture').set({ status }).where('id', '=', struttura).execute();
    expect(await portal.polling.runDue()).toBe(0);
    await portal.polling.runBatch([id]);
    expect(await portal.polling.poll(id)).toEqual({ kind: 'skipped' });
    expect(await portal.server.requests(path)).toEqual([]);
  },
);
