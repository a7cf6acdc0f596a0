import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { buildBnb, takeNights } from '../../../test/build-struttura.ts';
import { openCalendarPortal } from '../../../test/calendar-portal.ts';

const portal = await openCalendarPortal();
afterAll(() => portal.close());

const download = (id: number | string, options = {}) => portal.call('GET', `/api/calendar/export/${id}`, options);
const open = (body: object) => portal.call('POST', '/api/calendar/export-addresses', { body });
async function addressFor(property_id: number, platform = 'airbnb', camera_id?: number): Promise<string> {
  const { body } = await open({ property_id, platform, camera_id });
  return new URL(body.export_address.url).pathname;
}
const fetchAs = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  portal.call(method, path, { cookie: null, headers });

function eventsOf(text: string) {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return { start: event.startDate.toString(), end: event.endDate.toString(), summary: event.summary, uid: event.uid };
  });
}

async function served() {
  const newest = sql<{
    served: string;
  }>`select served::text, fetched_at from export_addresses order by id desc limit 1`;
  return (await newest.execute(portal.db)).rows[0];
}

async function buildFullHome() {
  const id = await portal.buildHome({ nome: 'Casa Piena' });
  const ours = { struttura_id: id, platform_source: 'ospitalia' as const };
  await takeNights(portal.db, { ...ours, start: '2026-11-15', end: '2026-11-21' });
  await takeNights(portal.db, { ...ours, start: '2026-11-21', end: '2026-11-24' });
  await takeNights(portal.db, { struttura_id: id, start: '2026-12-01', end: '2026-12-05' });
  await sql`update calendar_events set guest_name = 'Carla Rossi', summary = 'Carla Rossi +39 333 555 0199'
    where platform_source = 'ospitalia'`.execute(portal.db);
  const block = { property_id: id, start_date: '2026-12-10', end_date: '2026-12-12', event_type: 'maintenance' };
  await portal.call('POST', '/api/calendar/events', { body: { ...block, summary: 'Idraulico Bianchi, 95 €' } });
  return id;
}

describe('the export for owners', () => {
  test('is a file named after the struttura', async () => {
    const id = await portal.buildHome({ nome: 'Casa "Orto" è 🏡' });
    const { status, headers } = await download(id, { headers: { Accept: 'text/html' } });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Casa Orto e __.ics"; filename*=UTF-8''Casa%20Orto%20%C3%A8%20%F0%9F%8F%A1.ics`,
    );
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  test.each(['0', '%2e%2e%2fx.ics', '999999999'])('returns 404 for the struttura id %s', async (id) => {
    const refused = await download(id);
    expect([refused.status, refused.body.detail]).toEqual([404, 'Calendario non trovato.']);
  });

  test('is named after the home and the room, and contains only the events that block the room, if camera_id is set', async () => {
    const { id, camere } = await buildBnb(portal.db, [5000, 6000], { proprietario_email: 'anna@example.it' });
    const [blu = 0, rossa = 0] = camere;
    await takeNights(portal.db, { struttura_id: id, camera_id: rossa, start: '2026-12-01', end: '2026-12-02' });
    await takeNights(portal.db, { struttura_id: id, start: '2026-12-05', end: '2026-12-06' });
    const { headers, text } = await download(`${id}?camera_id=${blu}`);
    expect(headers.get('content-disposition')).toContain('filename="La Loggia - Camera 1.ics"');
    expect(eventsOf(text)).toMatchObject([{ start: '2026-12-05' }]);
    expect(eventsOf((await download(id)).text)).toHaveLength(2);
  });
});

describe('export URLs', () => {
  test('G12 future only: include a current stay from its first day, and omit past stays', async () => {
    expect(eventsOf((await download(await buildFullHome())).text)).toMatchObject([
      { start: '2026-11-21', end: '2026-11-24', summary: 'Prenotato' },
      { start: '2026-12-01', end: '2026-12-05', summary: 'Prenotato' },
      { start: '2026-12-10', end: '2026-12-12', summary: 'Non disponibile' },
    ]);
  });

  test('export all events of a calendar with 10,000 events', async () => {
    const id = await portal.buildHome();
    await sql`
      insert into calendar_events (unit_id, period, event_type, platform_source)
      select units.id, daterange(date '2026-11-23' + n, date '2026-11-24' + n), 'blocked', 'airbnb'
      from units, generate_series(1, 10000) n where struttura_id = ${id}`.execute(portal.db);
    expect((await download(id)).text.split('BEGIN:VEVENT')).toHaveLength(10_001);
  });
});

describe('an export URL', () => {
  test('G13 private export: has a token of at least 128 bits that is stored only hashed and encrypted, and returns no names', async () => {
    const id = await buildFullHome();
    const path = await addressFor(id, 'vrbo');
    expect(path).toMatch(/^\/api\/calendar\/export\/[\w-]{22,64}\/vrbo\.ics$/);
    const token = path.split('/')[4] ?? '';
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    const { rows } = await sql<{ row: string }>`select t::text as row from export_addresses t`.execute(portal.db);
    for (const { row } of rows) {
      expect(row).not.toContain(token);
      expect(row).not.toContain(Buffer.from(token).toString('hex'));
    }

    const { status, headers, text } = await fetchAs(path);
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(eventsOf(text)).toHaveLength(3);
    const words = new Set(eventsOf(text).map(({ summary }) => summary));
    expect([...words].toSorted()).toEqual(['Non disponibile', 'Prenotato']);
    expect(text).not.toMatch(/Carla|Rossi|555 0199|Idraulico|Bianchi|€|Casa Piena|anna@|example\.it/);
    const names = [...text.matchAll(/^([\w-]+)[;:]/gm)].map(([, name]) => name);
    expect(new Set(names)).toEqual(
      new Set(['BEGIN', 'VERSION', 'PRODID', 'CALSCALE', 'UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'END']),
    );
  });

  test('G13 private export: returns the same 404 for every wrong token', async () => {
    const id = await portal.buildHome();
    const path = await addressFor(id);
    const last = path.at(-'/airbnb.ics'.length - 1) === 'A' ? 'B' : 'A';
    const other = await portal.buildHome();
    const revoked = await addressFor(other);
    await portal.call('DELETE', `/api/calendar/export-addresses/${other}/airbnb`);
    const shape = new Set<string>();
    for (const wrong of [
      path.replace(/.\/airbnb/, `${last}/airbnb`),
      path.replace('airbnb.ics', 'vrbo.ics'),
      path.replace('airbnb.ics', 'expedia.ics'),
      path.replace('airbnb.ics', 'airbnb.txt'),
      '/api/calendar/export/breve/airbnb.ics',
      `/api/calendar/export/${'x'.repeat(65)}/airbnb.ics`,
      revoked,
    ]) {
      const { status, body, headers } = await fetchAs(wrong);
      const { request_id: _, ...rest } = body;
      shape.add(JSON.stringify([status, rest, headers.get('set-cookie')]));
    }
    const sentence = 'Calendario non trovato.';
    const refused = { success: false, codice: 'NON_TROVATO', detail: sentence, message: sentence };
    expect([...shape].map((each) => JSON.parse(each))).toEqual([[404, refused, null]]);
    expect((await fetchAs(path)).status).toBe(200);
  });

  test('G11 stable export: returns identical bytes and a strong ETag while nothing changes, and 304 for a conditional request', async () => {
    const path = await addressFor(await buildFullHome());
    const first = await fetchAs(path, { 'Accept-Encoding': 'gzip, br' });
    const again = await fetchAs(path);
    expect(again.text).toBe(first.text);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    expect(again.headers.get('etag')).toBe(etag);
    const date = first.headers.get('last-modified') ?? '';
    expect(Date.parse(date)).not.toBeNaN();
    expect(await fetchAs(path, { 'If-None-Match': etag })).toMatchObject({ status: 304, text: '' });
    expect(await fetchAs(path, { 'If-Modified-Since': date })).toMatchObject({ status: 304, text: '' });
    expect(await fetchAs(path, { 'If-None-Match': '"another"' })).toMatchObject({ status: 200 });
    expect(first.text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  test('G11 stable export: returns 200 for a request with If-Modified-Since after an event was deleted', async () => {
    const id = await portal.buildHome();
    const block = { property_id: id, start_date: '2026-12-10', end_date: '2026-12-12', event_type: 'blocked' };
    const { event } = (await portal.call('POST', '/api/calendar/events', { body: block })).body;
    const path = await addressFor(id);
    const before = await fetchAs(path);
    await portal.call('DELETE', `/api/calendar/events/${event.event_id}`);
    const after = await fetchAs(path, { 'If-Modified-Since': before.headers.get('last-modified') ?? '' });
    expect([after.status, eventsOf(after.text)]).toEqual([200, []]);
  });

  test('G11 stable export: returns the same portal-generated UIDs for every platform', async () => {
    const id = await buildFullHome();
    const [airbnb, vrbo] = [await addressFor(id, 'booking'), await addressFor(id, 'vrbo')];
    const uids = async (path: string) => eventsOf((await fetchAs(path)).text).map(({ uid }) => uid);
    expect(await uids(airbnb)).toEqual(await uids(vrbo));
    for (const uid of await uids(airbnb)) expect(uid).toMatch(/^[\da-f-]{36}@127\.0\.0\.1$/);
  });

  test('G10 loop-free: omits a platform’s own events, and records the exported nights', async () => {
    const path = await addressFor(await buildFullHome(), 'airbnb');
    expect(await served()).toMatchObject({ served: '{}', fetched_at: null });
    await fetchAs(path, {}, 'HEAD');
    expect(await served()).toMatchObject({ served: '{}', fetched_at: null });
    const { text, headers } = await fetchAs(path);
    expect(eventsOf(text).map(({ start }) => start)).toEqual(['2026-11-21', '2026-12-10']);
    const SERVED = '{[2026-11-21,2026-11-24),[2026-12-10,2026-12-12)}';
    expect(await served()).toMatchObject({ served: SERVED, fetched_at: expect.any(Date) });
    await sql`update export_addresses set served = '{}', fetched_at = null`.execute(portal.db);
    expect((await fetchAs(path, { 'If-None-Match': headers.get('etag') ?? '' })).status).toBe(304);
    expect(await served()).toMatchObject({ served: SERVED, fetched_at: expect.any(Date) });
  });

  test('is shown to the owner, who can replace or revoke it', async () => {
    const id = await portal.buildHome();
    const first = await addressFor(id);
    const second = await addressFor(id);
    expect(second).not.toBe(first);
    expect([(await fetchAs(first)).status, (await fetchAs(second)).status]).toEqual([404, 200]);
    const { export_addresses } = (await portal.call('GET', `/api/calendar/sync-status/${id}`)).body;
    expect(export_addresses).toEqual([
      { camera_id: null, platform: 'airbnb', url: `http://127.0.0.1${second}`, last_read: expect.any(String) },
    ]);
    const path = `/api/calendar/export-addresses/${id}/airbnb`;
    expect(await portal.call('DELETE', path)).toMatchObject({ status: 200, body: { status: 'success' } });
    expect(await portal.call('DELETE', path)).toMatchObject({ status: 404 });
    expect((await fetchAs(second)).status).toBe(404);
  });

  test('stays valid while the struttura is paused, and becomes invalid when the struttura is deleted', async () => {
    const id = await portal.buildHome();
    const path = await addressFor(id, 'altro');
    await sql`update strutture set status = 'sospesa' where id = ${id}`.execute(portal.db);
    expect((await fetchAs(path)).status).toBe(200);
    await sql`update strutture set status = 'eliminata' where id = ${id}`.execute(portal.db);
    expect((await fetchAs(path)).status).toBe(404);
  });

  test('returns 429 after 600 requests within a minute from one client address, including requests with wrong tokens', async () => {
    const path = await addressFor(await portal.buildHome());
    const headers = { 'X-Forwarded-For': '203.0.113.77' };
    const guesses = Array.from({ length: 599 }, () => fetchAs('/api/calendar/export/breve/airbnb.ics', headers));
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([404]));
    expect((await fetchAs(path, headers)).status).toBe(200);
    expect((await fetchAs(path, headers)).status).toBe(429);
  });

  test('is not created for an unknown platform or room', async () => {
    const id = await portal.buildHome();
    expect((await open({ property_id: id, platform: 'expedia' })).status).toBe(422);
    expect((await open({ property_id: id, platform: 'airbnb', camera_id: 999_999 })).status).toBe(404);
  });
});
