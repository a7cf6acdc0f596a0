import { Kysely, PostgresDialect } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { feedText } from '../../../test/feed-text.ts';
import { HOUR, pollingOfFile } from '../../../test/open-polling.ts';
import { today } from '../../kernel/dates/clock.ts';
import { createConfirmSoon } from './confirm-soon.ts';
import { claimFeed } from './feed-repository.ts';
import { createPolling } from './polling-service.ts';
import type { CalendarDb } from './repository.ts';
import type { StruttureTables } from '../../strutture/server/service.ts';
import type { CalendarTables } from './tables.ts';
import type { PollOutcome } from './settle-poll.ts';

const BODY = feedText('airbnb', [{ start: '2026-12-01', end: '2026-12-06' }]);
const PATIENCE = { timeout: 20_000 };
const portal = await pollingOfFile();
beforeEach(() => portal.forgetAll());

async function dueFeeds(count: number, delay = 0) {
  const feeds = await Array.fromAsync({ length: count }, () => portal.buildFeed());
  await portal.server.set('*', { body: BODY });
  for (const { feed } of feeds) await portal.polling.poll(feed);
  portal.wait(HOUR);
  await portal.server.set('*', { body: BODY, delay });
  return feeds.map(({ feed, path }) => ({ id: feed, path }));
}

const idsOf = (feeds: readonly { id: number }[]) => feeds.map(({ id }) => id);

function watchedDatabase() {
  const statements: string[] = [];
  const db: CalendarDb = new Kysely<CalendarTables & StruttureTables>({
    dialect: new PostgresDialect({ pool: portal.database.pool }),
    log: ({ query }) => void statements.push(query.sql),
  });
  return { db, statements };
}

async function beginPolls() {
  const [first, second] = await dueFeeds(2, 1000);
  if (first === undefined || second === undefined) throw new Error('expected two feeds');
  const { polling, outcomes } = watchedPolling();
  const polled = polling.runBatch([first.id, second.id]);
  await portal.server.requests(first.path, 2);
  return { first, second, outcomes, polled };
}

function watchedPolling() {
  const { db, statements } = watchedDatabase();
  const outcomes: string[] = [];
  const onPolled = (outcome: PollOutcome['kind'] | 'error') => void outcomes.push(outcome);
  return { polling: createPolling({ ...portal.dependencies, db, onPolled }), statements, outcomes };
}

async function claimedReading(id: number) {
  const now = portal.clock.now();
  const claimed = await claimFeed(portal.db, id, { now, today: today(portal.clock), whenDue: true });
  if (claimed === undefined) throw new Error(`${id} was not due`);
  return { id, claimed_until: claimed.claimed_until, now, next_poll_at: new Date(now.getTime() + HOUR) };
}

test.each([
  [4, 1],
  [13, 2],
])('confirms at most ten simultaneous polls per statement (polls: %i, statements: %i)', async (count, expected) => {
  const ids = idsOf(await dueFeeds(count));
  const readings = await Promise.all(ids.map(claimedReading));
  const { db, statements } = watchedDatabase();
  const confirm = createConfirmSoon(db);
  expect(await Promise.all(readings.map(confirm))).toEqual(Array(count).fill(true));
  expect(statements).toHaveLength(expected);
  for (const { id, now, next_poll_at } of readings) {
    expect(await portal.feed(id)).toMatchObject({ succeeded_at: now, next_poll_at, claimed_until: null });
  }
});

test('discards the result of a poll if the owner changed the feed URL during the poll, but confirms the other polls', async () => {
  const { first: changed, second: other, outcomes, polled } = await beginPolls();
  const before = await portal.feed(changed.id);
  await portal.db.updateTable('feeds').set({ claimed_until: null }).where('id', '=', changed.id).execute();
  await polled;
  expect(outcomes.toSorted()).toEqual(['superseded', 'unchanged']);
  expect(await portal.feed(changed.id)).toEqual({ ...before, claimed_until: null });
  expect(await portal.feed(other.id)).toMatchObject({ succeeded_at: portal.clock.now() });
});

test('delays only the confirmation of a feed locked by another transaction', async () => {
  const { first: locked, outcomes, polled } = await beginPolls();
  await portal.db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('feeds').where('id', '=', locked.id).select('id').forUpdate().execute();
    await vi.waitFor(() => expect(outcomes).toEqual(['unchanged']), PATIENCE);
    expect(await portal.feed(locked.id)).not.toMatchObject({ claimed_until: null });
  });
  await polled;
  expect(outcomes).toEqual(['unchanged', 'unchanged']);
  expect(await portal.feed(locked.id)).toMatchObject({ succeeded_at: portal.clock.now(), claimed_until: null });
});

test('confirms an on-demand poll immediately instead of in a batch', async () => {
  const [feed] = await dueFeeds(1);
  const { polling, statements } = watchedPolling();
  await polling.poll(feed?.id ?? 0);
  const confirming = statements.filter((text) => text.includes('succeeded_at = answer'));
  expect(confirming).toEqual([expect.not.stringContaining('skip locked')]);
});

test('commits the claim of a poll without a WAL flush, but flushes the events that the poll merges', async () => {
  const [feed] = await dueFeeds(1);
  const { polling, statements } = watchedPolling();
  await portal.server.set('*', { body: feedText('airbnb', [{ start: '2026-12-08', end: '2026-12-09' }]) });
  expect(await polling.poll(feed?.id ?? 0)).toMatchObject({ kind: 'merged' });
  expect(statements.some((text) => text.includes('insert into calendar_events'))).toBe(true);
  const unflushed = statements.filter((text) => text.includes('synchronous_commit'));
  expect(unflushed).toEqual([expect.stringContaining('set claimed_until')]);
});
