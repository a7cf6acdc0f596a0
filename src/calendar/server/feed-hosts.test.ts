import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBnb } from '../../../test/build-struttura.ts';
import { type FeedServer, type FeedServerAnswer, startFeedServer } from '../../../test/feed-server.ts';
import { feedText } from '../../../test/feed-text.ts';
import { HOUR, MINUTE, pollingOfFile } from '../../../test/open-polling.ts';
import { noteWaiting } from './feed-host-repository.ts';
import { dueFeeds } from './feed-repository.ts';
import { createFeedFetcher, type FeedFetcher } from './fetch-feed/fetch-feed.ts';
import { createHostLimiter } from './host-limiter.ts';
import { createPolling } from './polling-service.ts';

const SOLD = feedText('airbnb', [{ start: '2026-12-01', end: '2026-12-06' }]);
const HASTE = 100;

const portal = await pollingOfFile();
const dead = await startFeedServer({ host: '127.0.0.2' });
const { clock, publicUrl } = portal.dependencies;
const egress = { allow: [portal.server.host, dead.host], publicUrl, clock };
const [patient, hasty] = [createFeedFetcher(egress), createFeedFetcher({ ...egress, deadline: HASTE })];
let isHanging: boolean;
const fetcher: Pick<FeedFetcher, 'fetch'> = {
  fetch: (url, known) => (isHanging && url.startsWith(dead.origin) ? hasty : patient).fetch(url, known),
};
const polling = createPolling({ ...portal.dependencies, fetcher, limiter: createHostLimiter({ gap: 0 }) });

afterAll(() => Promise.all([patient.close(), hasty.close(), dead.stop()]));
beforeEach(async () => {
  await portal.forgetAll();
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

const inMs = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);
const change = (id: number, fields: object) =>
  portal.db.updateTable('feeds').set(fields).where('id', '=', id).execute();

function addFeeds(server: FeedServer, count: number): Promise<number[]> {
  return Array.fromAsync({ length: count }, async (_, index) => {
    const { feed, path } = await portal.buildFeed();
    const place = { sealed_url: portal.seal.seal(server.origin + path), host: server.host };
    await change(feed, { ...place, next_poll_at: inMs((index - count) * 1000) });
    return feed;
  });
}

async function minute(process = polling): Promise<void> {
  await process.runDue();
  await Promise.all(portal.batches.splice(0).map((batch) => process.runBatch(batch)));
}

const requestsSince = async (server: FeedServer, before: number) => (await server.requests()).length - before;

test('polls thirty live feeds despite thirty dead feeds, with at most four requests to the dead host', async () => {
  await addFeeds(dead, 30);
  const live = await addFeeds(portal.server, 30);
  const before = (await dead.requests()).length;
  await minute();
  for (const id of live) expect((await portal.feed(id)).succeeded_at).not.toBeNull();
  expect(await requestsSince(dead, before)).toBeLessThanOrEqual(4);
});

describe('after three consecutive timeouts', () => {
  let ids: number[];
  let fourth: number;
  let before: number;

  beforeEach(async () => {
    ids = await addFeeds(dead, 8);
    fourth = ids[3] ?? 0;
    for (const id of ids.slice(0, 3)) await polling.poll(id);
    before = (await dead.requests()).length;
  });

  test('pauses the host for every process and kind of poll, then allows one trial a minute', async () => {
    const other = createPolling({ ...portal.dependencies });
    expect(await other.poll(fourth)).toEqual({ kind: 'skipped' });
    await minute(other);
    await minute();
    expect(await requestsSince(dead, before)).toBe(0);
    for (let minutes = 1; minutes <= 3; minutes += 1) {
      portal.wait(MINUTE);
      await Promise.all([minute(), polling.poll(fourth), minute()]);
      expect(await requestsSince(dead, before)).toBe(minutes);
    }
  });

  test('ends the pause after a successful trial and polls the failed feeds immediately', async () => {
    await answer();
    portal.wait(MINUTE);
    await minute();
    expect(await requestsSince(dead, before)).toBe(1);
    await minute();
    for (const id of ids) expect(await portal.feed(id)).toMatchObject({ fault: null, failures: 0 });
    expect(await portal.db.selectFrom('feed_hosts').selectAll().execute()).toEqual([]);
  });

  test('stores the timeout as the fault of waiting feeds that have no other fault, without counting a failure', async () => {
    const fifth = ids[4] ?? 0;
    const gone = { fault: 'non_trovato', failures: 2, failing_since: inMs(-HOUR) };
    await change(fifth, gone);
    await minute();
    const since = portal.clock.now();
    portal.wait(10_000);
    await minute();
    const waiting = { fault: 'tempo_scaduto', failures: 0, failing_since: since };
    expect(await portal.feed(fourth)).toMatchObject({ ...waiting, paused: false });
    expect(await portal.feed(fifth)).toMatchObject({ ...gone, paused: false });
  });

  test('stores the timeout as the fault of a feed that becomes due between two trials', async () => {
    const [now, sixth = 0] = [clock.now(), ids[5]];
    await portal.db.updateTable('feed_hosts').set({ resting_until: now }).execute();
    await change(sixth, { next_poll_at: now });
    await noteWaiting(portal.db, now);
    expect(await portal.feed(sixth)).toMatchObject({ fault: 'tempo_scaduto', failures: 0, failing_since: now });
  });

  test('G19 emails the owner once about each feed that has waited for 24 hours, even if no poll runs', async () => {
    await minute();
    const mails = (await portal.mails()).length;
    portal.wait(24 * HOUR - MINUTE);
    // Postpones the feeds whose own polls failed, so that they are not polled as trial requests.
    const waiting = ids.slice(5);
    for (const id of ids.slice(0, 5)) await change(id, { next_poll_at: inMs(100 * HOUR) });
    await portal.db
      .updateTable('feed_hosts')
      .set({ resting_until: inMs(HOUR) })
      .execute();
    await minute();
    expect(await portal.mails()).toHaveLength(mails);
    portal.wait(MINUTE);
    await minute();
    await minute();
    expect(await portal.mails()).toHaveLength(mails + waiting.length);
  });

  test('G15 before a payment: does not wait for a paused host', async () => {
    const { unit_id } = await portal.feed(fourth);
    const start = performance.now();
    await polling.freshen([unit_id], { olderThanMs: 5 * MINUTE, deadlineMs: 60_000 });
    expect(performance.now() - start).toBeLessThan(30_000);
    expect(await requestsSince(dead, before)).toBe(0);
  });

  test('saves a feed URL on a paused host as timed out, without a request or a counted failure', async () => {
    const { unit_id, host } = await portal.feed(fourth);
    const probe = await polling.probe({ unit_id, platform: 'vrbo', url: `${dead.origin}/nuovo.ics`, host });
    expect(probe).toMatchObject({ kind: 'fault', fault: 'tempo_scaduto' });
    expect(await requestsSince(dead, before)).toBe(0);
    await probe.note(portal.db, fourth);
    expect(await portal.feed(fourth)).toMatchObject({ fault: 'tempo_scaduto', failures: 0 });
  });

  test('sends only one trial request if several feed URLs are probed when the pause is over', async () => {
    const { unit_id, host } = await portal.feed(fourth);
    portal.wait(MINUTE);
    const probes = ['uno', 'due', 'tre'].map((name) =>
      polling.probe({ unit_id, platform: 'vrbo', url: `${dead.origin}/${name}.ics`, host }),
    );
    for (const probe of await Promise.all(probes)) expect(probe).toMatchObject({ fault: 'tempo_scaduto' });
    expect(await requestsSince(dead, before)).toBe(1);
  });

  test('does not bring forward the poll of a feed on a paused host, even for an inbound email', async () => {
    await change(fourth, { next_poll_at: inMs(HOUR) });
    const { unit_id } = await portal.feed(fourth);
    const unit = portal.db.selectFrom('units').where('id', '=', unit_id).select('struttura_id');
    const { struttura_id } = await unit.executeTakeFirstOrThrow();
    expect(await polling.refreshSoon(struttura_id, { olderThanMs: 0, despiteBackOff: true })).toBe(0);
  });
});

test.each([429, 503])(
  "applies the Retry-After of a %i response to the host, and polls the host's feeds only after the pause",
  async (status) => {
    const [first = 0, ...others] = await addFeeds(dead, 4);
    const live = await addFeeds(portal.server, 1);
    await answer({ status, headers: { 'retry-after': '1800' } });
    await polling.poll(first);
    await answer();
    const before = (await dead.requests()).length;
    portal.wait(30 * MINUTE - 1000);
    await minute();
    expect(await requestsSince(dead, before)).toBe(0);
    expect((await portal.feed(live[0] ?? 0)).succeeded_at).not.toBeNull();
    expect(await portal.feed(others[0] ?? 0)).toMatchObject({ fault: 'troppe_richieste', failures: 0 });
    portal.wait(1000);
    await minute();
    for (const id of others) expect(await portal.feed(id)).toMatchObject({ fault: null });
  },
);

test('dispatches as many feeds per host as the sending IP addresses can poll in two minutes, and alternates hosts', async () => {
  const { id: bnb } = await buildBnb(
    portal.db,
    Array.from({ length: 170 }, () => 5000),
  );
  await sql`
    insert into feeds (unit_id, platform, sealed_url, shown_url, host, next_poll_at)
    select id, platform, '', 'x', ${dead.host}, ${inMs(-MINUTE)}
    from units cross join unnest(array['airbnb', 'booking', 'vrbo']) as platform
    where struttura_id = ${bnb}`.execute(portal.db);
  const live = await addFeeds(portal.server, 2);
  await sql`delete from feed_host_turns`.execute(portal.db);
  const handedOut = async () => (await dueFeeds(portal.db, clock.now())).map(({ host }) => host);
  const one = await handedOut();
  expect(one.slice(0, 4).filter((host) => host === portal.server.host)).toHaveLength(live.length);
  expect(one.filter((host) => host === dead.host)).toHaveLength(480);
  await sql`
    insert into feed_host_turns (host, sent_from, started_at, running)
    values ('x', '192.0.2.1', now(), '{}'), ('x', '192.0.2.2', now(), '{}')`.execute(portal.db);
  expect((await handedOut()).filter((host) => host === dead.host)).toHaveLength(171 * 3);
});
