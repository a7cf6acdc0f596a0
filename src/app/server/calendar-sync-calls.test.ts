import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { buildBnb, takeNights } from '../../../test/build-struttura.ts';
import { openFeedPortal } from '../../../test/feed-portal.ts';
import { NOW, sentBody } from '../../../test/owner-modules.ts';

const portal = await openFeedPortal();
const house = await portal.buildHome();
afterAll(() => portal.close());

describe('the sync status', () => {
  test('has zero counts for a calendar without feeds', async () => {
    const cin = await portal.cinOf(house);
    const none = { last_sync: null, total_events: 0, held_events: 0, conflicts: 0 };
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
});

describe('deleting a platform', () => {
  test('G22 deletion of a configuration: immediately deletes its events, URL and conflicts, and nothing else', async () => {
    const id = await portal.buildHome();
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
    expect((await portal.call('GET', new URL(url).pathname, { cookie: null })).status).toBe(200);

    const path = `/api/calendar/configurations/${first.body.configuration.id}`;
    expect(await portal.call('DELETE', path)).toMatchObject({ status: 200, body: { status: 'success' } });
    expect(await portal.call('DELETE', path)).toMatchObject({
      status: 404,
      body: { detail: 'Configurazione non trovata.' },
    });
    expect(await portal.eventsOf(id)).toMatchObject([
      { platform_source: 'ospitalia', sync_status: 'ok' },
      { platform_source: 'vrbo' },
    ]);
    const after = await portal.status(id);
    expect(after.conflicts).toEqual([]);
    expect(after.export_addresses).toMatchObject([{ platform: 'vrbo' }]);
    expect((await portal.call('GET', new URL(url).pathname, { cookie: null })).status).toBe(404);
  });
});

describe('the feed URL in a struttura’s form', () => {
  const approve = (id: number) =>
    portal.call('PUT', `/api/admin/strutture/${id}/approve`, { cookie: portal.admin, body: {} });
  const BOOKING = 'https://ical.booking.com/v1/export?t=0f9c7a5e-1234-4321-8888-aaaabbbbcccc';
  const waiting = { status: 'in_attesa', approved_at: null, booking_ical_url: BOOKING } as const;

  test('creates, on approval, an export URL and a Booking configuration that is due immediately', async () => {
    const id = await portal.buildHome(waiting);
    await approve(id);
    const { configurations, export_addresses } = await portal.status(id);
    expect(configurations).toMatchObject([
      { platform: 'booking', camera_id: null, state: 'in_attesa', errore: null, next_sync: NOW.toISOString() },
    ]);
    expect(configurations[0].import_url).not.toContain('0f9c7a5e-1234');
    expect(export_addresses).toMatchObject([{ platform: 'booking', camera_id: null }]);
  });

  test('creates a configuration that is paused until the owner chooses a room if the B&B has several rooms', async () => {
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

  test('updates the feed when it changes, but not when only other fields of the form change', async () => {
    const id = await portal.buildHome({ ...waiting, cin: 'IT052015C2CALURL01' });
    await approve(id);
    const [first] = (await portal.status(id)).configurations;
    const edit = (fields: object) =>
      portal.call('PUT', `/api/proprietario/strutture/${id}`, {
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

test('undoing an approved change removes the feed and the export URL that the change added', async () => {
  const cin = 'IT052015C2UNDOURL1';
  const id = await portal.buildHome({ cin, booking_ical_url: null });
  const feeds = async () => {
    const { configurations, export_addresses } = await portal.status(id);
    return [configurations.length, export_addresses.length];
  };
  const decide = async (path: string) => {
    const decided = await portal.call('PUT', `/api/admin/strutture/${id}/${path}`, { cookie: portal.admin, body: {} });
    expect(decided.status).toBe(200);
    return feeds();
  };
  const booking_ical_url = 'https://ical.booking.com/v1/export?t=0f9c7a5e-1234-4321-8888-aaaabbbbcccc';
  const body = { ...sentBody({ cin, booking_ical_url, non_su_booking: false }), indirizzo: 'Via Nuova 1' };
  expect((await portal.call('PUT', `/api/proprietario/strutture/${id}`, { body })).status).toBe(200);
  expect(await feeds()).toEqual([0, 0]);
  expect(await decide('approve')).toEqual([1, 1]);
  expect(await decide('undo')).toEqual([0, 0]);
  expect(await decide('approve')).toEqual([1, 1]);
});

describe('the freshness of a calendar', () => {
  test('G19 visible: is that of the feed that succeeded least recently; the calendar is stale if a feed has never succeeded', async () => {
    const { propertyCalendar } = portal.modules.services;
    const [none, fed] = [await portal.buildHome(), await portal.buildHome()];
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
    await age('airbnb', 1);
    expect(await fresh()).toEqual({ testo: 'Calendario confermato un’ora fa', is_stale: false });
    await age('airbnb', 2);
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

test('an administrator’s changes to a calendar are logged without the secret part of URLs', async () => {
  const id = await portal.buildHome();
  const cookie = portal.admin;
  const sent = { property_id: id, platform: 'airbnb', import_url: await portal.served() };
  const { configuration } = (await portal.configure(sent, { cookie })).body;
  await portal.configure({ ...sent, sync_interval_minutes: 30 }, { cookie });
  await portal.call('POST', '/api/calendar/export-addresses', { cookie, body: { property_id: id, platform: 'altro' } });
  await portal.call('DELETE', `/api/calendar/export-addresses/${id}/altro`, { cookie });
  await portal.call('DELETE', `/api/calendar/configurations/${configuration.id}`, { cookie });
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
