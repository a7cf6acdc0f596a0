import { sql, Kysely, PostgresDialect } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { takeNights } from '../../../test/build-struttura.ts';
import type { FeedServerAnswer } from '../../../test/feed-server.ts';
import { feedText, type FeedTextEvent } from '../../../test/feed-text.ts';
import { HOUR, MINUTE, MORNING, pollingOfFile } from '../../../test/open-polling.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { type Cin, parseCin } from '../../strutture/rules/cin.ts';
import { unitsBusy } from './repository.ts';
import type { PoolClient, QueryResult } from 'pg';
import { createPolling, type PollingService } from './polling-service.ts';

const STAY = { start: '2026-12-01', end: '2026-12-06' };
const OTHER = { start: '2026-12-20', end: '2026-12-27' };
const BOTH = feedText('airbnb', [STAY, OTHER]);
const shown = { event_type: 'booking', is_held: false, is_echo: false };
const held = { ...shown, is_held: true };
const portal = await pollingOfFile();
let path: string;
let struttura: number;
let feed: number;

beforeEach(async () => {
  await portal.forgetAll();
  ({ path, struttura, feed } = await portal.buildFeed());
});

async function pollAnswer(answer: FeedServerAnswer, pause = HOUR) {
  portal.wait(pause);
  await portal.server.set(path, answer);
  return portal.polling.poll(feed);
}

const poll = (events: FeedTextEvent[], pause = HOUR) => pollAnswer({ body: feedText('airbnb', events) }, pause);

describe('a poll with a good response', () => {
  test('blocks the nights immediately, and stores neither UIDs nor summaries (G23)', async () => {
    expect(await poll([STAY, { ...OTHER, summary: 'Airbnb (Not available)' }])).toMatchObject({ kind: 'merged' });
    expect(await portal.taken(feed)).toEqual([
      { ...STAY, ...shown },
      { ...OTHER, ...shown, event_type: 'blocked' },
    ]);
    expect(await portal.feed(feed)).toMatchObject({ event_count: 2, failures: 0, fault: null, claimed_until: null });
    const { rows } = await sql<{ row: string }>`
      select calendar_events::text as row from calendar_events where feed_id = ${feed}`.execute(portal.db);
    expect(rows.map(({ row }) => row).join()).not.toMatch(/@airbnb|Reserved|Not available/);
  });

  test('G1 idempotent: changes no row if the same events are returned again, in any order', async () => {
    await poll([STAY, OTHER]);
    const before = await portal.calendar();
    expect(await poll([STAY, OTHER])).toEqual({ kind: 'unchanged' });
    expect(await poll([OTHER, STAY])).toMatchObject({ kind: 'merged' });
    expect(await portal.calendar()).toEqual(before);
  });

  test('changes no row if the response is unchanged, even with past echoes and held nights', async () => {
    await poll([STAY, OTHER]);
    const row = { unit_id: await portal.unitOf(struttura), feed_id: feed, platform_source: 'airbnb' } as const;
    const past = { period: '[2026-10-01,2026-10-05)', event_type: 'blocked', uid_hash: Buffer.alloc(32) } as const;
    const events = [{ is_echo: true }, { held_since: new Date(MORNING) }].map((why) => ({ ...row, ...past, ...why }));
    await portal.db.insertInto('calendar_events').values(events).execute();
    expect(await poll([STAY, OTHER])).toEqual({ kind: 'unchanged' });
  });

  test('parses an unchanged response again on each new day, so that an endless closure extends to the new horizon', async () => {
    const endless = [{ start: '2027-01-01', end: '2099-01-01', summary: 'Blocked' }];
    await poll(endless);
    const [before] = await portal.taken(feed);
    expect(await poll(endless, 24 * HOUR)).toMatchObject({ kind: 'merged' });
    expect((await portal.taken(feed))[0]?.end).not.toEqual(before?.end);
  });
});

describe('G4 last good poll stays', () => {
  test.each<[string, FeedServerAnswer, string]>([
    ['a 500 response', { status: 500 }, 'errore_server'],
    ['a 429 response', { status: 429, headers: { 'retry-after': '1800' } }, 'troppe_richieste'],
    ['a truncated calendar', { body: BOTH.slice(0, 300) }, 'incompleto'],
    ['an interrupted connection', { body: BOTH, fault: 'cut' }, 'rete'],
    ['a feed that is too large', { body: `${BOTH}${' '.repeat(1_200_000)}` }, 'troppo_grande'],
    [
      'a redirect to a private network',
      { status: 302, headers: { location: 'http://10.0.0.1/' } },
      'indirizzo_vietato',
    ],
  ])('changes no night and reports the fault after %s', async (_, answer, fault) => {
    await poll([STAY, OTHER]);
    const before = await portal.calendar();
    expect(await pollAnswer(answer)).toMatchObject({ kind: 'failed', fault });
    expect(await portal.calendar()).toEqual(before);
    expect(await portal.feed(feed)).toMatchObject({ fault, failures: 1, succeeded_at: expect.any(Date) });
    expect(await poll([STAY, OTHER])).toMatchObject({ kind: 'unchanged' });
    expect(await portal.feed(feed)).toMatchObject({ fault: null, failures: 0, failing_since: null });
  });

  test('does not count a failure as a second poll, so that held nights stay held', async () => {
    await poll([STAY, OTHER]);
    await poll([STAY]);
    await pollAnswer({ status: 500 });
    expect(await portal.taken(feed)).toContainEqual({ ...OTHER, ...held });
  });
});

test('G5 slow to free: frees a missing night only in the second good poll, at least half an hour later', async () => {
  await poll([STAY, OTHER]);
  const before = await portal.calendar();
  expect(await poll([STAY])).toMatchObject({ change: { held_nights: 7, freed_nights: 0 } });
  expect(await portal.taken(feed)).toEqual([
    { ...STAY, ...shown },
    { ...OTHER, ...held },
  ]);
  await poll([STAY, OTHER]);
  expect(await portal.calendar()).toEqual(before);
  await poll([STAY]);
  expect(await poll([STAY], 29 * MINUTE)).toMatchObject({ change: { held_nights: 7, freed_nights: 0 } });
  expect(await poll([STAY], MINUTE)).toMatchObject({ change: { held_nights: 0, freed_nights: 7 } });
  expect(await portal.taken(feed)).toEqual([{ ...STAY, ...shown }]);
});

describe('G6 mass-drop alarm', () => {
  const season = { start: '2026-12-01', end: '2027-03-01' };

  test('emails the owner once about missing nights, holds the nights, and frees them in the second good poll', async () => {
    await poll([season]);
    expect(await poll([])).toMatchObject({ change: { mass_drop: { nights: 90, of: 90 }, freed_nights: 0 } });
    expect(await portal.feed(feed)).toMatchObject({ mass_drop: { nights: 90, of: 90 } });
    await poll([], MINUTE);
    const [mail] = await portal.mails();
    const subject = 'Controlla il calendario di Airbnb: Podere Le Querce';
    expect(mail).toMatchObject({ to: 'anna@example.it', subject });
    expect(mail?.text).toContain('mancano 90 notti occupate su 90');
    expect(mail?.text).toContain(`https://ospitalia.example/proprietario/strutture/${struttura}/calendario`);
    expect(await poll([])).toMatchObject({ change: { freed_nights: 90 } });
    expect(await portal.feed(feed)).toMatchObject({ mass_drop: null, event_count: 0 });
    expect([await portal.taken(feed), (await portal.mails()).length]).toEqual([[], 1]);
  });
});

test('G18 conditional GET: sends the validators and counts a 304 as a good poll', async () => {
  const headers = { etag: '"v1"' };
  await poll([STAY, OTHER]);
  await pollAnswer({ body: feedText('airbnb', [STAY]), headers });
  expect(await portal.taken(feed)).toContainEqual({ ...OTHER, ...held });
  portal.wait(HOUR);
  expect(await portal.polling.poll(feed)).toMatchObject({ kind: 'merged', change: { freed_nights: 7 } });
  const before = await portal.calendar();
  portal.wait(HOUR);
  expect(await portal.polling.poll(feed)).toEqual({ kind: 'unchanged' });
  const requests = await portal.server.requests(path);
  expect(requests.map((request) => request.headers['if-none-match'])).toEqual([
    undefined,
    undefined,
    headers.etag,
    headers.etag,
  ]);
  expect(await portal.feed(feed)).toMatchObject({ succeeded_at: portal.clock.now() });
  expect(await portal.calendar()).toEqual(before);
});

test("never changes Ospitalia's own bookings and blocks during an import", async () => {
  await takeNights(portal.db, { struttura_id: struttura, ...STAY, platform_source: 'ospitalia' });
  const ours = sql`select id, period, event_type, platform_source, updated_at from calendar_events where feed_id is null`;
  const before = (await ours.execute(portal.db)).rows;
  for (const events of [[{ start: '2026-12-03', end: '2026-12-08' }], [], []]) await poll(events);
  expect((await ours.execute(portal.db)).rows).toEqual(before);
});

test('G10 marks nights in a feed as echoes if they were exported to the platform before the poll', async () => {
  const token = { token_hash: Buffer.alloc(32, feed), sealed_token: Buffer.alloc(8) };
  const served = { served: `{[${OTHER.start},${OTHER.end})}`, fetched_at: portal.clock.now() };
  const address = { unit_id: await portal.unitOf(struttura), platform: 'airbnb' as const, ...token, ...served };
  await portal.db.insertInto('export_addresses').values(address).execute();
  await poll([STAY, { ...OTHER, summary: 'Airbnb (Not available)' }], MINUTE);
  expect(await portal.taken(feed)).toEqual([
    { ...STAY, ...shown },
    { ...OTHER, ...shown, event_type: 'blocked', is_echo: true },
  ]);
});

test('G20 bounded: returns one busy period for nights that a feed blocks a hundred times', async () => {
  const again = Array.from({ length: 100 }, (_, index) => ({ ...STAY, uid: `${index}@airbnb.com` }));
  await poll([...again, { start: STAY.end, end: '2026-12-09' }]);
  expect(await portal.taken(feed)).toHaveLength(101);
  const home = portal.db.selectFrom('strutture').select('cin').where('id', '=', struttura);
  const cin = parseCin((await home.executeTakeFirstOrThrow()).cin ?? '') as Cin;
  const [start, end] = ['2026-11-22', '2027-02-01'] as [CalendarDate, CalendarDate];
  const [house] = await unitsBusy(portal.db, cin, { start, end, withPast: false });
  expect(house?.busy).toEqual([{ start: STAY.start, end: '2026-12-09' }]);
});

test('drops a response that arrives after the owner replaced the feed URL', async () => {
  await portal.server.set(path, { body: BOTH, delay: 200 });
  const polled = portal.polling.poll(feed);
  await portal.server.requests(path, 1);
  await portal.db.updateTable('feeds').set({ claimed_until: null }).where('id', '=', feed).execute();
  expect(await polled).toEqual({ kind: 'superseded' });
  expect(await portal.taken(feed)).toEqual([]);
});

function failingAt(number: number): PollingService {
  let statements = 0;
  const connect = async () => {
    const client = await portal.database.pool.connect();
    return {
      query: (text: string, values: unknown[]): Promise<QueryResult> => {
        statements += 1;
        if (statements < number) return client.query(text, values);
        return Promise.reject(new Error(`statement ${number} failed`));
      },
      // PostgreSQL rolls back when a connection breaks, so the stub does too.
      release: () => client.query('rollback').finally(() => client.release()),
    } as unknown as PoolClient;
  };
  const pool = { connect, end: async () => undefined, options: {} };
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
  return createPolling({ ...portal.dependencies, db: db as never });
}

async function statementsOf(attempt: (failing: { number: number; polling: PollingService }) => Promise<unknown>) {
  for (let number = 1; ; number += 1) {
    if ((await attempt({ number, polling: failingAt(number) })) !== null) return number - 1;
  }
}

async function state(): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select jsonb_build_array(
      (select jsonb_agg(e order by id) from calendar_events e),
      (select jsonb_agg(to_jsonb(f) - 'claimed_until' - 'attempted_at' order by id) from feeds f),
      (select jsonb_agg(c order by first_event_id) from conflicts c),
      (select count(*) from pgboss.job where name = 'mail')
    )::text as state`.execute(portal.db);
  return rows[0]?.state ?? '';
}

test('G3 atomic: changes nothing if any statement of a poll fails, and applies the change in the next poll', async () => {
  ({ struttura, feed, path } = await portal.buildFeed());
  const ours = { start: '2027-01-04', end: '2027-01-06', platform_source: 'ospitalia' } as const;
  await takeNights(portal.db, { struttura_id: struttura, ...ours });
  const nights = (start: string, end: string) => ({ start, end });
  await portal.server.set(path, { body: feedText('airbnb', [nights('2026-12-01', '2027-01-03')]) });
  await portal.polling.poll(feed);
  await portal.server.set(path, { body: feedText('airbnb', []) });
  portal.wait(HOUR);
  await portal.polling.poll(feed);
  const before = await state();
  const events = [nights('2027-01-01', '2027-01-05'), nights('2027-02-01', '2027-02-05')];
  await portal.server.set(path, { body: feedText('airbnb', events) });
  const statements = await statementsOf(async (failing) => {
    portal.wait(HOUR);
    const outcome = await failing.polling.poll(feed).catch(() => null);
    if (outcome !== null) return outcome;
    expect(await state(), `after statement ${failing.number}`).toBe(before);
    return null;
  });
  expect(statements).toBeGreaterThan(12);
  expect(await portal.taken(feed)).toMatchObject(events);
  expect(await portal.mails()).toHaveLength(2);
});

test('G3 isolated: a failing poll changes no other feed', async () => {
  const [one, { feed: two }] = [feed, await portal.buildFeed()];
  await portal.server.set('*', { body: feedText('airbnb', [{ start: '2026-12-10', end: '2026-12-12' }]) });
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`.execute(
    portal.db,
  );
  await sql`
    create trigger refuse before insert on calendar_events for each row when (new.feed_id = ${sql.lit(one)})
    execute function refuse()`.execute(portal.db);
  portal.reported.length = 0;
  const waits: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    await portal.polling.runBatch([one, two]);
    const { next_poll_at } = await portal.feed(one);
    waits.push(Math.round((next_poll_at.getTime() - portal.clock.now().getTime()) / HOUR));
    portal.goTo(next_poll_at.toISOString());
  }
  expect(await portal.taken(one)).toEqual([]);
  expect(await portal.taken(two)).toHaveLength(1);
  expect(waits).toEqual([0, 1, 2, 4, 6, 6]);
  expect(portal.reported).toHaveLength(6);
  expect(portal.reported[0]).toMatchObject({
    message: `could not poll feed ${one}`,
    cause: { message: 'refused' },
  });
  expect(await portal.feed(one)).toMatchObject({ fault: 'errore_interno', failures: 6, claimed_until: null });
  await sql`drop trigger refuse on calendar_events`.execute(portal.db);
  expect(await portal.polling.poll(one)).toMatchObject({ kind: 'merged' });
});
