import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openFeedPortal } from '../../../test/feed-portal.ts';
import type { FeedServerAnswer } from '../../../test/feed-server.ts';
import { feedText } from '../../../test/feed-text.ts';
import { NOW } from '../../../test/owner-modules.ts';

const NOT_REACHABLE = 'L’indirizzo del calendario non è valido o non è raggiungibile.';
const NO_ICS = "L'URL deve terminare con .ics";
const INTERVAL = 'Indica un intervallo tra 15 e 1440 minuti.';
const PLATFORM = 'Scegli una piattaforma: airbnb, booking o vrbo.';
const DESCRIPTION =
  'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/details/HMABCD1234\\nPhone Number (Last 4 Digits): 4711';

const portal = await openFeedPortal();
const house = await portal.buildHome();
afterAll(() => portal.close());

describe('adding a platform', () => {
  test('reads the feed immediately, and returns the number of events', async () => {
    const id = await portal.buildHome();
    const import_url = await portal.served(['2026-12-05', '2026-12-08'], ['2026-12-20', '2026-12-27']);
    const answer = await portal.configure({ property_id: id, platform: 'airbnb', import_url });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'success',
      eventi_trovati: 2,
      avviso: null,
      configuration: {
        id: expect.any(Number),
        camera_id: null,
        platform: 'airbnb',
        import_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/.*s=•••$/),
        export_enabled: true,
        sync_interval_minutes: 60,
        state: 'ok',
        is_syncing: false,
        last_attempt: expect.anything(),
        last_success: NOW.toISOString(),
        next_sync: expect.any(String),
        errore: null,
        failures: 0,
        total_events: 2,
        ignored: {},
        held_nights: 0,
        held_events: 0,
        misread: [],
        misread_count: 0,
        conflicts: 0,
        mass_drop: null,
        wrong_addresses: null,
      },
    });
    expect(await portal.eventsOf(id)).toMatchObject([
      { start_date: '2026-12-05', end_date: '2026-12-08', event_type: 'booking', platform_source: 'airbnb' },
      { start_date: '2026-12-20', end_date: '2026-12-27' },
    ]);
    const { sync_statistics, configurations, export_addresses } = await portal.status(id);
    expect(sync_statistics.platform_statistics.airbnb).toEqual({
      last_sync: NOW.toISOString(),
      total_events: 2,
      held_events: 0,
      conflicts: 0,
    });
    expect(configurations).toEqual([answer.body.configuration]);
    expect(export_addresses).toMatchObject([{ platform: 'airbnb', last_read: null }]);
  });

  test('G23 data minimisation: never stores, shows or exports the platform’s descriptions, or the secret of the feed URL in plain text', async () => {
    const id = await portal.buildHome();
    const path = '/calendar/ical/9.ics?s=segreto9';
    const described = feedText('airbnb', [
      { start: '2026-12-05', end: '2026-12-08', uid: '1418fb94e984-1@airbnb.com' },
    ]);
    await portal.server.set(path, { body: described.replace('END:VEVENT', `${DESCRIPTION}\r\nEND:VEVENT`) });
    const import_url = portal.server.origin + path;
    const answer = await portal.configure(
      { property_id: id, platform: 'airbnb', import_url },
      { cookie: portal.admin },
    );
    const exposed = [answer.text, JSON.stringify(await portal.status(id)), JSON.stringify(await portal.eventsOf(id))];
    exposed.push((await portal.call('GET', `/api/calendar/export/${id}`)).text);
    const { rows } = await sql<{ text: string }>`
      select t::text as text from feeds t union all select t::text from calendar_events t
      union all select t::text from registro_azioni t`.execute(portal.db);
    for (const text of [...exposed, ...rows.map((row) => row.text)]) {
      for (const secret of ['segreto', 'HMABCD1234', ' 4711', 'Phone', 'hosting/reservations', '1418fb94e984']) {
        expect(text).not.toContain(secret);
      }
    }
    const event = await portal.db
      .selectFrom('calendar_events')
      .innerJoin('units', 'units.id', 'unit_id')
      .where('struttura_id', '=', id)
      .select(['summary', 'guest_name'])
      .executeTakeFirstOrThrow();
    expect(event).toEqual({ summary: '', guest_name: null });
  });

  test('replaces the URL if the platform is configured again, and does not duplicate its events', async () => {
    const id = await portal.buildHome();
    await portal.configure({
      property_id: id,
      platform: 'airbnb',
      import_url: await portal.served(['2026-12-05', '2026-12-08']),
    });
    const import_url = await portal.served(['2026-12-05', '2026-12-08'], ['2026-12-10', '2026-12-11']);
    const changed = {
      property_id: id,
      platform: 'airbnb',
      import_url,
      sync_interval_minutes: 120,
      export_enabled: false,
    };
    const { configuration, eventi_trovati } = (await portal.configure(changed)).body;
    expect([configuration.sync_interval_minutes, configuration.export_enabled, eventi_trovati]).toEqual([
      120,
      false,
      2,
    ]);
    expect((await portal.status(id)).configurations).toHaveLength(1);
    expect((await portal.status(id)).export_addresses).toEqual([]);
    expect(await portal.eventsOf(id)).toHaveLength(2);
  });

  test('accepts the masked URL in place of the stored URL', async () => {
    const id = await portal.buildHome();
    const import_url = await portal.served(['2026-12-05', '2026-12-08']);
    const { configuration } = (await portal.configure({ property_id: id, platform: 'airbnb', import_url })).body;
    const shown = { property_id: id, platform: 'airbnb', import_url: configuration.import_url };
    const again = await portal.configure({ ...shown, sync_interval_minutes: 30 });
    expect(again).toMatchObject({ status: 200, body: { eventi_trovati: 1 } });
    expect(again.body.configuration.sync_interval_minutes).toBe(30);
    const elsewhere = await portal.configure({ ...shown, property_id: house });
    expect([elsewhere.status, elsewhere.body.detail]).toEqual([422, NO_ICS]);
  });

  test.each<[string, object, string, string]>([
    ['an unknown platform', { platform: 'expedia' }, PLATFORM, 'platform'],
    ['an interval of 14 minutes', { sync_interval_minutes: 14 }, INTERVAL, 'sync_interval_minutes'],
    [
      'a flag that is not a boolean',
      { export_enabled: 'yes' },
      'Alcuni dati non sono validi. Controllali e riprova.',
      'export_enabled',
    ],
    ['a blank URL', { import_url: ' ' }, 'Indica l’indirizzo iCal.', 'import_url'],
    ['a URL of 2,049 characters', { import_url: `https://a.it/${'x'.repeat(2036)}.ics` }, NO_ICS, 'import_url'],
  ])('returns 422 for %s', async (_, fields, detail, field) => {
    const before = await portal.stored();
    const sent = { property_id: house, platform: 'airbnb', import_url: 'https://a.it/b.ics', ...fields };
    const answer = await portal.configure(sent);
    expect([answer.status, answer.body.detail]).toEqual([422, detail]);
    expect(answer.body.campi).toHaveProperty(field);
    expect(await portal.stored()).toBe(before);
  });

  test.each(['http://127.0.0.1/x.ics', 'https://user:secret@a.it/x.ics'])(
    'rejects %s with the message for unreachable feeds',
    async (import_url) => {
      const before = await portal.stored();
      const answer = await portal.configure({ property_id: house, platform: 'airbnb', import_url });
      expect([answer.status, answer.body.detail]).toEqual([422, NOT_REACHABLE]);
      expect(answer.body.campi).toEqual({ import_url: NOT_REACHABLE });
      expect(await portal.stored()).toBe(before);
    },
  );

  test.each<[string, FeedServerAnswer]>([
    ['a URL that returns 404', { status: 404 }],
    ['a web page', { body: '<!doctype html><title>Accedi</title>', headers: { 'content-type': 'text/html' } }],
    ['a redirect to this machine', { status: 302, headers: { location: 'http://127.0.0.1:1/x.ics' } }],
  ])('rejects %s with a message and stores nothing', async (name, answer) => {
    const path = `/${encodeURIComponent(name)}.ics`;
    await portal.server.set(path, answer);
    const before = await portal.stored();
    const refused = await portal.configure({
      property_id: house,
      platform: 'airbnb',
      import_url: portal.server.origin + path,
    });
    expect([refused.status, refused.body.campi.import_url]).toEqual([422, refused.body.detail]);
    expect(refused.text).not.toContain('Accedi');
    expect(refused.text, 'no successful read').not.toContain('ultima lettura');
    expect(await portal.stored()).toBe(before);
  });

  test.each([
    [429, 60],
    [503, 10],
  ])(
    'saves a platform whose feed returns %i, returns a warning and schedules a retry within %i minutes',
    async (code, minutes) => {
      const id = await portal.buildHome();
      await portal.server.set('/stanca.ics', { status: code });
      const answer = await portal.configure({
        property_id: id,
        platform: 'vrbo',
        import_url: `${portal.server.origin}/stanca.ics`,
      });
      expect(answer).toMatchObject({ status: 200, body: { eventi_trovati: null, avviso: expect.any(String) } });
      // The failed attempt counts as the first poll.
      const failed = { state: 'errore', failures: 1, errore: answer.body.avviso, last_success: null };
      expect(answer.body.configuration).toMatchObject({ ...failed, last_attempt: NOW.toISOString() });
      const wait = Date.parse(answer.body.configuration.next_sync) - NOW.getTime();
      expect(wait).toBeGreaterThan(0.8 * minutes * 60_000);
      expect(wait).toBeLessThanOrEqual(minutes * 60_000);
      expect((await portal.status(id)).configurations).toEqual([answer.body.configuration]);
    },
  );

  test('keeps the time of the last success if the same URL is saved again, but not if a different URL is saved', async () => {
    const id = await portal.buildHome();
    const import_url = await portal.served();
    const { pathname, search } = new URL(import_url);
    const save = async (url: string) =>
      (await portal.configure({ property_id: id, platform: 'vrbo', import_url: url })).body.configuration;
    await save(import_url);
    await portal.server.set(pathname + search, { status: 503 });
    expect(await save(import_url)).toMatchObject({ state: 'errore', last_success: NOW.toISOString() });
    await portal.server.set('/nuova.ics', { status: 503 });
    expect(await save(`${portal.server.origin}/nuova.ics`)).toMatchObject({ state: 'errore', last_success: null });
  });

  test('allows ten calls a minute per client address, because each one queries a host of the caller’s choice', async () => {
    const id = await portal.buildHome();
    const body = { property_id: id, platform: 'airbnb', import_url: await portal.served() };
    const headers = { 'X-Forwarded-For': '203.0.113.10' };
    const answers = await Promise.all(Array.from({ length: 11 }, () => portal.configure(body, { headers })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([...Array(10).fill(200), 429]);
    expect((await portal.status(id)).configurations).toHaveLength(1);
  });

  test('returns 404 for another owner’s struttura or an unknown room, and does not request the feed', async () => {
    const import_url = await portal.served();
    const sent = { property_id: house, platform: 'airbnb', import_url };
    expect(await portal.configure(sent, { cookie: portal.bruno })).toMatchObject({ status: 404 });
    expect(await portal.configure({ ...sent, camera_id: 999_999 })).toMatchObject({ status: 404 });
    expect(await portal.server.requests(new URL(import_url).pathname + new URL(import_url).search)).toEqual([]);
  });
});
