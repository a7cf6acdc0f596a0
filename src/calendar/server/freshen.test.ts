import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { takeNights } from '../../../test/build-struttura.ts';
import { feedText } from '../../../test/feed-text.ts';
import { MINUTE, MORNING, type OpenPolling, openPolling } from '../../../test/open-polling.ts';
import { createPolling } from './polling-service.ts';

const FIVE_MINUTES = { olderThanMs: 5 * MINUTE, deadlineMs: 400 };
const SOLD = feedText('airbnb', [{ start: '2026-12-01', end: '2026-12-06' }]);

let portal: OpenPolling;
let struttura: number;
let feed: number;
let unit: number;
let path: string;

beforeAll(async () => {
  portal = await openPolling();
});
afterAll(() => portal.close());

beforeEach(async () => {
  portal.goTo(MORNING);
  struttura = await portal.buildStruttura();
  unit = await portal.unitOf(struttura);
  path = `/fresco-${struttura}.ics`;
  feed = await portal.addFeed({ struttura, path });
  await portal.server.set(path, { body: SOLD });
});

describe('G15 before nights are sold', () => {
  test('a feed that was read a moment ago is not read again; an older one is, and shows what was sold meanwhile', async () => {
    await portal.server.set(path, { body: feedText('airbnb', []) });
    await portal.polling.poll(feed);
    portal.wait(4 * MINUTE);
    expect(await portal.polling.freshen([unit], FIVE_MINUTES)).toEqual([]);
    expect(await portal.server.requests(path)).toHaveLength(1);
    await portal.server.set(path, { body: SOLD });
    portal.wait(2 * MINUTE);
    expect(await portal.polling.freshen([unit], FIVE_MINUTES)).toEqual([]);
    expect(await portal.taken(feed)).toMatchObject([{ start: '2026-12-01', end: '2026-12-06' }]);
  });

  test('units without feeds are fresh', async () => {
    expect(await portal.polling.freshen([await portal.unitOf(await portal.buildStruttura())], FIVE_MINUTES)).toEqual(
      [],
    );
  });

  test('a platform that does not answer in time is not waited for; its poll goes on', async () => {
    await portal.server.set(path, { body: SOLD, delay: 700 });
    expect(await portal.polling.freshen([unit], { ...FIVE_MINUTES, deadlineMs: 50 })).toMatchObject([
      { platform: 'airbnb' },
    ]);
    await expect.poll(() => portal.taken(feed)).toHaveLength(1);
  });

  test('a feed that another process reads already is waited for', async () => {
    await portal.server.set(path, { body: SOLD, delay: 150 });
    const other = createPolling(portal.parts);
    const polled = other.poll(feed);
    await portal.server.requests(path, 1);
    expect(await portal.polling.freshen([unit], { ...FIVE_MINUTES, deadlineMs: 5000 })).toEqual([]);
    expect(await polled).toMatchObject({ kind: 'merged' });
    expect(await portal.server.requests(path)).toHaveLength(1);
  });

  test('a platform that asked for peace, and a feed that is paused, are left alone', async () => {
    await portal.server.set(path, { status: 429, headers: { 'retry-after': '3600' } });
    expect(await portal.polling.freshen([unit], FIVE_MINUTES)).toMatchObject([{ platform: 'airbnb' }]);
    expect(await portal.polling.freshen([unit], FIVE_MINUTES)).toMatchObject([{ platform: 'airbnb' }]);
    expect(await portal.server.requests(path)).toHaveLength(1);
    await portal.db.updateTable('feeds').set({ paused: true, fault: 'non_trovato' }).where('id', '=', feed).execute();
    expect(await portal.polling.freshen([unit], FIVE_MINUTES)).toMatchObject([{ platform: 'airbnb' }]);
    expect(await portal.server.requests(path)).toHaveLength(1);
  });

  test('of two bookings of ours that share a night of a unit the database takes one', async () => {
    const first = {
      struttura_id: struttura,
      start: '2026-12-10',
      end: '2026-12-13',
      platform_source: 'ospitalia',
    } as const;
    const race = await Promise.allSettled([
      takeNights(portal.db, first),
      takeNights(portal.db, { ...first, start: '2026-12-12', end: '2026-12-15' }),
    ]);
    expect(race.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(race.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: '23P01' } });
    // The day of departure is free again, and what platforms sold is a fact.
    await takeNights(portal.db, { ...first, start: '2026-12-15', end: '2026-12-16' });
    await takeNights(portal.db, { ...first, platform_source: 'airbnb' });
  });
});
