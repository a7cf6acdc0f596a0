import { beforeEach, expect, test } from 'vitest';
import { feedText } from '../../../test/feed-text.ts';
import { MINUTE, pollingOfFile } from '../../../test/open-polling.ts';
import { bringForward, recordInboundTrigger } from './inbound-trigger-repository.ts';
import { createPolling } from './polling-service.ts';

const TEN_MINUTES = { olderThanMs: 10 * MINUTE };
const PATIENT = { timeout: 60_000 };
const SOLD = feedText('airbnb', [{ start: '2026-12-01', end: '2026-12-06' }]);

const portal = await pollingOfFile();
let struttura: number;
let feed: number;
let path: string;

beforeEach(async () => {
  await portal.forgetAll();
  ({ path, struttura, feed } = await portal.buildFeed());
  await portal.server.set(path, { body: SOLD });
  await portal.polling.poll(feed);
  await change({ next_poll_at: inMinutes(120) });
});

const inMinutes = (minutes: number) => new Date(portal.clock.now().getTime() + minutes * MINUTE);

const change = (fields: object) => portal.db.updateTable('feeds').set(fields).where('id', '=', feed).execute();

test('queues a feed once if several processes receive many simultaneous views', async () => {
  portal.wait(10 * MINUTE);
  const other = createPolling(portal.dependencies);
  const looks = [portal.polling, other, portal.polling, other].map((polling) =>
    polling.refreshSoon(struttura, TEN_MINUTES),
  );
  expect((await Promise.all(looks)).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1]);
  expect(await portal.polling.refreshSoon(struttura, TEN_MINUTES)).toBe(0);
  expect(portal.batches).toEqual([[feed]]);
});

test('G17 respects the back-off of a failing feed for a page view, but not for an inbound email', async () => {
  await portal.server.set(path, { status: 404 });
  await portal.polling.poll(feed);
  portal.wait(20 * MINUTE);
  expect(await portal.polling.refreshSoon(struttura, TEN_MINUTES)).toBe(0);
  expect(await portal.polling.refreshSoon(struttura, { ...TEN_MINUTES, despiteBackOff: true })).toBe(1);
});

test('skips a feed that is paused, rate limited or being polled', async () => {
  portal.wait(20 * MINUTE);
  const failing = { failures: 1, failing_since: portal.clock.now() };
  const refreshForTrigger = () => portal.polling.refreshSoon(struttura, { ...TEN_MINUTES, despiteBackOff: true });
  await change({ paused: true, fault: 'non_trovato', ...failing });
  expect(await refreshForTrigger()).toBe(0);
  await change({ paused: false, fault: 'troppe_richieste' });
  expect(await refreshForTrigger()).toBe(0);
  await change({ fault: null, failures: 0, failing_since: null, claimed_until: inMinutes(1) });
  expect(await refreshForTrigger()).toBe(0);
});

test('polls a feed again a minute later if a trigger arrives during its poll', async () => {
  const token_hash = Buffer.from(path);
  const trigger = { struttura_id: struttura, token_hash, sealed_token: token_hash };
  await portal.db.insertInto('doorbells').values(trigger).execute();
  portal.wait(20 * MINUTE);
  await portal.server.set(path, { body: SOLD, delay: 300 });
  const poll = portal.polling.poll(feed);
  await portal.server.requests(path, 2);
  expect(await recordInboundTrigger(portal.db, token_hash, portal.clock.now())).toBe(struttura);
  await bringForward(portal.db, struttura, portal.clock.now());
  expect(await poll).toEqual({ kind: 'unchanged' });
  expect((await portal.feed(feed)).next_poll_at).toEqual(inMinutes(1));
  // This poll fails, so it has not read what the email reported.
  await portal.server.set(path, { status: 500, delay: 300 });
  portal.wait(MINUTE);
  const failing = portal.polling.poll(feed);
  await portal.server.requests(path, 3);
  await recordInboundTrigger(portal.db, token_hash, portal.clock.now());
  expect(await failing).toMatchObject({ kind: 'failed' });
  expect((await portal.feed(feed)).next_poll_at).toEqual(inMinutes(1));
  await portal.server.set(path, { body: SOLD });
  portal.wait(MINUTE);
  await portal.polling.poll(feed);
  expect((await portal.feed(feed)).next_poll_at > inMinutes(1)).toBe(true);
});

test('queues nothing for a deleted struttura or a struttura without feeds', async () => {
  portal.wait(20 * MINUTE);
  await portal.db.updateTable('strutture').set({ status: 'eliminata' }).where('id', '=', struttura).execute();
  expect(await portal.polling.refreshSoon(struttura, TEN_MINUTES)).toBe(0);
  expect(await portal.polling.refreshSoon(await portal.buildStruttura(), TEN_MINUTES)).toBe(0);
});

test('queues the feeds of a viewed home in the background, and reports an internal error without throwing', async () => {
  portal.wait(20 * MINUTE);
  const { promise, resolve } = Promise.withResolvers<readonly number[]>();
  const polling = createPolling({ ...portal.dependencies, putBatch: async (_, ids) => resolve(ids) });
  polling.onViewed(struttura);
  expect(await promise).toEqual([feed]);
  const reported: unknown[] = [];
  const broken = createPolling({
    ...portal.dependencies,
    putBatch: () => Promise.reject(new Error('no queue')),
    report: (error) => void reported.push(error),
  });
  await change({ next_poll_at: inMinutes(20) });
  broken.onViewed(struttura);
  await expect.poll(() => reported, PATIENT).toHaveLength(1);
});

test('queues nothing for a second view within a minute', async () => {
  portal.wait(20 * MINUTE);
  const put: (readonly number[])[] = [];
  const polling = createPolling({ ...portal.dependencies, putBatch: async (_, ids) => void put.push(ids) });
  polling.onViewed(struttura);
  await expect.poll(() => put, PATIENT).toHaveLength(1);
  await change({ next_poll_at: inMinutes(20) });
  polling.onViewed(struttura);
  portal.wait(MINUTE);
  polling.onViewed(struttura);
  await expect.poll(() => put, PATIENT).toHaveLength(2);
});
