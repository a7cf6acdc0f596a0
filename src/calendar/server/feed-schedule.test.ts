import { beforeEach, describe, expect, test } from 'vitest';
import { feedText, type FeedTextEvent } from '../../../test/feed-text.ts';
import { HOUR, MINUTE, pollingOfFile } from '../../../test/open-polling.ts';
import { noteViewed } from './configuration-repository.ts';
import { createPolling } from './polling-service.ts';

const portal = await pollingOfFile();
await portal.server.set('*', { body: feedText('airbnb', [{ start: '2026-12-01', end: '2026-12-06' }]) });

beforeEach(() => portal.forgetAll());

function addFeeds(count: number): Promise<{ feed: number; path: string }[]> {
  return Array.fromAsync(Array(count), () => portal.buildFeed());
}

type Home = { feed: number; path: string; struttura: number };
type Meanwhile = (home: Home) => Promise<unknown> | undefined;

const idsOf = (feeds: { feed: number }[]) => feeds.map(({ feed }) => feed);
const untilPoll = async (id: number) => (await portal.feed(id)).next_poll_at.getTime() - portal.clock.now().getTime();

test('G16 exactly once: two processes with the same feeds poll each feed once', async () => {
  const feeds = await addFeeds(30);
  const other = createPolling(portal.dependencies);
  const ids = idsOf(feeds);
  await Promise.all([portal.polling, other, portal.polling].map((polling) => polling.runBatch(ids)));
  for (const { path } of feeds) expect(await portal.server.requests(path)).toHaveLength(1);
  expect(portal.reported).toEqual([]);
});

test('G16 dispatches due feeds in batches, and spreads their next polls over the hour', async () => {
  const ids = idsOf(await addFeeds(30));
  expect(await portal.polling.runDue()).toBe(30);
  expect(portal.batches.map((batch) => batch.length)).toEqual([25, 5]);
  expect(portal.batches.flat().toSorted((a, b) => a - b)).toEqual(ids);
  for (const batch of portal.batches.splice(0)) await portal.polling.runBatch(batch);
  expect(await portal.polling.runDue()).toBe(0);
  portal.wait(10 * HOUR);
  expect(await portal.polling.runDue()).toBe(30);
  for (const batch of portal.batches) await portal.polling.runBatch(batch);
  const hour = new Set<number>();
  for (const id of ids) {
    const wait = await untilPoll(id);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60 * MINUTE);
    hour.add(Math.floor(wait / MINUTE));
  }
  expect(hour.size).toBeGreaterThan(15);
  portal.wait(60 * MINUTE);
  expect(await portal.polling.runDue()).toBe(30);
});

describe('the poll schedule (ADR 0051)', () => {
  const SPRING = { start: '2027-05-01', end: '2027-05-08' };
  const NEAR = { start: '2026-12-03', end: '2026-12-10' };

  async function waitsBetweenReadings(nights: FeedTextEvent, meanwhile: Meanwhile = () => undefined) {
    const home = await portal.buildFeed();
    await portal.server.set(home.path, { body: feedText('airbnb', [nights]) });
    await portal.polling.poll(home.feed);
    portal.wait(10 * 24 * HOUR);
    await portal.polling.poll(home.feed);
    await meanwhile(home);
    await portal.polling.poll(home.feed);
    const waits: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const before = portal.clock.now().getTime();
      const { next_poll_at } = await portal.feed(home.feed);
      portal.goTo(new Date(next_poll_at.getTime() + MINUTE).toISOString());
      await portal.polling.poll(home.feed);
      waits.push((portal.clock.now().getTime() - before) / MINUTE);
    }
    return waits;
  }

  test.each<[string, FeedTextEvent, Meanwhile | undefined, number]>([
    ['a quiet calendar', SPRING, undefined, 60],
    ['a calendar with an arrival in three days', NEAR, undefined, 30],
    ['a recently viewed home', SPRING, ({ struttura }) => noteViewed(portal.db, struttura, portal.clock.now()), 30],
    [
      'a calendar that has just changed',
      SPRING,
      ({ path }) => portal.server.set(path, { body: feedText('airbnb', [{ start: '2027-03-01', end: '2027-03-05' }]) }),
      15,
    ],
  ])(
    'polls %s within its interval, even if the poll is dispatched a minute late',
    async (_, nights, meanwhile, minutes) => {
      const [, ...waits] = await waitsBetweenReadings(nights, meanwhile);
      const lately = waits.slice(0, 3);
      expect(Math.max(...lately)).toBeLessThanOrEqual(minutes);
      expect(Math.max(...lately)).toBeGreaterThan(minutes - 5);
    },
  );

  test('polls within the 20-minute interval that the owner set', async () => {
    const { feed } = await portal.buildFeed();
    await portal.db.updateTable('feeds').set({ sync_interval_minutes: 20 }).where('id', '=', feed).execute();
    await portal.polling.poll(feed);
    expect(await untilPoll(feed)).toBeLessThanOrEqual(20 * MINUTE);
  });

  test('reads the calendar again within 75 minutes despite one temporary failure', async () => {
    const { feed, path } = await portal.buildFeed();
    await portal.polling.poll(feed);
    const readAt = portal.clock.now().getTime();
    const goOn = async () => {
      portal.wait((await untilPoll(feed)) + MINUTE);
      return portal.polling.poll(feed);
    };
    await portal.server.set(path, { status: 503 });
    expect(await goOn()).toMatchObject({ kind: 'failed' });
    await portal.server.set(path, { body: feedText('airbnb', []) });
    expect(await goOn()).toMatchObject({ kind: 'merged' });
    expect(portal.clock.now().getTime() - readAt).toBeLessThanOrEqual(75 * MINUTE);
  });

  test('does not make a failing feed due earlier when the home is viewed', async () => {
    const { feed, path, struttura } = await portal.buildFeed();
    await portal.server.set(path, { status: 500 });
    for (let time = 0; time < 4; time += 1) await portal.polling.poll(feed);
    const { next_poll_at } = await portal.feed(feed);
    await noteViewed(portal.db, struttura, portal.clock.now());
    expect(await portal.feed(feed)).toMatchObject({ next_poll_at, viewed_at: portal.clock.now() });
  });
});

test('polls a feed again once the claim of a dead process expires', async () => {
  const { feed: id } = await portal.buildFeed();
  const claimed_until = new Date(portal.clock.now().getTime() + 2 * MINUTE);
  await portal.db.updateTable('feeds').set({ claimed_until }).where('id', '=', id).execute();
  expect(await portal.polling.poll(id)).toEqual({ kind: 'skipped' });
  expect(await portal.polling.runDue()).toBe(0);
  portal.wait(2 * MINUTE);
  expect(await portal.polling.runDue()).toBe(1);
  expect(await portal.polling.poll(id)).toMatchObject({ kind: 'merged' });
});

test('G5 polls again within 31 minutes after nights disappeared, and then frees the nights', async () => {
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
  'polls no calendar of a struttura with status %s',
  async (status) => {
    const { struttura, feed: id, path } = await portal.buildFeed();
    await portal.db.updateTable('strutture').set({ status }).where('id', '=', struttura).execute();
    expect(await portal.polling.runDue()).toBe(0);
    await portal.polling.runBatch([id]);
    expect(await portal.polling.poll(id)).toEqual({ kind: 'skipped' });
    expect(await portal.server.requests(path)).toEqual([]);
  },
);
