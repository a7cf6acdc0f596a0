import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { takeNights } from '../../../test/build-struttura.ts';
import { feedText } from '../../../test/feed-text.ts';
import { HOUR, openPolling } from '../../../test/open-polling.ts';
import { IS_VERIFY } from '../../../test/verify.ts';
import { addDays, type CalendarDate } from '../../kernel/dates/calendar-date.ts';

const PATIENCE = { timeout: 60_000, interval: 5 };
const FEEDS = 6;
const STAYS = 20;
const DAYS = 2 * STAYS;
const VERSIONS = 8;
/** Advance of the clock before each import. An import process also advances its own clock, but by less than this. */
const PAUSE = 100 * HOUR;
/** First day of the imported events. It is far in the future, because each import advances the clock by about four days. */
const FIRST = '2027-04-01' as CalendarDate;

const feeds: number[] = [];

function body(version: number): string {
  const starts = Array.from({ length: STAYS }, (_, index) => addDays(FIRST, DAYS * version + 2 * index));
  return feedText(
    'airbnb',
    starts.map((start) => ({ start, end: addDays(start, 1) })),
  );
}

async function alternate(): Promise<void> {
  const answers = Array.from({ length: 400 }, (_, index) => ({ body: body(index % VERSIONS) }));
  await Promise.all(feeds.map((_, index) => portal.server.set(`/${index}.ics`, ...answers)));
}
const portal = await openPolling();
for (let index = 0; index < FEEDS; index += 1) {
  const struttura = await portal.buildStruttura();
  const ours = { start: FIRST, end: addDays(FIRST, DAYS * VERSIONS), platform_source: 'ospitalia' } as const;
  await takeNights(portal.db, { struttura_id: struttura, ...ours });
  feeds.push(await portal.addFeed({ struttura, path: `/${index}.ics` }));
}
await alternate();
for (const feed of feeds) await portal.polling.poll(feed);
afterAll(() => portal.close());

function startImport(): { child: ChildProcess; rounds(count: number): Promise<void> } {
  portal.wait(PAUSE);
  const file = join(import.meta.dirname, '../../../test/import-process.ts');
  const args = [file, portal.database.url, portal.server.host, portal.clock.now().toISOString()];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let imported = 0;
  createInterface({ input: child.stdout }).on('line', () => {
    imported += 1;
  });
  return { child, rounds: (count) => vi.waitFor(() => expect(imported).toBeGreaterThanOrEqual(count), PATIENCE) };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function sessions(that: string): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and application_name = 'ospitalia' and ${sql.raw(that)}`.execute(portal.db);
  return rows.length;
}

type ImportedState = {
  live: number;
  parities: number;
  held: number;
  event_count: number;
  unconflicted: number;
  unmailed: number;
};

async function states(): Promise<ImportedState[]> {
  const { rows } = await sql<ImportedState>`
    select count(*) filter (where held_since is null)::int as live,
      count(distinct (lower(event.period) - ${FIRST}::date) / ${DAYS}::int) filter (where held_since is null)::int as versions,
      count(*) filter (where held_since is not null)::int as held, max(event_count) as event_count,
      count(*) filter (where sync_status <> 'conflict' or conflicts.first_event_id is null)::int as unconflicted,
      count(*) filter (where conflicts.mailed_at is null)::int as unmailed
    from feeds left join calendar_events event on feed_id = feeds.id
    left join conflicts on event.id in (first_event_id, second_event_id)
    group by feeds.id order by feeds.id`.execute(portal.db);
  return rows;
}

async function expectWhole(): Promise<void> {
  const whole = { live: STAYS, versions: 1, event_count: STAYS, unconflicted: 0, unmailed: 0 };
  for (const state of await states()) {
    expect([
      { ...whole, held: 0 },
      { ...whole, held: STAYS },
    ]).toContainEqual(state);
  }
}

async function everything(): Promise<string> {
  const { rows } = await sql<{ all: string }>`
    select jsonb_build_array(
      (select jsonb_agg(e order by id) from calendar_events e),
      (select jsonb_agg(to_jsonb(f) - 'claimed_until' - 'attempted_at' order by id) from feeds f),
      (select jsonb_agg(c order by first_event_id, second_event_id) from conflicts c),
      (select count(*) from pgboss.job where name = 'mail')
    )::text as all`.execute(portal.db);
  return rows[0]?.all ?? '';
}

const more = IS_VERIFY
  ? [
      ['before it writes events', 'calendar_events'],
      ['when all but the email is written', 'pgboss.job_common'],
    ]
  : [];

describe('G3 atomic: an import that is killed with kill -9', () => {
  test.each([...more, ['after it has written events, but before it has written conflicts', 'conflicts']])(
    'changes nothing, and the next import completes (killed %s)',
    async (_, table) => {
      await expectWhole();
      const before = await everything();
      // Locks the table, so that the import blocks when it writes to it.
      const holder = await portal.database.pool.connect();
      await holder.query('begin');
      await holder.query(`lock table ${table} in exclusive mode`);
      const { child } = startImport();
      await vi.waitFor(
        async () => expect(await sessions(`wait_event_type = 'Lock'`)).toBeGreaterThanOrEqual(4),
        PATIENCE,
      );
      await kill(child);
      await holder.query('rollback');
      holder.release();
      await vi.waitFor(async () => expect(await sessions(`state <> 'idle'`)).toBe(0), PATIENCE);
      expect(await everything()).toBe(before);
      portal.wait(PAUSE);
      for (const feed of feeds) expect(await portal.polling.poll(feed)).toMatchObject({ kind: 'merged' });
      expect(await everything()).not.toBe(before);
      await expectWhole();
    },
  );

  test('leaves every calendar completely in its old or its new state (killed at any moment)', async () => {
    for (const pause of IS_VERIFY ? [0, 20, 40] : [20]) {
      const { child, rounds } = startImport();
      await rounds(1);
      await new Promise((resolve) => setTimeout(resolve, pause));
      await kill(child);
      await vi.waitFor(async () => expect(await sessions(`state <> 'idle'`)).toBe(0), PATIENCE);
      await expectWhole();
    }
  });
});
