import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { buildBnb } from '../../../test/build-struttura.ts';
import { openCalendarPortal } from '../../../test/calendar-portal.ts';
import { NOW } from '../../../test/owner-modules.ts';

const portal = await openCalendarPortal();
afterAll(() => portal.close());

const report = (id: number) => portal.call('GET', `/api/calendar/freshness/${id}`);

async function open(property_id: number, platform: string, camera_id: number | null = null): Promise<string> {
  const { body } = await portal.call('POST', '/api/calendar/export-addresses', {
    body: { property_id, platform, camera_id },
  });
  return new URL(body.export_address.url).pathname;
}

const read = (path: string, headers = {}, method = 'GET') => portal.call(method, path, { cookie: null, headers });

const UNREAD = { last_read: null, in_24_hours: 0, in_7_days: 0, every_minutes: null };

test('the freshness report counts each GET of an export URL, including those answered with 304, but not HEAD requests', async () => {
  const id = await portal.buildHome();
  const path = await open(id, 'booking');
  expect((await report(id)).body.platforms).toEqual([
    { camera_id: null, platform: 'booking', reads: UNREAD, known: null },
  ]);
  const { headers } = await read(path);
  const again = { 'If-None-Match': headers.get('etag') ?? '' };
  expect((await read(path, again)).status).toBe(304);
  expect((await read(path, {}, 'HEAD')).status).toBe(200);
  expect((await read(`${path.slice(0, -12)}x/booking.ics`)).status).toBe(404);
  expect((await report(id)).body).toMatchObject({
    status: 'success',
    property: { id },
    at: NOW.toISOString(),
    platforms: [{ reads: { last_read: NOW.toISOString(), in_24_hours: 2, in_7_days: 2, every_minutes: null } }],
  });
});

test('the freshness report counts the reads of the last 24 hours and of the last 7 days', async () => {
  const id = await portal.buildHome();
  const path = await open(id, 'airbnb');
  for (let times = 0; times < 3; times += 1) await read(path);
  const goBack = (hours: number) =>
    sql`update export_addresses set fetched_at = fetched_at - make_interval(hours => ${hours}::integer),
      read_hour = read_hour - ${hours}::integer,
      read_hours = read_hours[1 + ${hours}::integer:] || read_hours[:${hours}::integer]
      from units where units.id = unit_id and struttura_id = ${id}`.execute(portal.db);
  await goBack(30);
  await read(path);
  expect((await report(id)).body.platforms[0].reads).toMatchObject({
    in_24_hours: 1,
    in_7_days: 4,
    every_minutes: 600,
  });
  await goBack(150);
  expect((await report(id)).body.platforms[0].reads).toMatchObject({ in_24_hours: 0, in_7_days: 1 });
});

test('the freshness report shows a new export URL as unread even if the URL that it replaced was read', async () => {
  const id = await portal.buildHome();
  await read(await open(id, 'vrbo'));
  await open(id, 'vrbo');
  expect((await report(id)).body.platforms[0].reads).toEqual(UNREAD);
});

test('the freshness report lists the home first, then its rooms, with their platforms in a fixed order and the state of their feeds', async () => {
  const owner = { proprietario_email: 'anna@example.it', email_confirmed_at: NOW };
  const { id, camere } = await buildBnb(portal.db, [5000, 6000], owner);
  const [, second = 0] = camere;
  for (const platform of ['altro', 'vrbo', 'airbnb']) await open(id, platform, second);
  await open(id, 'booking');
  await sql`insert into feeds (unit_id, platform, sealed_url, shown_url, host, attempted_at, succeeded_at, next_poll_at)
    select id, 'booking', '', 'https://…', 'example.it', ${NOW}, ${NOW}, ${NOW} from units where camera_id = ${second}`.execute(
    portal.db,
  );
  const { platforms } = (await report(id)).body;
  expect(platforms.map((each: { camera_id: number; platform: string }) => [each.camera_id, each.platform])).toEqual([
    [null, 'booking'],
    [second, 'airbnb'],
    [second, 'booking'],
    [second, 'vrbo'],
    [second, 'altro'],
  ]);
  expect(platforms[2]).toEqual({
    camera_id: second,
    platform: 'booking',
    reads: null,
    known: {
      state: 'ok',
      last_attempt: NOW.toISOString(),
      last_success: NOW.toISOString(),
      next_sync: NOW.toISOString(),
      errore: null,
      failures: 0,
      misread_count: 0,
    },
  });
});
