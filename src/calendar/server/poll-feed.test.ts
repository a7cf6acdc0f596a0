import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { takeNights } from '../../../test/build-struttura.ts';
import type { FeedServerAnswer } from '../../../test/feed-server.ts';
import { feedText } from '../../../test/feed-text.ts';
import { HOUR, MINUTE, MORNING, type OpenPolling, openPolling } from '../../../test/open-polling.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { type Cin, parseCin } from '../../strutture/rules/cin.ts';
import { unitsBusy } from './repository.ts';

const STAY = { start: '2026-12-01', end: '2026-12-06' };
const OTHER = { start: '2026-12-20', end: '2026-12-27' };
const BOTH = feedText('airbnb', [STAY, OTHER]);

const shown = { event_type: 'booking', is_held: false, is_echo: false };
const held = { ...shown, is_held: true };

let portal: OpenPolling;
let serial = 0;
/** A path of the server that no other test has, the struttura and the feed that is read from it. */
let path: string;
let struttura: number;
let feed: number;

beforeAll(async () => {
  portal = await openPolling();
});
afterAll(() => portal.close());

beforeEach(async () => {
  serial += 1;
  portal.goTo(MORNING);
  path = `/${serial}.ics`;
  struttura = await portal.buildStruttura();
  feed = await portal.addFeed({ struttura, path });
  await sql`delete from pgboss.job`.execute(portal.db);
  await portal.db.deleteFrom('feed_hosts').execute();
});

/** What the server answers from now on is polled; one poll after the other, with a pause before each. */
async function poll(body: string, pause = HOUR) {
  portal.wait(pause);
  await portal.server.set(path, { body });
  return portal.polling.poll(feed);
}

describe('a good answer', () => {
  test('takes its nights at once, and nothing of it but nights is stored (G23)', async () => {
    expect(await poll(feedText('airbnb', [STAY, { ...OTHER, summary: 'Airbnb (Not available)' }]))).toMatchObject({
      kind: 'merged',
    });
    expect(await portal.taken(feed)).toEqual([
      { ...STAY, ...shown },
      { ...OTHER, ...shown, event_type: 'blocked' },
    ]);
    expect(await portal.feed(feed)).toMatchObject({ event_count: 2, failures: 0, fault: null, claimed_until: null });
    const { rows } = await sql<{ row: string }>`
      select calendar_events::text as row from calendar_events where feed_id = ${feed}`.execute(portal.db);
    expect(rows.map(({ row }) => row).join()).not.toMatch(/@airbnb|Reserved|Not available/);
  });

  test('G1 idempotent: the same content changes no row, whatever its DTSTAMP', async () => {
    await poll(BOTH);
    const before = await portal.calendar();
    expect(await poll(BOTH)).toEqual({ kind: 'unchanged' });
    expect(await poll(feedText('airbnb', [OTHER, STAY]))).toMatchObject({ kind: 'merged' });
    expect(await portal.calendar()).toEqual(before);
  });

  test('that says nothing new changes no row, whatever came back from us, or was gone, long ago', async () => {
    await poll(BOTH);
    const row = { unit_id: await portal.unitOf(struttura), feed_id: feed, platform_source: 'airbnb' } as const;
    const past = {
      ...row,
      period: '[2026-10-01,2026-10-05)',
      event_type: 'blocked',
      uid_hash: Buffer.alloc(32),
    } as const;
    await portal.db
      .insertInto('calendar_events')
      .values({ ...past, is_echo: true })
      .execute();
    await portal.db
      .insertInto('calendar_events')
      .values({ ...past, held_since: new Date(MORNING) })
      .execute();
    expect(await poll(BOTH)).toEqual({ kind: 'unchanged' });
  });

  test('is read whole on each new day: a closure without end goes on at the horizon', async () => {
    const endless = feedText('airbnb', [{ start: '2027-01-01', end: '2099-01-01', summary: 'Blocked' }]);
    await poll(endless);
    const [before] = await portal.taken(feed);
    expect(await poll(endless, 24 * HOUR)).toMatchObject({ kind: 'merged' });
    const [after] = await portal.taken(feed);
    expect(after?.end).not.toEqual(before?.end);
  });
});

const FAULTS: [string, FeedServerAnswer, string][] = [
  ['500', { status: 500 }, 'errore_server'],
  ['403', { status: 403 }, 'rifiutato'],
  ['404', { status: 404 }, 'non_trovato'],
  ['429', { status: 429, headers: { 'retry-after': '1800' } }, 'troppe_richieste'],
  ['HTML with 200', { body: '<!doctype html><title>Accedi</title>' }, 'non_calendario'],
  ['JSON with 200', { body: '{"code":500,"message":"There was an error"}' }, 'non_calendario'],
  ['0 byte', { body: '' }, 'vuoto'],
  ['a calendar cut short', { body: BOTH.slice(0, 300) }, 'incompleto'],
  ['a connection cut short', { body: BOTH, fault: 'cut' }, 'rete'],
  ['no answer at all', { fault: 'reset' }, 'rete'],
  ['an answer that never comes', { fault: 'stall' }, 'tempo_scaduto'],
  ['an answer that drips', { fault: 'drip' }, 'tempo_scaduto'],
  ['too much', { body: `${BOTH}${' '.repeat(1_200_000)}` }, 'troppo_grande'],
  ['a gzip bomb', { body: gzipSync(' '.repeat(20_000_000)), headers: { 'content-encoding': 'gzip' } }, 'troppo_grande'],
  ['a redirect into the network', { status: 302, headers: { location: 'http://10.0.0.1/a.ics' } }, 'indirizzo_vietato'],
  ['gzip that is not', { body: 'x', headers: { 'content-encoding': 'gzip' } }, 'incompleto'],
];

describe('G4 last good kept', () => {
  test.each(FAULTS)('%s changes no night, and is said', async (_, answer, fault) => {
    await poll(BOTH);
    const before = await portal.calendar();
    portal.wait(HOUR);
    await portal.server.set(path, answer);
    expect(await portal.polling.poll(feed)).toMatchObject({ kind: 'failed', fault });
    expect(await portal.calendar()).toEqual(before);
    expect(await portal.feed(feed)).toMatchObject({ fault, failures: 1, succeeded_at: expect.any(Date) });
    expect(await poll(BOTH)).toMatchObject({ kind: 'unchanged' });
    expect(await portal.feed(feed)).toMatchObject({ fault: null, failures: 0, failing_since: null });
  });

  test('a failure is no second opinion: what is held stays held', async () => {
    await poll(BOTH);
    await poll(feedText('airbnb', [STAY]));
    portal.wait(HOUR);
    await portal.server.set(path, { status: 500 });
    await portal.polling.poll(feed);
    expect(await portal.taken(feed)).toContainEqual({ ...OTHER, ...held });
  });

  test('gzip, and a byte order mark, are a calendar all the same', async () => {
    await portal.server.set(path, { body: gzipSync(`\uFEFF${BOTH}`), headers: { 'content-encoding': 'gzip' } });
    expect(await portal.polling.poll(feed)).toMatchObject({ kind: 'merged' });
    expect(await portal.taken(feed)).toHaveLength(2);
  });
});

describe('G5 slow to free', () => {
  test('a night is freed by the second good poll without it, half an hour later or more', async () => {
    await poll(BOTH);
    const without = feedText('airbnb', [STAY]);
    expect(await poll(without)).toMatchObject({ change: { held_nights: 7, freed_nights: 0 } });
    expect(await portal.taken(feed)).toEqual([
      { ...STAY, ...shown },
      { ...OTHER, ...held },
    ]);
    expect(await poll(without, 29 * MINUTE)).toMatchObject({ change: { held_nights: 7, freed_nights: 0 } });
    // The same content as before: a second opinion all the same.
    expect(await poll(without, MINUTE)).toMatchObject({ change: { held_nights: 0, freed_nights: 7 } });
    expect(await portal.taken(feed)).toEqual([{ ...STAY, ...shown }]);
  });

  test('one that comes back was never free, and its event is the same', async () => {
    await poll(BOTH);
    const before = await portal.calendar();
    await poll(feedText('airbnb', [STAY]));
    await poll(BOTH);
    expect(await portal.calendar()).toEqual(before);
  });
});

describe('G6 mass-drop alarm', () => {
  const season = { start: '2026-12-01', end: '2027-03-01' };

  test('most nights gone: mailed once, held, and freed by the second good poll', async () => {
    await poll(feedText('airbnb', [season]));
    const empty = feedText('airbnb', []);
    expect(await poll(empty)).toMatchObject({ change: { mass_drop: { nights: 90, of: 90 }, freed_nights: 0 } });
    expect(await portal.feed(feed)).toMatchObject({ mass_drop: { nights: 90, of: 90 } });
    await poll(empty, MINUTE);
    const [mail, ...more] = await portal.mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'anna@example.it',
      subject: 'Controlla il calendario di Airbnb: Podere Le Querce',
    });
    expect(mail?.text).toContain('mancano 90 notti occupate su 90');
    expect(mail?.text).toContain(`https://ospitalia.example/proprietario/strutture/${struttura}/calendario`);
    expect(await poll(empty)).toMatchObject({ change: { freed_nights: 90 } });
    expect(await portal.feed(feed)).toMatchObject({ mass_drop: null, event_count: 0 });
    expect(await portal.taken(feed)).toEqual([]);
    expect(await portal.mails()).toHaveLength(1);
  });

  test('one that was a glitch leaves no trace but its mail', async () => {
    await poll(feedText('airbnb', [season]));
    await poll(feedText('airbnb', []));
    await poll(feedText('airbnb', [season]));
    expect(await portal.feed(feed)).toMatchObject({ mass_drop: null });
    expect(await portal.taken(feed)).toEqual([{ ...season, ...shown }]);
  });
});

describe('G18 conditional GET', () => {
  const etag = '"v1"';

  test('validators are sent back; 304 is a good poll', async () => {
    await portal.server.set(path, { body: BOTH, headers: { etag } });
    await portal.polling.poll(feed);
    const before = await portal.calendar();
    portal.wait(HOUR);
    expect(await portal.polling.poll(feed)).toEqual({ kind: 'unchanged' });
    const requests = await portal.server.requests(path);
    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, etag]);
    expect(await portal.feed(feed)).toMatchObject({ succeeded_at: portal.clock.now() });
    expect(await portal.calendar()).toEqual(before);
  });

  test('304 confirms the answer before, and so is a second opinion about what that one lacked', async () => {
    await poll(BOTH);
    portal.wait(HOUR);
    await portal.server.set(path, { body: feedText('airbnb', [STAY]), headers: { etag } });
    await portal.polling.poll(feed);
    expect(await portal.taken(feed)).toContainEqual({ ...OTHER, ...held });
    portal.wait(HOUR);
    expect(await portal.polling.poll(feed)).toMatchObject({ kind: 'merged', change: { freed_nights: 7 } });
    expect(await portal.taken(feed)).toEqual([{ ...STAY, ...shown }]);
    expect((await portal.server.requests(path)).at(-1)?.headers['if-none-match']).toBe(etag);
  });
});

test('our own bookings and blocks are never touched by an import', async () => {
  await takeNights(portal.db, { struttura_id: struttura, ...STAY, platform_source: 'ospitalia' });
  const own = sql`select id, period, event_type, platform_source, updated_at from calendar_events where feed_id is null`;
  const before = (await own.execute(portal.db)).rows;
  await poll(feedText('airbnb', [{ start: '2026-12-03', end: '2026-12-08' }]));
  await poll(feedText('airbnb', []));
  await poll(feedText('airbnb', []));
  expect((await own.execute(portal.db)).rows).toEqual(before);
});

test('G10 what the platform was told before it was asked comes back as an echo', async () => {
  const unit_id = await portal.unitOf(struttura);
  await portal.db
    .insertInto('export_addresses')
    .values({
      unit_id,
      platform: 'airbnb',
      token_hash: Buffer.alloc(32, serial),
      sealed_token: Buffer.alloc(8),
      served: `{[${OTHER.start},${OTHER.end})}`,
      fetched_at: portal.clock.now(),
    })
    .execute();
  await poll(feedText('airbnb', [STAY, { ...OTHER, summary: 'Airbnb (Not available)' }]), MINUTE);
  expect(await portal.taken(feed)).toEqual([
    { ...STAY, ...shown },
    { ...OTHER, ...shown, event_type: 'blocked', is_echo: true },
  ]);
});

test('G20 bounded: nights that a feed takes a hundred times over are taken once for whoever asks which are free', async () => {
  const again = Array.from({ length: 100 }, (_, index) => ({ ...STAY, uid: `${index}@airbnb.com` }));
  await poll(feedText('airbnb', [...again, { start: STAY.end, end: '2026-12-09' }]));
  expect(await portal.taken(feed)).toHaveLength(101);
  const { cin } = await portal.db
    .selectFrom('strutture')
    .select('cin')
    .where('id', '=', struttura)
    .executeTakeFirstOrThrow();
  const [house] = await unitsBusy(
    portal.db,
    parseCin(cin ?? '') as Cin,
    '2026-11-22' as CalendarDate,
    '2027-02-01' as CalendarDate,
  );
  expect(house?.busy).toEqual([{ start: STAY.start, end: '2026-12-09' }]);
});

test('an answer that comes after its owner gave another address counts no more', async () => {
  await portal.server.set(path, { body: BOTH, delay: 200 });
  const polled = portal.polling.poll(feed);
  await portal.server.requests(path, 1);
  await portal.db.updateTable('feeds').set({ claimed_until: null }).where('id', '=', feed).execute();
  expect(await polled).toEqual({ kind: 'superseded' });
  expect(await portal.taken(feed)).toEqual([]);
});
