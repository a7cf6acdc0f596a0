import { afterAll, expect, test } from 'vitest';
import { type CalendarPortal, openCalendarPortal } from '../../../test/calendar-portal.ts';
import { startFeedServer } from '../../../test/feed-server.ts';
import { type FeedTextEvent, feedText } from '../../../test/feed-text.ts';
import { freePort } from '../../platform/postgres/acquire-server.ts';

const AIRBNB = '/calendar/ical/7.ics?s=segreto';
const STAY = { start: '2026-12-10', end: '2026-12-15' };
const BLOCK = { start: '2026-12-20', end: '2026-12-22' };
const HOUR_AND_MORE_MS = 65 * 60_000;

const now = new Date('2026-11-22T09:00:00Z');
const airbnb = await startFeedServer();
const ports = [await freePort(), await freePort()];
const feedAllow = [airbnb.host, ...ports.map((port) => `127.0.0.1:${port}`)];
const open = (port: number | undefined) => openCalendarPortal({ feedAllow, now, ...(port !== undefined && { port }) });
const [first, second] = [await open(ports[0]), await open(ports[1])];
afterAll(async () => {
  await first.close();
  await second.close();
  await airbnb.stop();
});

const airbnbShows = (...events: FeedTextEvent[]) => airbnb.set(AIRBNB, { body: feedText('airbnb', events) });

async function read(portal: CalendarPortal, property_id: number, platform: string, import_url: string) {
  const { status, body } = await portal.call('POST', '/api/calendar/configurations', {
    body: { property_id, platform, import_url },
  });
  expect([status, body.avviso]).toEqual([200, null]);
  return body;
}

async function addressFor(portal: CalendarPortal, property_id: number, platform: string): Promise<string> {
  const { body } = await portal.call('POST', '/api/calendar/export-addresses', { body: { property_id, platform } });
  return body.export_address.url;
}

async function readAll(): Promise<void> {
  now.setTime(now.getTime() + HOUR_AND_MORE_MS);
  for (const { db, modules: rooms } of [first, second]) {
    const feed_ids = (await db.selectFrom('feeds').select('id').execute()).map(({ id }) => id);
    await rooms.jobHandlers['feed-batch']({ feed_ids }, 'test');
  }
}

async function taken(portal: CalendarPortal, id: number): Promise<string[]> {
  const window = 'start_date=2026-12-01&end_date=2027-01-31';
  const { body } = await portal.call('GET', `/api/calendar/events/${id}?${window}`);
  const events: { platform_source: string; start_date: string; end_date: string; is_echo: boolean }[] = body.events;
  return events
    .map(({ platform_source, start_date, end_date, is_echo }) =>
      [platform_source, `${start_date}/${end_date}`, ...(is_echo ? ['echo'] : [])].join(' '),
    )
    .toSorted();
}

test('a stay propagates from Airbnb through one portal to another and back, and its nights are released everywhere when it is cancelled', async () => {
  const house = await first.buildHome();
  const twin = await second.buildHome();
  await airbnbShows(STAY);
  const saved = await read(first, house, 'airbnb', airbnb.origin + AIRBNB);
  expect(saved.eventi_trovati).toBe(1);
  expect(await taken(first, house)).toEqual(['airbnb 2026-12-10/2026-12-15']);

  const blocked = await first.call('POST', '/api/calendar/events', {
    body: { property_id: house, start_date: BLOCK.start, end_date: BLOCK.end, event_type: 'blocked' },
  });
  expect(blocked.status).toBe(201);

  await read(second, twin, 'booking', await addressFor(first, house, 'vrbo'));
  expect(await taken(second, twin)).toEqual(['booking 2026-12-10/2026-12-15', 'booking 2026-12-20/2026-12-22']);
  await read(first, house, 'vrbo', await addressFor(second, twin, 'altro'));
  await readAll();
  expect(await taken(first, house)).toEqual([
    'airbnb 2026-12-10/2026-12-15',
    'ospitalia 2026-12-20/2026-12-22',
    'vrbo 2026-12-10/2026-12-15 echo',
    'vrbo 2026-12-20/2026-12-22 echo',
  ]);

  // A portal releases nights at its second poll without them, so the release takes several polls to reach both portals.
  await airbnbShows();
  await first.call('DELETE', `/api/calendar/events/${blocked.body.event.event_id}`);
  await readAll();
  expect(await taken(first, house)).toContain('airbnb 2026-12-10/2026-12-15');
  await readAll();
  expect(await taken(first, house)).not.toContainEqual(expect.stringMatching(/^airbnb/));
  for (let readings = 0; readings < 3; readings += 1) await readAll();
  expect([await taken(first, house), await taken(second, twin)]).toEqual([[], []]);
});
