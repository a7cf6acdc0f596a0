import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildBnb, takeNights } from '../../test/build-struttura.ts';
import { type FeedPortal, openFeedPortal } from '../../test/feed-portal.ts';
import type { Platform } from '../calendar/rules/feed.ts';
import { NOW, sentBody } from '../../test/owner-rooms.ts';

let portal: FeedPortal;
let house: number;

beforeAll(async () => {
  portal = await openFeedPortal();
  house = await portal.house();
});
afterAll(() => portal.close());

describe('row 57: the status of syncing', () => {
  test('of a calendar that nothing feeds', async () => {
    const { cin } = await portal.db
      .selectFrom('strutture')
      .select('cin')
      .where('id', '=', house)
      .executeTakeFirstOrThrow();
    const none = { last_sync: null, total_events: 0, conflicts: 0 };
    expect(await portal.status(house)).toEqual({
      status: 'success',
      property: { id: house, nome: 'Podere Le Querce', cin, tipo_prenotazione: 'casa_vacanza', camere: [] },
      sync_statistics: { platform_statistics: { airbnb: none, booking: none, vrbo: none } },
      configurations: [],
      conflicts: [],
      export_addresses: [],
      doorbell: null,
    });
  });

  test.each(['0', '-1', '1.5', '1e3', '0x1', '2147483648', 'null', '1,2', '*'])('%s is no struttura', async (id) => {
    expect(await portal.ask('GET', `/api/calendar/sync-status/${id}`)).toMatchObject({ status: 404 });
  });
});

describe('deleting a platform', () => {
  test('G22 deletion of a configuration: its events, its address and its conflicts go at once, and nothing else', async () => {
    const id = await portal.house();
    const nights = (platform: string) => ({ property_id: id, platform });
    await takeNights(portal.db, {
      struttura_id: id,
      start: '2026-12-06',
      end: '2026-12-07',
      platform_source: 'ospitalia',
    });
    const first = await portal.configure({
      ...nights('airbnb'),
      import_url: await portal.served(['2026-12-05', '2026-12-08']),
    });
    await portal.configure({ ...nights('vrbo'), import_url: await portal.served(['2026-12-20', '2026-12-22']) });
    const before = await portal.status(id);
    expect(before.conflicts).toMatchObject([{ start_date: '2026-12-06', end_date: '2026-12-07' }]);
    expect(before.sync_statistics.platform_statistics.airbnb.conflicts).toBe(1);
    const url = before.export_addresses.find(({ platform }: { platform: string }) => platform === 'airbnb').url;
    expect((await portal.ask('GET', new URL(url).pathname, { cookie: null })).status).toBe(200);

    const path = `/api/calendar/configurations/${first.body.configuration.id}`;
    expect(await portal.ask('DELETE', path, { cookie: portal.bruno })).toMatchObject({
      status: 404,
      body: { detail: 'Configurazione non trovata.' },
    });
    expect(await portal.ask('DELETE', path)).toMatchObject({ status: 200, body: { status: 'success' } });
    expect(await portal.ask('DELETE', path)).toMatchObject({ status: 404 });
    expect(await portal.eventsOf(id)).toMatchObject([
      { platform_source: 'ospitalia', sync_status: 'ok' },
      { platform_source: 'vrbo' },
    ]);
    const after = await portal.status(id);
    expect(after.conflicts).toEqual([]);
    expect(after.export_addresses).toMatchObject([{ platform: 'vrbo' }]);
    expect((await portal.ask('GET', new URL(url).pathname, { cookie: null })).status).toBe(404);
  });

  test.each(['0', '01', 'x', '999999999', '2147483648'])('%s is no configuration', async (id) => {
    expect(await portal.ask('DELETE', `/api/calendar/configurations/${id}`)).toMatchObject({ status: 404 });
  });
});

describe('row 58: syncing by hand', () => {
  test('without a platform there is nothing to sync', async () => {
    expect(await portal.sync(await portal.house())).toMatchObject({
      status: 404,
      body: { detail: 'Nessuna configurazione di sincronizzazione trovata. Aggiungi prima le piattaforme.' },
    });
  });

  const seconds = (ago: number) => new Date(NOW.getTime() - ago * 1000);
  /** A house of Anna's whose feeds were read well so many seconds ago. */
  async function connected(...readAgo: [Platform, number][]): Promise<number> {
    const id = await portal.house();
    for (const [platform, ago] of readAgo) {
      await portal.configure({ property_id: id, platform, import_url: await portal.served() });
      await layFeed(id, platform, { attempted_at: seconds(ago), succeeded_at: seconds(ago) });
    }
    return id;
  }
  async function layFeed(id: number, platform: Platform, fields: object) {
    const ofHouse = portal.db.selectFrom('units').where('struttura_id', '=', id).select('id');
    const feed = portal.db.updateTable('feeds').where('platform', '=', platform).where('unit_id', 'in', ofHouse);
    await feed.set(fields).execute();
  }
  const nothingElse = { status: 'sync_initiated', platforms: [], already_fresh: [], put_off: [] };
  const of = (platform: Platform) => ({ camera_id: null, platform });
  const fresh = (platform: Platform, ago: number) => ({ ...of(platform), last_success: seconds(ago).toISOString() });

  test('what was read within a minute is not said to be started: since when it is fresh', async () => {
    const id = await connected(['vrbo', 59], ['airbnb', 20]);
    const already_fresh = [fresh('airbnb', 20), fresh('vrbo', 59)];
    expect((await portal.sync(id)).body).toEqual({ ...nothingElse, task_count: 0, already_fresh });
  });

  test('some are started, others are fresh, failed a moment ago, or rest: each is said', async () => {
    const id = await connected(['vrbo', 600], ['booking', 600], ['airbnb', 20]);
    const failed = { failures: 1, failing_since: seconds(30) };
    await layFeed(id, 'booking', { ...failed, attempted_at: seconds(30), fault: 'errore_server' });
    const later = { ...of('booking'), reason: 'failed', until: seconds(-30).toISOString() };
    const already_fresh = [fresh('airbnb', 20)];
    const started = { task_count: 1, platforms: ['vrbo'] };
    expect((await portal.sync(id)).body).toEqual({ ...nothingElse, ...started, already_fresh, put_off: [later] });
    await layFeed(id, 'vrbo', { ...failed, fault: 'troppe_richieste', next_poll_at: seconds(-1200) });
    const resting = { ...of('vrbo'), reason: 'resting', until: seconds(-1200).toISOString() };
    const asked = { ...nothingElse, task_count: 0, put_off: [resting] };
    expect((await portal.sync(id, '?platform=vrbo')).body).toEqual(asked);
  });

  test.each([
    ['silent', 3],
    ['resting', 0],
  ])('a platform that is left alone is %s, and read as soon as it may be', async (reason, timeouts) => {
    const id = await connected(['vrbo', 600]);
    const resting_until = seconds(-30);
    await portal.db
      .insertInto('feed_hosts')
      .values({ host: `${reason}.example`, timeouts, resting_until })
      .execute();
    await layFeed(id, 'vrbo', { host: `${reason}.example`, next_poll_at: seconds(-3600) });
    const later = { ...of('vrbo'), reason, until: resting_until.toISOString() };
    expect((await portal.sync(id)).body).toEqual({ ...nothingElse, task_count: 0, put_off: [later] });
    const feed = portal.db.selectFrom('feeds').where('host', '=', `${reason}.example`).select('next_poll_at');
    expect(await feed.execute()).toEqual([{ next_poll_at: NOW }]);
  });

  test('asks for all of them, or for one', async () => {
    const id = await connected(['airbnb', 120], ['vrbo', 120]);
    expect((await portal.sync(id)).body).toEqual({ ...nothingElse, task_count: 2, platforms: ['airbnb', 'vrbo'] });
    expect((await portal.sync(id, '?platform=')).body.task_count).toBe(2);
    expect((await portal.sync(id, '?platform=vrbo')).body.task_count).toBe(1);
    expect(await portal.sync(id, '?platform=booking')).toMatchObject({ status: 404 });
    for (const wrong of ['expedia', 'AIRBNB', 'airbnb&platform=vrbo'])
      expect(await portal.sync(id, `?platform=${wrong}`)).toMatchObject({ status: 422 });
  });

  test('G16 schedule: what was read within a minute, is being read, or asked for peace, is not read again', async () => {
    const id = await portal.house();
    const import_url = await portal.served();
    const path = new URL(import_url).pathname + new URL(import_url).search;
    const { id: feed } = (await portal.configure({ property_id: id, platform: 'airbnb', import_url })).body
      .configuration;
    const runJobs = () => portal.rooms.jobHandlers['feed-now']({ feed_ids: [feed] }, 'a job');
    const lay = (fields: object) => portal.db.updateTable('feeds').set(fields).where('id', '=', feed).execute();
    await lay({ attempted_at: seconds(30) });
    await portal.sync(id);
    await runJobs();
    expect(await portal.server.requests(path)).toHaveLength(1);
    await lay({ attempted_at: seconds(120), claimed_until: seconds(-60) });
    await portal.sync(id);
    await runJobs();
    expect(await portal.server.requests(path)).toHaveLength(1);
    const asked = { failures: 1, failing_since: seconds(120), fault: 'troppe_richieste', next_poll_at: seconds(-3600) };
    await lay({ claimed_until: null, ...asked });
    await portal.sync(id);
    await runJobs();
    expect(await portal.server.requests(path)).toHaveLength(1);
    await lay({ failures: 0, failing_since: null, fault: null });
    await Promise.all([portal.sync(id), portal.sync(id)]);
    await Promise.all([runJobs(), runJobs()]);
    expect(await portal.server.requests(path)).toHaveLength(2);
  });

  test('three times in ten seconds from one address', async () => {
    const id = await connected(['airbnb', 120]);
    const headers = { 'X-Forwarded-For': '203.0.113.9' };
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push((await portal.sync(id, '', { headers })).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  });

  test('what is paused says why', async () => {
    const id = await connected(['airbnb', 120]);
    await sql`update feeds set paused = true, failures = 3, failing_since = now(), fault = 'non_trovato'
      from units where units.id = unit_id and struttura_id = ${id}`.execute(portal.db);
    expect((await portal.status(id)).configurations).toMatchObject([{ state: 'in_pausa', next_sync: null }]);
    const refused = await portal.sync(id);
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringMatching(/Copia di nuovo l’indirizzo/)]);
  });
});

describe('the address of a struttura’s form', () => {
  const approve = (id: number) =>
    portal.ask('PUT', `/api/admin/strutture/${id}/approve`, { cookie: portal.admin, body: {} });
  const BOOKING = 'https://ical.booking.com/v1/export?t=0f9c7a5e-1234-4321-8888-aaaabbbbcccc';
  const waiting = { status: 'in_attesa', approved_at: null, booking_ical_url: BOOKING } as const;

  test('becomes the booking configuration on approval, due at once, with an export address', async () => {
    const id = await portal.house(waiting);
    await approve(id);
    const { configurations, export_addresses } = await portal.status(id);
    expect(configurations).toMatchObject([
      { platform: 'booking', camera_id: null, state: 'in_attesa', errore: null, next_sync: NOW.toISOString() },
    ]);
    expect(configurations[0].import_url).not.toContain('0f9c7a5e-1234');
    expect(export_addresses).toMatchObject([{ platform: 'booking', camera_id: null }]);
  });

  test('of a B&B with several rooms waits until its owner says of which', async () => {
    const { id, camere } = await buildBnb(portal.db, [5000, 6000], {
      ...waiting,
      booking_ical_url: await portal.served(['2026-12-05', '2026-12-08']),
      proprietario_email: 'anna@example.it',
      email_confirmed_at: NOW,
    });
    await approve(id);
    const [paused] = (await portal.status(id)).configurations;
    expect(paused).toMatchObject({
      camera_id: null,
      state: 'in_pausa',
      errore: 'Scegli a quale camera appartiene questo calendario.',
    });
    const chosen = { property_id: id, camera_id: camere[1], platform: 'booking', import_url: paused.import_url };
    expect(await portal.configure(chosen)).toMatchObject({ status: 200, body: { eventi_trovati: 1 } });
    expect((await portal.status(id)).configurations).toMatchObject([{ camera_id: camere[1], state: 'ok' }]);
  });

  test('changes with the form, and not with what else the form changes', async () => {
    const id = await portal.house({ ...waiting, cin: 'IT052015C2CALURL01' });
    await approve(id);
    const [first] = (await portal.status(id)).configurations;
    const edit = (fields: object) =>
      portal.ask('PUT', `/api/proprietario/strutture/${id}`, {
        body: {
          ...sentBody({ cin: 'IT052015C2CALURL01', booking_ical_url: BOOKING, non_su_booking: false }),
          ...fields,
        },
      });
    const sealed = () => portal.db.selectFrom('feeds').selectAll().where('id', '=', first.id).executeTakeFirstOrThrow();
    const before = await sealed();
    expect((await edit({ nome: 'Altro nome' })).status).toBe(200);
    expect(await sealed()).toEqual(before);
    expect((await edit({ booking_ical_url: 'https://ical.booking.com/v1/export?t=altro' })).status).toBe(200);
    const again = await sealed();
    expect(again.id).toBe(before.id);
    expect(again.sealed_url.equals(before.sealed_url)).toBe(false);
  });
});

describe('freshness', () => {
  test('G19 visible: the oldest last good reading counts, and one that never was is not fresh', async () => {
    const { propertyCalendar } = portal.rooms.services;
    const [none, fed] = [await portal.house(), await portal.house()];
    for (const platform of ['airbnb', 'vrbo'])
      await portal.configure({ property_id: fed, platform, import_url: await portal.served() });
    const age = (platform: 'airbnb' | 'vrbo', hours: number | null) =>
      portal.db
        .updateTable('feeds')
        .set({ succeeded_at: hours === null ? null : new Date(NOW.getTime() - hours * 3_600_000) })
        .where('platform', '=', platform)
        .where('unit_id', 'in', (query) => query.selectFrom('units').select('id').where('struttura_id', '=', fed))
        .execute();
    const fresh = async () => (await propertyCalendar.freshnessOf([none, fed])).get(fed);
    expect((await propertyCalendar.freshnessOf([none])).has(none)).toBe(false);
    expect(await propertyCalendar.freshnessOf([])).toEqual(new Map());
    await age('airbnb', 2);
    expect(await fresh()).toEqual({ testo: 'Calendario confermato 2 ore fa', is_stale: false });
    await portal.db.updateTable('feeds').set({ failures: 1, failing_since: NOW, fault: 'errore_interno' }).execute();
    expect((await fresh())?.testo).toBe('Calendario non confermato da 2 ore: chiedi conferma delle date');
    await age('vrbo', 49);
    expect(await fresh()).toMatchObject({
      is_stale: true,
      testo: expect.stringMatching(/^Calendario non confermato da 2 giorni/),
    });
    await age('vrbo', null);
    expect(await fresh()).toMatchObject({
      is_stale: true,
      testo: expect.stringMatching(/^Calendario non ancora confermato/),
    });
  });
});

test('an administrator’s changes stand in the register, addresses with their secret hidden', async () => {
  const id = await portal.house();
  const cookie = portal.admin;
  const sent = { property_id: id, platform: 'airbnb', import_url: await portal.served() };
  const { configuration } = (await portal.configure(sent, { cookie })).body;
  await portal.configure({ ...sent, sync_interval_minutes: 30 }, { cookie });
  await portal.ask('POST', '/api/calendar/export-addresses', { cookie, body: { property_id: id, platform: 'altro' } });
  await portal.ask('DELETE', `/api/calendar/export-addresses/${id}/altro`, { cookie });
  await portal.ask('DELETE', `/api/calendar/configurations/${configuration.id}`, { cookie });
  const { rows } = await sql`
    select azione, prima, dopo from registro_azioni where struttura_id = ${id} order by id`.execute(portal.db);
  const { import_url } = configuration;
  const first = { platform: 'airbnb', import_url, export_enabled: true, sync_interval_minutes: 60 };
  const second = { ...first, sync_interval_minutes: 30 };
  expect(rows).toEqual([
    { azione: 'calendario_configurazione', prima: null, dopo: first },
    { azione: 'calendario_configurazione', prima: first, dopo: second },
    { azione: 'calendario_esportazione', prima: null, dopo: { platform: 'altro' } },
    { azione: 'calendario_esportazione', prima: { platform: 'altro' }, dopo: null },
    { azione: 'calendario_configurazione', prima: second, dopo: null },
  ]);
});
