import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FeedServer, type FeedServerAnswer, startFeedServer } from '../../../test/feed-server.ts';
import { feedText } from '../../../test/feed-text.ts';
import { HOUR, MINUTE, MORNING, type OpenPolling, openPolling } from '../../../test/open-polling.ts';
import { noteWaiting } from './feed-host-repository.ts';
import { dueFeeds } from './feed-repository.ts';
import { createFeedFetcher, type FeedFetcher } from './fetch-feed/fetch-feed.ts';
import { createHostGate } from './host-gate.ts';
import { createPolling } from './polling-service.ts';

const SOLD = feedText('airbnb', [{ start: '2026-12-01', end: '2026-12-06' }]);
/** Milliseconds until a fetch gives up that nobody answers; one that is answered has all the time that it needs. */
const HASTE = 200;

let portal: OpenPolling;
let dead: FeedServer;
let polling: OpenPolling['polling'];
let close: () => Promise<unknown>;
let isHanging: boolean;

beforeAll(async () => {
  portal = await openPolling();
  dead = await startFeedServer({ host: '127.0.0.2' });
  const { clock, publicUrl } = portal.parts;
  const egress = { allow: [portal.server.host, dead.host], publicUrl, clock };
  const [patient, hasty] = [createFeedFetcher(egress), createFeedFetcher({ ...egress, deadline: HASTE })];
  const fetcher: Pick<FeedFetcher, 'fetch'> = {
    fetch: (url, known) => (isHanging && url.startsWith(dead.origin) ? hasty : patient).fetch(url, known),
  };
  polling = createPolling({ ...portal.parts, fetcher, gate: createHostGate({ gap: 0 }) });
  close = () => Promise.all([patient.close(), hasty.close()]);
});
afterAll(async () => {
  await close();
  await dead.stop();
  await portal.close();
});

beforeEach(async () => {
  portal.goTo(MORNING);
  portal.batches.length = 0;
  await portal.db.deleteFrom('feeds').execute();
  await portal.db.deleteFrom('feed_hosts').execute();
  await hang();
  await portal.server.set('*', { body: SOLD });
});

async function hang(): Promise<void> {
  isHanging = true;
  await dead.set('*', { fault: 'stall' });
}

async function answer(given: FeedServerAnswer = { body: SOLD }): Promise<void> {
  isHanging = false;
  await dead.set('*', given);
}

let serial = 0;

/** Feeds of as many strutture on one server; their ids, those that wait longest first. */
async function addFeeds(server: FeedServer, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    serial += 1;
    const id = await portal.addFeed({ struttura: await portal.buildStruttura(), path: `/ospite-${serial}.ics` });
    const sealed_url = portal.seal.seal(`${server.origin}/ospite-${serial}.ics`);
    const next_poll_at = new Date(portal.clock.now().getTime() - (count - index) * 1000);
    await portal.db
      .updateTable('feeds')
      .set({ sealed_url, host: server.host, next_poll_at })
      .where('id', '=', id)
      .execute();
    ids.push(id);
  }
  return ids;
}

/** What a minute of the portal does. */
async function minute(process = polling): Promise<void> {
  await process.runDue();
  await Promise.all(portal.batches.splice(0).map((batch) => process.runBatch(batch)));
}

/** How often a server was asked since it was asked so often. */
const askedSince = async (server: FeedServer, before: number) => (await server.requests()).length - before;

test('thirty dead feeds and thirty live ones: the dead host is asked four times, the live ones are all read', async () => {
  await addFeeds(dead, 30);
  const live = await addFeeds(portal.server, 30);
  const before = (await dead.requests()).length;
  await minute();
  for (const id of live) expect((await portal.feed(id)).succeeded_at).not.toBeNull();
  expect(await askedSince(dead, before)).toBeLessThanOrEqual(4);
});

describe('three timeouts in a row', () => {
  let ids: number[];
  let before: number;

  beforeEach(async () => {
    ids = await addFeeds(dead, 8);
    for (const id of ids.slice(0, 3)) await polling.poll(id);
    before = (await dead.requests()).length;
  });

  test('the host rests, for every process and every way of asking; then one trial a minute', async () => {
    const other = createPolling({ ...portal.parts });
    const [, , , fourth = 0] = ids;
    expect(await other.poll(fourth)).toEqual({ kind: 'skipped' });
    await minute(other);
    await minute();
    expect(await askedSince(dead, before)).toBe(0);
    for (let minutes = 1; minutes <= 3; minutes += 1) {
      portal.wait(MINUTE);
      await Promise.all([minute(), polling.poll(fourth), minute()]);
      expect(await askedSince(dead, before)).toBe(minutes);
    }
  });

  test('an answer to the trial ends the rest, and those that had failed are read at once', async () => {
    await answer();
    portal.wait(MINUTE);
    await minute();
    expect(await askedSince(dead, before)).toBe(1);
    await minute();
    for (const id of ids) expect(await portal.feed(id)).toMatchObject({ fault: null, failures: 0 });
    expect(await portal.db.selectFrom('feed_hosts').selectAll().execute()).toEqual([]);
  });

  test('a feed that is not asked says why, and none of its own chances is gone', async () => {
    const [, , , fourth = 0, fifth = 0] = ids;
    const failing_since = new Date(portal.clock.now().getTime() - HOUR);
    const gone = { fault: 'non_trovato', failures: 2, failing_since } as const;
    await portal.db.updateTable('feeds').set(gone).where('id', '=', fifth).execute();
    await minute();
    const since = portal.clock.now();
    portal.wait(10_000);
    await minute();
    expect(await portal.feed(fourth)).toMatchObject({
      fault: 'tempo_scaduto',
      failures: 0,
      failing_since: since,
      paused: false,
    });
    expect(await portal.feed(fifth)).toMatchObject({ ...gone, paused: false });
  });

  test('between two trials, when the rest of its host is over for a moment, it says so all the same', async () => {
    const [, , , , , sixth = 0] = ids;
    const { clock, db } = portal;
    await db.updateTable('feed_hosts').set({ resting_until: clock.now() }).execute();
    await db.updateTable('feeds').set({ next_poll_at: clock.now() }).where('id', '=', sixth).execute();
    await noteWaiting(db, clock.now());
    expect(await portal.feed(sixth)).toMatchObject({ fault: 'tempo_scaduto', failures: 0, failing_since: clock.now() });
  });

  test('G19 "e-mail at 24 h": its owner hears of it, once, although nobody asks', async () => {
    await minute();
    const mails = (await portal.mails()).length;
    portal.wait(24 * HOUR - MINUTE);
    // Trials of some of the feeds that failed by themselves aside: those wait for their own turn.
    const waiting = ids.slice(5);
    const soon = new Date(portal.clock.now().getTime() + 100 * HOUR);
    await portal.db.updateTable('feeds').set({ next_poll_at: soon }).where('id', 'not in', waiting).execute();
    await portal.db
      .updateTable('feed_hosts')
      .set({ resting_until: new Date(portal.clock.now().getTime() + HOUR) })
      .execute();
    await minute();
    expect(await portal.mails()).toHaveLength(mails);
    portal.wait(MINUTE);
    await minute();
    await minute();
    expect(await portal.mails()).toHaveLength(mails + waiting.length);
  });

  test('G15 before a payment: it cannot be read again, and nobody waits for that', async () => {
    const [, , , fourth = 0] = ids;
    const { unit_id } = await portal.feed(fourth);
    const start = performance.now();
    const unread = await polling.freshen([unit_id], { olderThanMs: 5 * MINUTE, deadlineMs: 60_000 });
    expect(unread).toMatchObject([{ id: fourth, may_be_asked: false }]);
    expect(performance.now() - start).toBeLessThan(30_000);
    expect(await askedSince(dead, before)).toBe(0);
  });

  test('an address that is saved meanwhile is not tried: it is kept, waits, and is read when the host is back', async () => {
    const [, , , fourth = 0] = ids;
    const { unit_id, host } = await portal.feed(fourth);
    const probe = await polling.probe({ unit_id, platform: 'vrbo', url: `${dead.origin}/nuovo.ics`, host });
    expect(probe).toMatchObject({ kind: 'fault', fault: 'tempo_scaduto' });
    expect(await askedSince(dead, before)).toBe(0);
    await probe.note(portal.db, fourth);
    expect(await portal.feed(fourth)).toMatchObject({ fault: 'tempo_scaduto', failures: 0 });
  });

  test('of several addresses that are saved when its rest is over, one is the trial', async () => {
    const [, , , fourth = 0] = ids;
    const { unit_id, host } = await portal.feed(fourth);
    portal.wait(MINUTE);
    const probes = ['uno', 'due', 'tre'].map((name) =>
      polling.probe({ unit_id, platform: 'vrbo', url: `${dead.origin}/${name}.ics`, host }),
    );
    for (const probe of await Promise.all(probes)) expect(probe).toMatchObject({ fault: 'tempo_scaduto' });
    expect(await askedSince(dead, before)).toBe(1);
  });

  test('somebody who looks does not make its feeds due', async () => {
    const [, , , fourth = 0] = ids;
    const soon = new Date(portal.clock.now().getTime() + HOUR);
    await portal.db.updateTable('feeds').set({ next_poll_at: soon }).where('id', '=', fourth).execute();
    const { struttura_id } = await portal.db
      .selectFrom('feeds')
      .innerJoin('units', 'units.id', 'unit_id')
      .where('feeds.id', '=', fourth)
      .select('struttura_id')
      .executeTakeFirstOrThrow();
    expect(await polling.refreshSoon(struttura_id, { olderThanMs: 0, despiteBackOff: true })).toBe(0);
  });
});

test('an answer, whatever it says, breaks the row', async () => {
  const ids = await addFeeds(dead, 5);
  for (const id of ids.slice(0, 2)) await polling.poll(id);
  await answer({ status: 404 });
  await polling.poll(ids[2] ?? 0);
  await hang();
  await polling.poll(ids[3] ?? 0);
  const before = (await dead.requests()).length;
  await polling.poll(ids[4] ?? 0);
  expect(await askedSince(dead, before)).toBe(1);
});

describe('Retry-After', () => {
  test.each([429, 503])(
    'of a %i is kept for the host: none of its feeds is asked before, and all of them after',
    async (status) => {
      const [first = 0, ...others] = await addFeeds(dead, 4);
      const live = await addFeeds(portal.server, 1);
      await answer({ status, headers: { 'retry-after': '1800' } });
      await polling.poll(first);
      await answer();
      const before = (await dead.requests()).length;
      portal.wait(30 * MINUTE - 1000);
      await minute();
      expect(await askedSince(dead, before)).toBe(0);
      expect((await portal.feed(live[0] ?? 0)).succeeded_at).not.toBeNull();
      expect(await portal.feed(others[0] ?? 0)).toMatchObject({ fault: 'troppe_richieste', failures: 0 });
      portal.wait(1000);
      await minute();
      for (const id of others) expect(await portal.feed(id)).toMatchObject({ fault: null });
    },
  );

  test('G17 "cap 6 h"', async () => {
    const [first = 0, second = 0] = await addFeeds(dead, 2);
    await answer({ status: 429, headers: { 'retry-after': '864000' } });
    await polling.poll(first);
    await answer();
    portal.wait(6 * HOUR - 1000);
    expect(await polling.poll(second)).toEqual({ kind: 'skipped' });
    portal.wait(1000);
    expect(await polling.poll(second)).toMatchObject({ kind: 'merged' });
  });
});

test('where more are due than a minute takes, hosts take turns', async () => {
  await addFeeds(dead, 10);
  portal.wait(-MINUTE);
  const live = await addFeeds(portal.server, 2);
  portal.wait(2 * MINUTE);
  const due = await dueFeeds(portal.db, { now: portal.clock.now(), limit: 5 });
  expect(due.filter(({ host }) => host === portal.server.host).map(({ id }) => id)).toEqual(live);
});
